/** Withdrawals of BTC, on a real chain. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signApproval, newApprovalKey } from '@commons/chain/signer/protocol.ts'
import { openSigner, type Signer } from '@commons/chain/signer/signer.ts'
import { sql } from 'kysely'
import { openBitcoinSender } from '../../../platform/chains/bitcoin/bitcoin-sender.ts'
import { leastPart, pickCoins } from '../../../platform/chains/bitcoin/coin-selection.ts'
import type { CoinSender, OwnCoin } from '../../../platform/chains/chain-sender.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { testKey } from '../../../../test/chains/bitcoin-chain.ts'
import {
  type BitcoinScene,
  btc,
  coldAddress,
  confirmations,
  network,
  openBitcoinScene,
  outside,
  patienceMs,
} from '../../../../test/scenes/bitcoin-scene.ts'
import { balanceOf, ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'
import type { Person, World } from '../../../../test/world.ts'

let scene: BitcoinScene
let here: World
let ada: Person
let fay: Person
/** What the network had more than the ledger knows of, at first. */
let before_: bigint

before(async () => {
  scene = await openBitcoinScene()
  ;({ here, ada, fay } = scene)
  before_ = (await scene.held()) + (await scene.custodyOf())
})
after(() => scene.close())

/** The ledger has what the chain has, to the last satoshi, while nothing is under way. */
async function fits(): Promise<void> {
  assert.equal((await scene.held()) + (await scene.custodyOf()), before_)
  await ledgerHolds(here)
}
const stateOf = async (id: number) => {
  const { recdata } = await here.as(ada).call('withdrawal_list', {})
  return recdata.find(({ withdrawal_id }) => withdrawal_id === id) ?? assert.fail('no such withdrawal')
}
const whyOf = async (id: number) => {
  const { recdata } = await here.as(fay).call('admin_withdrawal_detail', { withdrawal_id: id })
  return `${recdata.state} ${recdata.held_up}`
}
const sendOf = async (id: number) => {
  const { rows } = await sql<{
    outcome: string | null
    cost: string | null
    raws: string[]
    coins: string[]
  }>`
    select s.outcome, s.cost::text, (
      select array_agg(t.raw order by t.max_fee) from chain_transactions t where t.send_id = s.id) as raws, (
      select array_agg(c.tx_hash || ':' || c.output order by p.place) from chain_send_coins p
      join chain_coins c on c.id = p.coin_id where p.send_id = s.id) as coins
    from chain_sends s where s.withdrawal_id = ${id}`.execute(here.platform.database.db)
  return rows[0] ?? assert.fail('it was not begun')
}
const arrived = (address = outside) => scene.arrived(address)
/** Its round fails after the signer has answered, as if it were killed. */
const killedAfterSigning: CoinSender['sign'] = async (...asked) => {
  await scene.sender.sign(...asked)
  throw new Error('killed')
}

test('what is approved is sent, is final after enough blocks, and the ledger has what the chain has', async () => {
  const id = await scene.letGo('0.5')
  await scene.send()
  const { state, hash, hash_link: link } = await stateOf(id)
  assert.deepEqual([state, link], ['sent', `https://explorer.example/tx/${hash}`])
  await scene.mined()
  await scene.send()
  assert.equal((await stateOf(id)).state, 'sent')
  await scene.mined(confirmations - 1)
  // By several processes at once, and again.
  await Promise.all([scene.send(), scene.send(), scene.send()])
  assert.equal((await stateOf(id)).state, 'confirmed')
  await scene.send()
  assert.equal(await arrived(), btc(0.4975))
  const { outcome, cost } = await sendOf(id)
  assert.equal(outcome, 'done')
  assert.ok(BigInt(cost ?? 0) > 100n)
  await fits()
  // What was left over is more than one coin, so that more than one withdrawal can be under way.
  const { rows } = await sql`
    select from chain_coins where place is null and spent_by is null`.execute(here.platform.database.db)
  assert.equal(rows.length, 4)
})

test('a deposit is spent where it is, and nothing has to be gathered', async () => {
  const { address } = (await here.as(ada).call('deposit_address', { currency: 'BTC' })).recdata
  await scene.chain.pay([{ address, units: Number(btc(4)) }])
  await scene.mined()
  const early = await scene.letGo('3.9')
  await scene.send()
  // Its coin isn't final yet, and all others together are too few.
  assert.equal(await whyOf(early), 'sending no_funds')
  await scene.mined(confirmations - 1)
  await scene.send()
  assert.equal(await whyOf(early), 'sent ')
  await scene.mined(confirmations)
  await scene.send()
  assert.equal((await stateOf(early)).state, 'confirmed')
  await fits()
})

