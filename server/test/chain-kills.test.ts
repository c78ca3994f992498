/**
 * Kills the signer and the processes that read a chain and send on it, at any moment, while coins come in, go out and
 * are gathered, and blocks are taken back: the ledger has what the chain has to the last unit, nothing is sent twice and
 * nothing credited twice. A run prints its seed; COMMONS_TEST_SEED repeats its choices.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newJournal, openJournal } from '@commons/chain/signer/journal.ts'
import { writeKeyFile } from '@commons/chain/signer/key-file.ts'
import { sql } from 'kysely'
import { formatEther, type Hex, parseEther } from 'viem'
import { wei } from './chains/ethereum-chain.ts'
import type { ChainChild } from './chains/chain-child.ts'
import { isLong } from './long.ts'
import { coldAddress, confirmations, openSendingScene, type SendingScene } from './scenes/sending-scene.ts'
import { balanceOf, give, ledgerHolds } from './scenes/wallet-scene.ts'
import type { Person } from './world.ts'

const rounds = isLong ? 40 : 1
const killsEach = isLong ? 25 : 8
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const worker = fileURLToPath(new URL('chains/chain-child.ts', import.meta.url))
/** From how much on an address is emptied. */
const least = { ETH: String(wei(0.5)), FCELL: String(wei(1)) }
const signerMain = fileURLToPath(import.meta.resolve('@commons/chain/signer/main.ts'))

let state = seed
const random = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return Math.floor((state / 0x7fffffff) * below)
}

let scene: SendingScene
let folder: string
/** Who only receives. */
let bob: Person
const own: string[] = []

before(async () => {
  scene = await openSendingScene()
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'))
  const { here, ada } = scene
  // What the wallet has from the start is never taken back.
  await scene.mined(confirmations)
  await give(here, ada, { ETH: '5000', FCELL: '50000' })
  bob = await here.person('Bob')
  for (const person of [ada, bob, await here.person('Cyd')])
    own.push((await here.as(person).call('deposit_address', { currency: 'ETH' })).recdata.address)
  await newJournal(journalFile())
  // The key of the scene.
  await writeKeyFile(path.join(folder, 'key.age'), {
    words: '07'.repeat(32),
    passphrase: 'x',
    workFactor: 1,
  })
})
after(async () => {
  for (const each of running) each.kill('SIGKILL')
  await scene.close()
  await rm(folder, { recursive: true })
})

const journalFile = () => path.join(folder, 'signed.jsonl')
const socket = () => path.join(folder, 's')

const running = new Set<ChildProcess>()
const ups = new WeakMap<ChildProcess, Promise<unknown>>()
/** What they complained about, and how often. */
const said = new Map<string, number>()

function start(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: undefined },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  ups.set(child, Promise.race([once(child.stdout ?? assert.fail(), 'data'), once(child, 'exit')]))
  child.stdin?.on('error', () => undefined)
  child.stderr?.on('data', (chunk) => {
    for (const line of String(chunk).split('\n')) {
      const times = said.get(line) ?? 0
      if (line.trim()) said.set(line, times + 1)
    }
  })
  return child
}
/** Resolves once it has said its first word, or has ended. */
async function up(child: ChildProcess): Promise<void> {
  await ups.get(child)
}

function startWorker(): ChildProcess {
  const given: ChainChild = {
    connection: scene.here.platform.database.connection,
    options: scene.chain.options,
    socket: socket(),
    confirmations,
    // So short that some are replaced.
    patienceMs: 1000,
    gathering: {
      least,
      limits: { ETH: String(wei(45)), FCELL: String(wei(1800)) },
    },
  }
  return start([worker, JSON.stringify(given)], process.env)
}

const startSigner = (): ChildProcess =>
  start([signerMain], {
    PATH: process.env['PATH'],
    SIGNER_KEY_FILE: path.join(folder, 'key.age'),
    SIGNER_JOURNAL: journalFile(),
    SIGNER_PASSPHRASE: 'x',
    SIGNER_SOCKET: socket(),
    SIGNER_APPROVALS: scene.approvals,
    ETH_CHAIN_ID: String(scene.rules.chainId),
    FCELL_CONTRACT: scene.rules.token,
    SIGNER_ETH_A_DAY: '100000',
    SIGNER_FCELL_A_DAY: '1000000',
    SIGNER_MAX_FEE: '0.05',
    SIGNER_COLD_ADDRESS: coldAddress,
    SIGNER_ENDS_WITH_INPUT: '1',
  })

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child)
  const ended = once(child, 'exit')
  assert.ok(child.kill('SIGKILL'), 'It had ended by itself')
  await ended
}

