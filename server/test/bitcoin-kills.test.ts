/**
 * Kills the signer and the processes that read Bitcoin's chain and send on it, at any moment, while coins come in, go
 * out and are put away, and blocks are taken back: the ledger has what the chain has to the last satoshi, nothing is
 * sent twice and nothing credited twice. A run prints its seed; COMMONS_TEST_SEED repeats its choices.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Line } from '@commons/chain/signer/journal.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { witnessAddress } from '../src/platform/chains/bitcoin/bitcoin-keys.ts'
import { allKills, killsTimeout, openKilling, openRandom, rowsOf } from './chains/killing.ts'
import {
  type BitcoinScene,
  btc,
  coldAddress,
  confirmations,
  network,
  openBitcoinScene,
} from './scenes/bitcoin-scene.ts'
import { give, ledgerHolds } from './scenes/wallet-scene.ts'

const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const random = openRandom(seed)

let scene: BitcoinScene
let killing: Awaited<ReturnType<typeof openKilling>>
const own: string[] = []
interface Paid {
  readonly hash: string
  readonly raw: string
  readonly units: bigint
}
const paid: Paid[] = []
const withdrawn: Array<{ readonly id: number; readonly to: string }> = []

before(async () => {
  scene = await openBitcoinScene([2, 2, 2, 2])
  const { here, ada } = scene
  await give(here, ada, { BTC: '1000' })
  for (const person of [ada, await here.person('Bob')])
    own.push((await here.as(person).call('deposit_address', { currency: 'BTC' })).recdata.address)
  const before_ = (await scene.held()) + (await scene.custodyOf())
  killing = await openKilling(
    {
      here,
      confirmations,
      child: { bitcoin: { options: scene.chain.options, limit: String(btc(7)) } },
      rules: {
        SIGNER_APPROVALS: scene.approvals,
        BTC_NETWORK: network,
        SIGNER_BTC_A_DAY: '1000',
        SIGNER_BTC_MAX_FEE: '0.01',
        SIGNER_BTC_COLD_ADDRESS: coldAddress,
      },
      happens: somethingHappens,
      async mine() {
        await payLostAgain()
        await scene.chain.mine()
      },
      isCalm,
      isExact: (journal) => allIsThereOnce(before_, journal),
    },
    random,
  )
})
after(async () => {
  await killing.close()
  await scene.close()
})

/** A satoshi or two more or less, so that no two amounts are alike. */
const about = (amount: number): bigint => btc(amount) + BigInt(random(1_000_000))

async function somethingHappens(dice: number): Promise<void> {
  const { chain } = scene
  if (dice < 3) {
    // More than goes out, with what never comes after a reorganisation: the wallet has to last for the whole run.
    const units = about(0.6)
    const address = own[random(own.length)] ?? assert.fail()
    const hash = await chain.pay([{ address, units: Number(units) }])
    paid.push({ hash, raw: String(await chain.ask('getrawtransaction', hash)), units })
  } else if (dice < 6) {
    // Nobody's before, and nobody's again.
    const hash = Buffer.alloc(20)
    hash.writeUInt32BE(seed % 2 ** 31)
    hash.writeUInt32BE(withdrawn.length + 1, 16)
    const to = witnessAddress(network, hash)
    withdrawn.push({ id: await scene.letGo(decimalText(about(0.2), 'BTC'), { to }), to })
  } else if (dice < 9) await chain.mine(1 + random(2))
  else await chain.reorganise(1 + random(2))
}

/**
 * What was paid and a reorganisation took out of its block is sent again by who paid it; the node may have forgotten
 * it. Where its coins were spent for a later payment by then, it never comes.
 */
async function payLostAgain(): Promise<void> {
  const { chain } = scene
  for (const each of paid.slice(-50)) {
    const isThere = await chain.ask('getrawtransaction', each.hash).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    await chain.ask('sendrawtransaction', each.raw).catch((error: Error) => {
      assert.match(error.message, /missing|spent|conflict|replacement/)
      paid.splice(paid.indexOf(each), 1)
    })
  }
}

async function isCalm(): Promise<boolean> {
  const [row] = await rowsOf(
    scene.here,
    sql<{ open: number; credited: number }>`
      select (select count(*) from chain_sends where ended_at is null)::int
          + (select count(*) from withdrawals where state in ('sending', 'sent'))::int as open,
        (select count(*) from deposits where state = 'credited')::int as credited`,
  )
  return row?.open === 0 && row.credited >= paid.length
}

async function allIsThereOnce(before_: bigint, journal: readonly Line[]): Promise<void> {
  const { here } = scene
  const cold = await scene.arrived(coldAddress)
  assert.equal((await scene.held()) + cold + (await scene.custodyOf()), before_)
  await ledgerHolds(here)

  const nets = await rowsOf(
    here,
    sql<{ id: number; state: string; net: string }>`
      select id, state, (amount - fee)::text as net from withdrawals order by id`,
  )
  const found = await Promise.all(
    withdrawn.map(async ({ id, to }) => ({ id, state: 'confirmed', net: String(await scene.arrived(to)) })),
  )
  assert.deepEqual(nets, found, 'each withdrawal has arrived once')

  const came = await rowsOf(
    here,
    sql<{ hash: string; units: string; state: string }>`
      select tx_hash as hash, amount::text as units, state from deposits where state <> 'orphaned' order by tx_hash`,
  )
  const said = paid.map(({ hash, units }) => ({ hash, units: String(units), state: 'credited' }))
  assert.deepEqual(
    came,
    said.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
    'each deposit is there once',
  )

  const outcomes = await rowsOf(here, sql<{ outcome: string }>`select distinct outcome from chain_sends`)
  assert.deepEqual(outcomes, [{ outcome: 'done' }])
  // A purpose has one coin for good, and that coin one purpose.
  const coins = new Map<string, string>()
  const purposes = new Map<string, string>()
  for (const { purpose, coins: spent } of journal) {
    const coin = spent?.[0]?.coin ?? assert.fail()
    assert.equal(coins.get(purpose) ?? coin, coin, purpose)
    assert.equal(purposes.get(coin) ?? purpose, purpose, coin)
    coins.set(purpose, coin)
    purposes.set(coin, purpose)
  }
}

test(
  `the ledger has what Bitcoin has after ${allKills} kills, and nothing came or went twice`,
  { timeout: killsTimeout },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed}`)
    await killing.killed(t)
    t.diagnostic(`${paid.length} deposits, ${withdrawn.length} withdrawals`)
  },
)