test('several at once spend different coins, whoever sends, and each arrives once', async () => {
  const was = await arrived()
  const ids = [await scene.letGo('0.1'), await scene.letGo('0.2'), await scene.letGo('0.1')]
  await Promise.all([scene.send(), scene.send(), scene.send()])
  await scene.send()
  const coins = (await Promise.all(ids.map(sendOf))).flatMap((send) => send.coins)
  assert.equal(new Set(coins).size, coins.length)
  await scene.mined(confirmations)
  await Promise.all([scene.send(), scene.send()])
  assert.deepEqual(await Promise.all(ids.map(async (id) => (await stateOf(id)).state)), [
    'confirmed',
    'confirmed',
    'confirmed',
  ])
  assert.equal((await arrived()) - was, btc(0.398))
  await fits()
})

test('whatever dies between signing and sending, the same coin is spent, once', async () => {
  const was = await arrived()
  const id = await scene.letGo('0.1')
  // Signed, and its answer lost.
  await scene.send({ ...scene.sender, sign: killedAfterSigning })
  assert.equal((await sendOf(id)).raws, null)
  // Meanwhile fees have risen: it is another transaction, with the same first coin.
  const dear = { ...scene.sender, feeRate: async () => 50n }
  await scene.send({
    ...dear,
    send: async () => {
      throw new Error('killed')
    },
  })
  const signed = await sendOf(id)
  assert.equal(signed.raws.length, 1)
  assert.equal((await stateOf(id)).state, 'sending')
  // Sent, and its answer lost.
  await scene.send({
    ...dear,
    async send(raw) {
      await scene.sender.send(raw)
      throw new Error('killed')
    },
  })
  assert.equal((await stateOf(id)).state, 'sending')
  await scene.mined()
  await scene.send()
  assert.equal((await stateOf(id)).state, 'sent')
  await scene.mined(confirmations - 1)
  await scene.send()
  assert.equal((await stateOf(id)).state, 'confirmed')
  assert.deepEqual(await sendOf(id), { ...signed, outcome: 'done', cost: (await sendOf(id)).cost })
  assert.equal((await arrived()) - was, btc(0.0995))
  await fits()
})

test('what waits for long is sent again for more, with its first coin, and the chain takes one of them', async () => {
  const was = await arrived()
  const id = await scene.letGo('0.2')
  await scene.send()
  const { hash } = await stateOf(id)
  shiftClock(patienceMs)
  await scene.send()
  shiftClock(0)
  const { raws } = await sendOf(id)
  assert.equal(raws.length, 2)
  assert.deepEqual(await scene.chain.ask('getrawmempool'), [
    (
      await sql<{ hash: string }>`
      select hash from chain_transactions order by signed_at desc limit 1`.execute(here.platform.database.db)
    ).rows[0]?.hash,
  ])
  await scene.mined(confirmations)
  await scene.send()
  const ended = await stateOf(id)
  assert.equal(ended.state, 'confirmed')
  assert.notEqual(ended.hash, hash)
  assert.equal((await arrived()) - was, btc(0.199))
  await fits()
})

test('what one process has signed since another looked is not taken for a stranger’s', async () => {
  const was = await arrived()
  const ids = [await scene.letGo('0.1'), await scene.letGo('0.1')]
  await scene.send()
  // While one looks at the first, another replaces both, and they become final.
  let isFirst = true
  await scene.send({
    ...scene.sender,
    async knows(hash) {
      if (!isFirst) return await scene.sender.knows(hash)
      isFirst = false
      shiftClock(patienceMs)
      await scene.send()
      shiftClock(0)
      await scene.mined(confirmations)
      return true
    },
  })
  await scene.send()
  for (const id of ids) assert.equal((await stateOf(id)).state, 'confirmed')
  assert.equal((await arrived()) - was, btc(0.199))
  await fits()
})

