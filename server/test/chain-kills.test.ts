/**
 * Kills the signer and the processes that read a chain and send on it, at any moment, while coins come in, go out and
 * are gathered, and blocks are taken back: the ledger has what the chain has to the last unit, nothing is sent twice and
 * nothing credited twice. A run prints its seed; COMMONS_TEST_SEED repeats its choices.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Line } from '@commons/chain/signer/journal.ts'
import { sql } from 'kysely'
import { formatEther, type Hex, parseEther } from 'viem'
import { wei } from './chains/ethereum-chain.ts'
import { allKills, killsTimeout, openKilling, openRandom, rowsOf } from './chains/killing.ts'
import { coldAddress, confirmations, openSendingScene, type SendingScene } from './scenes/sending-scene.ts'
import { balanceOf, give, ledgerHolds } from './scenes/wallet-scene.ts'
import type { Person } from './world.ts'

const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const random = openRandom(seed)
/** From how much on an address is emptied. */
const least = { ETH: String(wei(0.5)), FCELL: String(wei(1)) }

let scene: SendingScene
let killing: Awaited<ReturnType<typeof openKilling>>
/** Who only receives. */
let bob: Person
const own: string[] = []

before(async () => {
  scene = await openSendingScene()
  const { here, ada } = scene
  // What the wallet has from the start is never taken back.
  await scene.mined(confirmations)
  await give(here, ada, { ETH: '5000', FCELL: '50000' })
  bob = await here.person('Bob')
  for (const person of [ada, bob, await here.person('Cyd')])
    own.push((await here.as(person).call('deposit_address', { currency: 'ETH' })).recdata.address)
  const at = { holds: await held(), mirror: await mirrored() }
  killing = await openKilling(
    {
      here,
      confirmations,
      child: {
        ethereum: {
          options: scene.chain.options,
          gathering: { least, limits: { ETH: String(wei(45)), FCELL: String(wei(1800)) } },
        },
      },
      rules: {
        SIGNER_APPROVALS: scene.approvals,
        ETH_CHAIN_ID: String(scene.rules.chainId),
        FCELL_CONTRACT: scene.rules.token,
        SIGNER_ETH_A_DAY: '100000',
        SIGNER_FCELL_A_DAY: '1000000',
        SIGNER_MAX_FEE: '0.05',
        SIGNER_COLD_ADDRESS: coldAddress,
      },
      happens: somethingHappens,
      async mine() {
        await scene.chain.mine()
        await payLostAgain()
        await forgetReverted()
      },
      isCalm,
      isExact: (journal) => allIsThereOnce(at, journal),
    },
    random,
  )
})
after(async () => {
  await killing.close()
  await scene.close()
})

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
    assert.match(refusal, /nonce too low|underpriced|already/i)
    if (!/already/i.test(refusal) && (await scene.sender.find([each.hash])) === undefined)
      paid.splice(paid.indexOf(each), 1)
  }
}

/** In another block than it was made for, a payment of tokens may do nothing but cost. */
async function forgetReverted(): Promise<void> {
  for (const each of paid.slice(-50)) {
    const mined = await scene.sender.find([each.hash])
    if (mined?.isDone === false && (await scene.chain.reader.hashAt(mined.height)) === mined.block)
      paid.splice(paid.indexOf(each), 1)
  }
}

async function somethingHappens(dice: number): Promise<void> {
  const { chain } = scene
  if (dice < 3) await payIn()
  else if (dice < 6) await withdraw()
  else if (dice < 9) await chain.mine(1 + random(2))
  else {
    await chain.reorganise(1 + random(2))
    await payLostAgain()
  }
}

async function isCalm(): Promise<boolean> {
  const [row] = await rowsOf(
    scene.here,
    sql<{ open: number; credited: number }>`
      select (select count(*) from chain_sends where ended_at is null)::int
          + (select count(*) from withdrawals where state in ('sending', 'sent'))::int
          + (select count(*) from (
              select from deposits where state = 'credited' and gathered_by is null group by address_id, currency
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

async function allIsThereOnce(
  at: Record<'holds' | 'mirror', Awaited<ReturnType<typeof held>>>,
  journal: readonly Line[],
) {
  const { chain, here, wallet } = scene
  const [has, says] = [await held(), await mirrored()]
  for (const currency of ['ETH', 'FCELL'] as const)
    assert.equal(has[currency] - at.holds[currency], says[currency] - at.mirror[currency], currency)
  await ledgerHolds(here)

  const nets = await rowsOf(
    scene.here,
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
    scene.here,
    sql<{ hash: string; currency: string; units: string; state: string }>`
      select d.tx_hash as hash, d.currency, d.amount::text as units, d.state from deposits d
      -- What has lost its place to another payment while its block was gone never comes again.
      where d.state <> 'orphaned' order by d.tx_hash`,
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

  const outcomes = await rowsOf(here, sql<{ outcome: string }>`select distinct outcome from chain_sends`)
  assert.deepEqual(outcomes, [{ outcome: 'done' }])
  const [count] = await rowsOf(
    scene.here,
    sql<{ sent: number }>`select count(*)::int as sent from chain_sends where from_address = ${wallet}`,
  )
  assert.equal(await chain.sentBy(wallet), count?.sent)
  const places = new Map<string, string>()
  const purposes = new Map<string, string>()
  for (const { purpose, from, nonce } of journal) {
    const place = `${from} ${nonce}`
    assert.equal(places.get(purpose) ?? place, place, purpose)
    assert.equal(purposes.get(place) ?? purpose, purpose, place)
    places.set(purpose, place)
    purposes.set(place, purpose)
  }
}

/** Lists what was paid and is no deposit, with the block that it is in, if any. */
async function unseen() {
  const seen = await rowsOf(scene.here, sql<{ hash: string }>`select tx_hash as hash from deposits`)
  const missing = paid.filter(({ hash }) => seen.every((each) => each.hash !== hash))
  return await Promise.all(
    missing.map(async ({ hash, currency }) => {
      const mined = await scene.sender.find([hash])
      const isThere = mined && (await scene.chain.reader.hashAt(mined.height)) === mined.block
      return { hash, currency, height: mined?.height, isDone: mined?.isDone, isThere }
    }),
  )
}

test(
  `the ledger has what the chain has after ${allKills} kills, and nothing came or went twice`,
  { timeout: killsTimeout },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed}`)
    try {
      await killing.killed(t)
    } catch (error) {
      t.diagnostic(`paid and never seen: ${JSON.stringify(await unseen())}`)
      throw error
    }
    t.diagnostic(`${paid.length} deposits, ${withdrawn.length} withdrawals`)
  },
)