interface Paid {
  readonly hash: Hex
  readonly raw: Hex
  readonly to: string
  readonly currency: 'ETH' | 'FCELL'
  readonly units: bigint
}
const paid: Paid[] = []
const withdrawn: Array<{ readonly id: number; readonly to: string; readonly currency: 'ETH' | 'FCELL' }> = []

/** Pays to a member's address from elsewhere. */
async function payIn(): Promise<void> {
  const to = own[random(own.length)] ?? assert.fail()
  const currency = random(3) === 0 ? 'FCELL' : 'ETH'
  const units = currency === 'ETH' ? wei(0.4) + BigInt(random(1e9)) : wei(5) + BigInt(random(1e9))
  const { chain } = scene
  const isByContract = random(3) === 0
  const hash = await (currency === 'FCELL'
    ? chain.payTokens(to, units)
    : isByContract
      ? chain.split([to], units)
      : chain.pay(to, units))
  paid.push({ hash, raw: (await chain.rawOf(hash)) ?? assert.fail(), to, currency, units })
}

async function withdraw(): Promise<void> {
  // Nobody's before, and nobody's again.
  const to = `0x${(seed % 2 ** 31).toString(16).padStart(8, '0')}${String(withdrawn.length + 1).padStart(32, '0')}`
  const currency = random(3) === 0 ? 'FCELL' : 'ETH'
  const amount = formatEther(parseEther(currency === 'ETH' ? '0.2' : '3') + BigInt(random(1e9)))
  const id = await scene.letGo(amount, {
    to,
    call: currency === 'ETH' ? 'withdraw_eth' : 'withdraw_token',
  })
  withdrawn.push({ id, to, currency })
}

/**
 * What was paid and a reorganisation took out of its block is sent again by who paid it. What has lost its place to a
 * later payment by then never comes.
 */
async function payLostAgain(): Promise<void> {
  const { chain } = scene
  for (const each of paid.slice(-50)) {
    const refusal = await chain.sendAgain(each.raw).then(
      () => '',
      (error: Error) => error.message,
    )
    if (refusal === '') continue
    // It is there already, in a block or waiting for one; or its place is taken.
    assert.match(refusal, /nonce too low|already/i)
    if (/nonce too low/i.test(refusal) && (await chain.rawOf(each.hash)) === null)
      paid.splice(paid.indexOf(each), 1)
  }
}

async function somethingHappens(): Promise<void> {
  const { chain } = scene
  const dice = random(10)
  if (dice < 3) await payIn()
  else if (dice < 6) await withdraw()
  else if (dice < 9) await chain.mine(1 + random(2))
  else {
    await chain.reorganise(1 + random(2))
    await payLostAgain()
  }
}

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(scene.here.platform.database.db)).rows

async function isCalm(): Promise<boolean> {
  const [row] = await rowsOf(
    sql<{ open: number; credited: number }>`
      select (select count(*) from chain_sends where ended_at is null)::int
          + (select count(*) from withdrawals where state in ('sending', 'sent'))::int
          + (select count(*) from (
              select from deposits where gathered_by is null group by address_id, currency
              having sum(amount) >= case currency when 'ETH' then ${least.ETH}::numeric else ${least.FCELL}::numeric end))::int as open,
        (select count(*) from deposits where state = 'credited')::int as credited`,
  )
  return row?.open === 0 && row.credited >= paid.length
}

/** What all addresses of Commons have. */
async function held(): Promise<Record<'ETH' | 'FCELL', bigint>> {
  const { chain, wallet } = scene
  const sum = async (of: (address: string) => Promise<bigint>) =>
    (await Promise.all([wallet, coldAddress, ...own].map(of))).reduce((all, each) => all + each, 0n)
  return { ETH: await sum(chain.balanceOf), FCELL: await sum(chain.tokensOf) }
}
const mirrored = async () => ({
  ETH: -(await scene.custodyOf('ETH')),
  FCELL: -(await scene.custodyOf('FCELL')),
})