test('finance has one replaced by nothing, and its member has it back once', async () => {
  const had = (await balanceOf(here, ada)).BTC
  const was = await arrived()
  const id = await scene.letGo('0.3')
  await scene.send()
  await here.as(fay).call('replace_withdrawal', { withdrawal_id: id, how: 'cancel', reason: 'Asked to' })
  await Promise.all([scene.send(), scene.send()])
  await scene.mined(confirmations)
  await Promise.all([scene.send(), scene.send()])
  await scene.send()
  assert.equal((await stateOf(id)).state, 'dropped')
  assert.equal((await balanceOf(here, ada)).BTC, had)
  assert.equal(await arrived(), was)
  await fits()
})

test('a block that is replaced takes nothing away: what it had is sent again', async () => {
  const was = await arrived()
  const id = await scene.letGo('0.1')
  await scene.send()
  await scene.mined()
  await scene.chain.reorganise(1)
  await scene.mined()
  await scene.send()
  await scene.mined(confirmations)
  await scene.send()
  assert.equal((await stateOf(id)).state, 'confirmed')
  // Deeper than what counts as final.
  const [first] = (await sendOf(id)).raws
  await scene.chain.reorganise(6)
  await scene.scanned()
  assert.equal(await arrived(), was)
  const next = await scene.letGo('0.1')
  await scene.send()
  assert.ok(((await scene.chain.ask('getrawmempool')) as string[]).length >= 1)
  await scene.mined(confirmations)
  await scene.send()
  await scene.mined(confirmations)
  await scene.send()
  assert.equal((await stateOf(next)).state, 'confirmed')
  assert.equal((await sendOf(id)).raws[0], first)
  assert.equal((await arrived()) - was, btc(0.199))
  await fits()
})

test('where something else has spent its coin for good, the member has it back, once', async () => {
  const had = (await balanceOf(here, ada)).BTC
  const id = await scene.letGo('0.4')
  // Kept, and not sent: the node takes nothing.
  await scene.send({ ...scene.sender, send: async () => 'fee_too_low' })
  const { coins } = await sendOf(id)
  const [transaction = '', output = ''] = (coins[0] ?? '').split(':')
  const out = (await scene.chain.ask('gettxout', transaction, Number(output))) as { value: number }
  // Somebody has the key, and spends by hand.
  const byHand = newApprovalKey()
  const other = openSigner({
    key: testKey,
    rules: { approvals: byHand.publicKey, bitcoin: { ...scene.rules, aDay: btc(100) } },
    journal: {
      lines: [],
      add: async () => undefined,
      note: async () => undefined,
      close: async () => undefined,
    },
  })
  const approval = signApproval(
    { withdrawal: 1, currency: 'BTC', to: coldAddress, units: '1000000' },
    byHand.privateKey,
  )
  const { rows } = await sql<{ place: number | null }>`
    select place from chain_coins where tx_hash = ${transaction} and output = ${Number(output)}`.execute(
    here.platform.database.db,
  )
  const signed = await other.spend({
    purpose: { kind: 'withdrawal', approval },
    network,
    coins: [
      { transaction, output: Number(output), units: String(btc(out.value)), place: rows[0]?.place ?? null },
    ],
    fee: '90000',
    parts: 1,
  })
  assert.ok('raw' in signed, JSON.stringify(signed))
  await scene.chain.ask('sendrawtransaction', signed.raw)
  await scene.mined()
  await scene.send()
  assert.equal((await stateOf(id)).state, 'sending')
  await scene.mined(confirmations - 1)
  await Promise.all([scene.send(), scene.send()])
  assert.equal((await stateOf(id)).state, 'failed')
  assert.equal((await balanceOf(here, ada)).BTC, had)
  // What was spent by hand is in no book.
  before_ -= 1_000_000n + 90_000n
  await fits()
})

test('what cannot be sent yet says why, and goes once it can', async () => {
  const signerOf = (signer: Signer) => openBitcoinSender(scene.chain.options, signer)
  const id = await scene.letGo('0.1')
  const sparing = signerOf(await scene.signerWith({ ...scene.rules, maxFee: 100n }))
  await scene.send(sparing)
  assert.equal(await whyOf(id), 'sending fee_too_high')
  const bound = (await sendOf(id)).coins
  // Never without the coins that it has: the signer may have signed with them.
  await scene.send(sparing)
  assert.deepEqual((await sendOf(id)).coins, bound)
  const poor = signerOf(await scene.signerWith({ ...scene.rules, aDay: 1n }))
  const next = await scene.letGo('0.1')
  await scene.send(poor)
  assert.equal(await whyOf(next), 'sending limit_a_day')
  const generous = signerOf(await scene.signerWith({ ...scene.rules, aDay: btc(50) }))
  await scene.send(generous)
  assert.deepEqual([await whyOf(id), await whyOf(next)], ['sent ', 'sent '])
  await scene.mined(confirmations)
  await scene.send(generous)
  assert.deepEqual([await whyOf(id), await whyOf(next)], ['confirmed ', 'confirmed '])
  await fits()
  const other = signerOf(
    openSigner({
      key: testKey,
      rules: { approvals: newApprovalKey().publicKey, bitcoin: { ...scene.rules, network: 'main' } },
      journal: {
        lines: [],
        add: async () => undefined,
        note: async () => undefined,
        close: async () => undefined,
      },
    }),
  )
  await assert.rejects(other.status(), /another of Bitcoin’s networks/)
})

