/** Deposits as members see them: an address of their own, what is on its way, and what has arrived. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openMemoryChain } from '../../../../test/fakes/memory-chain.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { addMoneySetting } from '../public.ts'
import { scan } from './scanning.jobs.ts'
import { refuseUnfitChains } from './watching.ts'

const chain = openMemoryChain()
let here: World
let ada: Person
let bob: Person

before(async () => {
  here = await makeWorld({ chains: [chain] })
  await addMoneySetting(here.platform.database.db, 'play_money', 'on')
  await scanned()
  ;[ada, bob] = [await here.person('Ada'), await here.person('Bob')]
})

const scanned = () => scan(here.platform, chain)
const addressOf = async (person: Person, input: { is_new?: 1 } = {}) =>
  (await here.as(person).call('deposit_address', { currency: 'ETH', ...input })).recdata.address
const latest = async (person: Person) =>
  (await here.as(person).call('deposit_list', {})).recdata[0] ?? assert.fail()

test('each member has one address for ETH and tokens, and another once it was used', async () => {
  const wallet = async () => (await here.as(ada).call('wallet_balance', {})).recdata
  const before = await wallet()
  assert.deepEqual(
    before.holdings.map(({ address, is_connected }) => [address, is_connected]),
    [
      [null, 1],
      [null, 1],
      [null, 0],
    ],
  )
  // Two requests at once are given one.
  const [address, again] = await Promise.all([addressOf(ada), addressOf(ada)])
  assert.equal(address, again)
  const tokens = await here.as(ada).call('deposit_address', { currency: 'FCELL' })
  assert.equal(tokens.recdata.address, address)
  assert.notEqual(await addressOf(bob), address)
  assert.equal((await wallet()).ETH_address, address)
  await here.as(ada).isRefused('deposit_address', { currency: 'ETH', is_new: 1 }, 'address_unused')
  await here.as(ada).isRefused('deposit_address', { currency: 'BTC' }, 'chain_not_connected')
  await chain.development?.pay('ETH', address, 10n ** 18n)
  await scanned()
  const next = await addressOf(ada, { is_new: 1 })
  assert.notEqual(next, address)
  assert.equal((await wallet()).ETH_address, next)
  // The earlier one is theirs still.
  await chain.development?.pay('ETH', address, 2n * 10n ** 18n)
  await chain.development?.mine()
  await scanned()
  assert.equal((await balanceOf(here, ada)).ETH, '3')
  await ledgerHolds(here)
})

test('what is on its way is listed with its confirmations, and has a receipt when it has arrived', async () => {
  const address = await addressOf(bob)
  const { amount, hash } = (await here.as(bob).call('add_play_deposit', { currency: 'FCELL' })).recdata
  await scanned()
  const pending = await latest(bob)
  assert.deepEqual(
    [pending.state, pending.confirmations, pending.needed, pending.amount, pending.address, pending.hash],
    ['pending', 1, 2, amount, address, hash],
  )
  assert.equal(pending.hash_link, `https://explorer.example/tx/${hash}`)
  assert.equal((await balanceOf(here, bob)).FCELL, '0')
  await chain.development?.mine()
  await scanned()
  const { state, trx_number } = await latest(bob)
  assert.equal(state, 'credited')
  const receipt = (
    await here
      .as(bob)
      .call('transaction_detail', { trx_number: trx_number ?? assert.fail(), currency: 'FCELL' })
  ).recdata
  assert.deepEqual(
    [
      receipt.trx_type,
      receipt.trx_amount,
      receipt.from.name,
      receipt.address,
      receipt.hash,
      receipt.hash_link,
    ],
    ['Deposit', amount, 'Outside Commons', address, hash, pending.hash_link],
  )
  const found = await here.as(bob).call('transaction_list', { currency: 'FCELL', search: hash.slice(0, 20) })
  assert.deepEqual(
    found.recdata.map((row) => [row.trx_number, row.reward_to, row.hash]),
    [[trx_number, 'Outside Commons', hash]],
  )
  await gatherNews(here.platform)
  const { recdata: news } = await here.as(bob).call('notification_list', {})
  assert.equal(news[0]?.kind, 'deposit')
  assert.deepEqual((await here.as(ada).call('deposit_list', { currency: 'FCELL' })).recdata, [])
  await ledgerHolds(here)
})

test('everybody sees how far the chains were read', async () => {
  const [status = assert.fail()] = (await here.as(ada).call('chain_status', {})).recdata
  assert.deepEqual(
    [status.chain, status.currencies, status.is_development, status.confirmations],
    ['ethereum', ['FCELL', 'ETH'], 1, 2],
  )
  assert.equal(status.height, status.tip)
})

test('play money and real chains don’t meet', async () => {
  const whole = openMemoryChain()
  const { development, ...real } = whole
  const played = await makeWorld({ database: here.database, chains: [real] })
  await assert.rejects(refuseUnfitChains(played.platform), /holds play money/)

  const there = await makeWorld({ chains: [real] })
  await refuseUnfitChains(there.platform)
  await openMoney(there)
  const eve = await there.person('Eve')
  await scan(there.platform, real)
  await there.as(eve).isRefused('add_play_deposit', { currency: 'ETH' }, 'no_development_chain')
  await there.as(eve).isRefused('add_play_deposit', { currency: 'BTC' }, 'chain_not_connected')
  const { address } = (await there.as(eve).call('deposit_address', { currency: 'ETH' })).recdata
  await development?.pay('ETH', address, 5n)
  await development?.mine()
  // As play money it is not credited, as money it is.
  await scan(there.platform, whole)
  assert.equal((await balanceOf(there, eve)).ETH, '0')
  await scan(there.platform, real)
  assert.equal((await balanceOf(there, eve)).ETH, '0.000000000000000005')
  await ledgerHolds(there)
})