async function allIsThereOnce(at: Record<'holds' | 'mirror', Awaited<ReturnType<typeof held>>>) {
  const { chain, here, wallet } = scene
  const [has, says] = [await held(), await mirrored()]
  for (const currency of ['ETH', 'FCELL'] as const)
    assert.equal(has[currency] - at.holds[currency], says[currency] - at.mirror[currency], currency)
  await ledgerHolds(here)

  const nets = await rowsOf(
    sql<{ id: number; state: string; net: string }>`
      select id, state, (amount - fee)::text as net from withdrawals order by id`,
  )
  const found = await Promise.all(
    withdrawn.map(async ({ id, to, currency }) => ({
      id,
      state: 'confirmed',
      net: String(await (currency === 'ETH' ? chain.balanceOf(to) : chain.tokensOf(to))),
    })),
  )
  assert.deepEqual(nets, found, 'each withdrawal has arrived once')

  const came = await rowsOf(
    sql<{ hash: string; currency: string; units: string; state: string }>`
      select d.tx_hash as hash, d.currency, d.amount::text as units, d.state from deposits d order by d.tx_hash`,
  )
  assert.deepEqual(
    came,
    paid
      .map(({ hash, currency, units }) => ({ hash, currency, units: String(units), state: 'credited' }))
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
    'each deposit is there once',
  )
  const toBob = (currency: string) =>
    paid
      .filter((each) => each.currency === currency && each.to === own[1])
      .reduce((sum, { units }) => sum + units, 0n)
  const { ETH, FCELL } = await balanceOf(here, bob)
  assert.deepEqual([parseEther(ETH), parseEther(FCELL)], [toBob('ETH'), toBob('FCELL')])

  const outcomes = await rowsOf(sql<{ outcome: string }>`select distinct outcome from chain_sends`)
  assert.deepEqual(outcomes, [{ outcome: 'done' }])
  const [count] = await rowsOf(
    sql<{ sent: number }>`select count(*)::int as sent from chain_sends where from_address = ${wallet}`,
  )
  assert.equal(await chain.sentBy(wallet), count?.sent)
  const journal = await openJournal(journalFile())
  await journal.close()
  const places = new Map<string, string>()
  const purposes = new Map<string, string>()
  for (const { purpose, from, nonce } of journal.lines) {
    const place = `${from} ${nonce}`
    assert.equal(places.get(purpose) ?? place, place, purpose)
    assert.equal(purposes.get(place) ?? purpose, purpose, place)
    places.set(purpose, place)
    purposes.set(place, purpose)
  }
}

test(
  `the ledger has what the chain has after ${rounds * killsEach} kills, and nothing came or went twice`,
  { timeout: isLong ? 7_200_000 : 120_000 },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed}`)
    const at = { holds: await held(), mirror: await mirrored() }
    const targets: Target[] = [startSigner, startWorker, startWorker].map((begin) => ({
      begin,
      child: begin(),
    }))
    let kills = 0
    try {
      for (let round = 0; round < rounds; round++) {
        for (let nth = 0; nth < killsEach; nth++) {
          const target = targets[random(targets.length)] ?? assert.fail()
          await up(target.child)
          for (let times = 0; times < 4; times++) await somethingHappens()
          await sleep(random(150))
          await kill(target.child)
          target.child = target.begin()
          kills++
        }
        await settle(targets)
        await allIsThereOnce(at)
        if (round + 1 < rounds) beginAll(targets)
      }
    } catch (error) {
      for (const row of await rowsOf(
        sql`
          select to_jsonb(s)::text as open from chain_sends s where ended_at is null or outcome <> 'done'
          union all
          select to_jsonb(w)::text from withdrawals w where state <> 'confirmed'
          union all
          select to_jsonb(d)::text from deposits d where state <> 'credited' or gathered_by is null`,
      ))
        t.diagnostic(JSON.stringify(row))
      t.diagnostic(
        `${paid.length} were paid in, last ${JSON.stringify(paid.slice(-3).map(({ hash }) => hash))}`,
      )
      for (const [line, times] of said) t.diagnostic(`${times} times: ${line}`)
      throw error
    }
    t.diagnostic(`${kills} kills, ${paid.length} deposits, ${withdrawn.length} withdrawals`)
  },
)

interface Target {
  readonly begin: () => ChildProcess
  child: ChildProcess
}

const beginAll = (targets: readonly Target[]) => {
  for (const target of targets) target.child = target.begin()
}

/** Adds blocks until all that was begun is over, and kills all, so that nothing else begins. */
async function settle(targets: readonly Target[]): Promise<void> {
  for (;;) {
    await Promise.all(targets.map(({ child }) => up(child)))
    for (let tries = 0, calm = 0; calm < confirmations; tries++) {
      assert.ok(tries < 150, 'It does not settle')
      await scene.chain.mine()
      await payLostAgain()
      await sleep(100)
      calm = (await isCalm()) ? calm + 1 : 0
    }
    await Promise.all(targets.map(({ child }) => kill(child)))
    // What one of them told the database last.
    await sleep(100)
    if (await isCalm()) return
    beginAll(targets)
  }
}