test('finance sees what the wallet and the members’ addresses have, and stops BTC', async () => {
  const { address } = (await here.as(ada).call('deposit_address', { currency: 'BTC' })).recdata
  await scene.chain.pay([{ address, units: 70_000 }])
  await scene.mined(confirmations)
  before_ += 0n
  const { recdata } = await here.as(fay).call('hot_wallet', {})
  const found = recdata.currencies.find(({ currency }) => currency === 'BTC')
  assert.deepEqual(
    [found?.address, found?.cold_address, found?.is_signed, found?.is_away, found?.at_addresses],
    [scene.wallet, coldAddress, 1, 0, '0.0007'],
  )
  assert.ok(Number(found?.balance) > 0.1)
  await here.as(fay).call('stop_withdrawals', { currency: 'BTC', reason: 'A look first' })
  const id = await scene.letGo('0.05')
  await scene.send()
  assert.equal((await stateOf(id)).state, 'sending')
  await here.as(fay).call('resume_withdrawals', { currency: 'BTC', reason: 'Looked' })
  await scene.send()
  assert.equal((await stateOf(id)).state, 'sent')
  await scene.mined(confirmations)
  await scene.send()
  await fits()
})

test('what is above the limit goes to the cold address, without what is waited for', async () => {
  const held = await scene.held()
  const limit = held / 2n
  await Promise.all([scene.putAway(limit), scene.putAway(limit)])
  await scene.send()
  await scene.mined(confirmations)
  await scene.send()
  assert.equal(await arrived(coldAddress), held - limit + 1_000_000n)
  await scene.putAway(limit)
  const { rows } = await sql`select from chain_sends where kind = 'cold'`.execute(here.platform.database.db)
  assert.equal(rows.length, 1)
  before_ -= held - limit
  await fits()
})

test('coins are picked for little of a fee, and never more of them than a transaction may have', () => {
  const coin = (nth: number, units: number): OwnCoin => ({
    transaction: nth.toString(16).padStart(64, '0'),
    output: 0,
    units: BigInt(units),
    place: nth,
  })
  const payment = { network, wallet: scene.wallet, to: outside, rate: 2n } as const
  const coins = [coin(1, 50_000), coin(2, 1_000_000), coin(3, 20_300), coin(4, 300)]
  const named = (units: bigint, more: object = {}, bound: readonly OwnCoin[] = []) => {
    const picked = pickCoins({ ...payment, units, ...more }, coins, bound)
    return picked && { of: picked.coins.map(({ place }) => place), fee: picked.fee, parts: picked.parts }
  }
  // One that fits, with nothing left over worth a coin.
  assert.deepEqual(named(20_000n), { of: [3], fee: 300n, parts: 1 })
  assert.deepEqual(named(900_000n)?.of, [2])
  assert.deepEqual(named(1_030_000n)?.of, [2, 1])
  assert.equal(named(2_000_000n), undefined)
  // What it is bound to stays first, even where another would do.
  assert.deepEqual(named(900_000n, {}, [coin(3, 20_300)])?.of, [3, 2])
  // Divided only where each part is worth it.
  assert.equal(named(100_000n, { parts: 2 })?.parts, 1)
  const rich = [coin(9, 3 * Number(leastPart))]
  assert.equal(pickCoins({ ...payment, units: 10_000n, parts: 2 }, rich)?.parts, 2)
  const many = Array.from({ length: 400 }, (_, nth) => coin(nth + 1, 1_000))
  assert.equal(pickCoins({ ...payment, units: 300_000n }, many), undefined)
  assert.ok(pickCoins({ ...payment, units: 100_000n }, many))
})
