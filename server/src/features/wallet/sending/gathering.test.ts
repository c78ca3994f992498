import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { parseEther } from 'viem'
import { wei } from '../../../../test/chains/ethereum-chain.ts'
import {
  coldAddress,
  confirmations,
  openSendingScene,
  type SendingScene,
} from '../../../../test/scenes/sending-scene.ts'
import { balanceOf, give, ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'

let scene: SendingScene
let address: string

before(async () => {
  scene = await openSendingScene({ limits: { ETH: wei(60), FCELL: wei(5000) } })
  const { recdata } = await scene.here.as(scene.ada).call('deposit_address', { currency: 'ETH' })
  address = recdata.address
})
after(() => scene.close())

/** Sends what has its place, until it is final. */
async function settled() {
  await Promise.all([scene.send(), scene.send()])
  await scene.mined(confirmations)
  await Promise.all([scene.send(), scene.send()])
}
const sendsSince = async (id: number) => {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, kind || ' ' || currency || coalesce(' ' || outcome, '') as text from chain_sends
    where id > ${id} order by id`.execute(scene.here.platform.database.db)
  return rows.map(({ text }) => text)
}
const lastSend = async () => {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from chain_sends`.execute(
    scene.here.platform.database.db,
  )
  return rows[0]?.id ?? 0
}
const atAddresses = async (currency: 'ETH' | 'FCELL') => {
  const { recdata } = await scene.here.as(scene.fay).call('hot_wallet', {})
  return recdata.currencies.find((of) => of.currency === currency)?.at_addresses
}
const gathered = () => Promise.all([scene.gather(), scene.gather(), scene.gather()])

/** What all addresses of Commons have, besides what was there at first, is what the ledger says. */
async function chainHasWhatTheLedgerSays(work: () => Promise<unknown>, came: { ETH: bigint; FCELL: bigint }) {
  const { chain, wallet, custodyOf } = scene
  const has = async () => ({
    ETH:
      (await chain.balanceOf(wallet)) +
      (await chain.balanceOf(address)) +
      (await chain.balanceOf(coldAddress)),
    FCELL:
      (await chain.tokensOf(wallet)) + (await chain.tokensOf(address)) + (await chain.tokensOf(coldAddress)),
  })
  const chainBefore = await has()
  const ledgerBefore = { ETH: await custodyOf('ETH'), FCELL: await custodyOf('FCELL') }
  await work()
  const chainNow = await has()
  for (const currency of ['ETH', 'FCELL'] as const) {
    const ledger = ledgerBefore[currency] - (await custodyOf(currency))
    assert.equal(chainNow[currency] - chainBefore[currency], ledger, currency)
    // The rest is what the chain took.
    assert.ok(ledger <= came[currency])
  }
  await ledgerHolds(scene.here)
}

test('coins that came in go to the wallet once they are final, once, and less than is worth the fee stays', async () => {
  const { here, chain, wallet, ada } = scene
  const before = await balanceOf(here, ada)
  await chainHasWhatTheLedgerSays(
    async () => {
      await chain.pay(address, wei(0.3))
      await scene.mined(confirmations)
      await gathered()
      assert.deepEqual(await sendsSince(0), [])
      assert.equal(await atAddresses('ETH'), '0.3')
      await chain.pay(address, wei(2))
      await scene.mined(confirmations - 1)
      await gathered()
      assert.deepEqual(await sendsSince(0), [])
      await scene.mined()
      const had = await chain.balanceOf(wallet)
      await gathered()
      await settled()
      assert.deepEqual(await sendsSince(0), ['sweep ETH done'])
      assert.ok((await chain.balanceOf(wallet)) - had > wei(2.29))
      await gathered()
      await settled()
      assert.deepEqual(await sendsSince(0), ['sweep ETH done'])
      assert.equal(await atAddresses('ETH'), '0')
    },
    { ETH: wei(2.3), FCELL: 0n },
  )
  // Nobody but the member has it.
  assert.equal(parseEther((await balanceOf(here, ada)).ETH) - parseEther(before.ETH), wei(2.3))
})

test('tokens go there once their address was given what the chain takes, which is nobody’s deposit', async () => {
  const { here, chain, wallet, ada } = scene
  const since = await lastSend()
  // The rest of the coins there would do: a new address has none.
  const { recdata } = await here.as(ada).call('deposit_address', { currency: 'FCELL', is_new: 1 })
  address = recdata.address
  const had = await chain.tokensOf(wallet)
  const coins = (await balanceOf(here, ada)).ETH
  await chainHasWhatTheLedgerSays(
    async () => {
      await chain.payTokens(address, wei(40))
      await scene.mined(confirmations)
      await gathered()
      assert.deepEqual(await sendsSince(since), ['top_up ETH'])
      await settled()
      await gathered()
      await settled()
      assert.deepEqual(await sendsSince(since), ['top_up ETH done', 'sweep FCELL done'])
    },
    { ETH: 0n, FCELL: wei(40) },
  )
  assert.equal((await chain.tokensOf(wallet)) - had, wei(40))
  assert.equal((await balanceOf(here, ada)).ETH, coins)
  const { recdata: deposits } = await here.as(ada).call('deposit_list', { currency: 'ETH' })
  assert.equal(deposits.length, 2)
})

test('an address is emptied of one thing at a time, as it is once what it sent is final', async () => {
  const { here, chain } = scene
  const bob = await here.person('Bob')
  await give(here, bob, {})
  const { recdata } = await here.as(bob).call('deposit_address', { currency: 'ETH' })
  address = recdata.address
  const since = await lastSend()
  await chainHasWhatTheLedgerSays(
    async () => {
      await chain.payTokens(address, wei(40))
      await chain.pay(address, wei(1))
      await scene.mined(confirmations)
      await gathered()
      assert.deepEqual(await sendsSince(since), ['sweep FCELL'])
      await scene.send()
      await scene.mined()
      await chain.pay(address, wei(2))
      await scene.mined(confirmations - 1)
      await scene.send()
      await gathered()
      await scene.send()
      await scene.mined()
      const before = await chain.reader.tip()
      await settled()
      const once = ['sweep FCELL done', 'sweep ETH done']
      assert.deepEqual(await sendsSince(since), once)
      // One that has slept since takes what was there then for what is there.
      await scene.gather({ ...chain.reader, tip: async () => before })
      assert.deepEqual(await sendsSince(since), once)
      await gathered()
      await settled()
      assert.deepEqual(await sendsSince(since), [...once, 'sweep ETH done'])
    },
    { ETH: wei(3), FCELL: wei(40) },
  )
  assert.equal(parseEther((await balanceOf(here, bob)).ETH), wei(3))
})

test('what is taken along before it is credited counts as gathered, too', async () => {
  const { chain } = scene
  const since = await lastSend()
  await chain.pay(address, wei(2))
  await scene.mined(confirmations)
  await chain.pay(address, wei(1))
  await scene.mined(confirmations - 1)
  await chain.mine()
  await gathered()
  await settled()
  await gathered()
  assert.deepEqual(await sendsSince(since), ['sweep ETH done'])
  assert.equal(await atAddresses('ETH'), '0')
  await chain.pay(address, wei(2))
  await scene.mined(confirmations)
  await chain.pay(address, wei(1))
  await chain.mine(confirmations)
  await gathered()
  await settled()
  await gathered()
  await settled()
  assert.equal(await atAddresses('ETH'), '0')
})

test('what the wallet has above its limit goes to the cold address, but for what is waited for', async () => {
  const { here, chain, wallet } = scene
  const since = await lastSend()
  await chain.pay(wallet, wei(20))
  await chain.payTokens(wallet, wei(100))
  await scene.mined(confirmations)
  await scene.letGo('5')
  const cold = await chain.balanceOf(coldAddress)
  await chainHasWhatTheLedgerSays(
    async () => {
      await gathered()
      assert.deepEqual(await sendsSince(since), ['cold ETH'])
      await settled()
      await settled()
      await gathered()
      await settled()
      assert.deepEqual((await sendsSince(since)).toSorted(), ['cold ETH done', 'withdrawal ETH done'])
    },
    { ETH: 0n, FCELL: 0n },
  )
  assert.ok((await chain.balanceOf(coldAddress)) - cold > wei(7))
  assert.ok((await chain.balanceOf(wallet)) <= wei(60))
  await ledgerHolds(here)
})
