import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { openEthereum } from '../../../platform/chains/ethereum/ethereum-reader.ts'
import { WrongChain } from '../../../platform/chains/chain-reader.ts'
import { type EthereumChain, openEthereumChain, wei } from '../../../../test/chains/ethereum-chain.ts'
import { balanceOf, ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { giveAddress } from './addresses.queries.ts'
import { scan } from './scanning.jobs.ts'

const confirmations = 3
let here: World
let chain: EthereumChain
let ada: Person
let bob: Person
let adas: string
let bobs: string

before(async () => {
  here = await world()
  chain = await openEthereumChain()
  await scanned()
  ;[ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  ;[adas, bobs] = [await addressOf(ada), await addressOf(bob)]
})
after(() => chain.stop())

const scanned = (reader = chain.reader) => scan(here.platform, { reader, confirmations })
const mined = async (blocks = 1) => {
  await chain.mine(blocks)
  await scanned()
}
const addressOf = async ({ id }: Person) =>
  (await here.platform.database.db
    .transaction()
    .execute((tx) => giveAddress(tx, 'ethereum', id, chain.reader.addressAt))) ?? assert.fail()
const deposits = async () => {
  const { rows } = await sql<{ of: string; state: string; amount: string }>`
    select m.full_name as of, d.state, (d.amount / 1e18)::float8::text || ' ' || d.currency as amount
    from deposits d left join members m on m.id = d.member_id order by d.id`.execute(
    here.platform.database.db,
  )
  return rows.map(({ of, state, amount }) => `${of} ${amount} ${state}`)
}
const last = async (count: number) => (await deposits()).slice(-count)

test('each member has addresses of their own, which a public key alone finds', async () => {
  assert.notEqual(adas, bobs)
  assert.deepEqual([adas, bobs], [chain.reader.addressAt(0), chain.reader.addressAt(1)])
  const { rows } = await sql`select from deposit_addresses`.execute(here.platform.database.db)
  assert.equal(rows.length, 2)
})

test('what comes in is pending until enough blocks are above it, and is credited once', async () => {
  await chain.pay(adas, wei(1.5))
  await chain.payTokens(bobs, wei(20))
  // To nobody here.
  await chain.pay(chain.reader.addressAt(99), wei(3))
  await mined()
  assert.deepEqual(await deposits(), ['Ada 1.5 ETH pending', 'Bob 20 FCELL pending'])
  assert.equal((await balanceOf(here, ada)).ETH, '0')
  await mined()
  assert.deepEqual(await last(2), ['Ada 1.5 ETH pending', 'Bob 20 FCELL pending'])
  await mined()
  assert.deepEqual(await last(2), ['Ada 1.5 ETH credited', 'Bob 20 FCELL credited'])
  // By several processes, and again.
  await Promise.all([scanned(), scanned(), scanned()])
  assert.deepEqual([(await balanceOf(here, ada)).ETH, (await balanceOf(here, bob)).FCELL], ['1.5', '20'])
  await ledgerHolds(here)
})

test('several deposits in one transaction are several', async () => {
  await chain.splitTokens([adas, bobs, adas], wei(2))
  await mined(confirmations)
  assert.deepEqual((await last(3)).toSorted(), [
    'Ada 2 FCELL credited',
    'Ada 2 FCELL credited',
    'Bob 2 FCELL credited',
  ])
  await ledgerHolds(here)
})

for (const depth of [1, 6])
  test(`a deposit whose block is replaced, ${depth} deep, counts only where it is again`, async () => {
    const reader = chain.reader
    const patient = (blocks: number) => scan(here.platform, { reader, confirmations: blocks })
    const before = (await balanceOf(here, ada)).ETH
    const hash = await chain.pay(adas, wei(0.25))
    await chain.mine(depth)
    await patient(10)
    assert.deepEqual(await last(1), ['Ada 0.25 ETH pending'])
    const raw = (await chain.rawOf(hash)) ?? assert.fail()
    await chain.reorganise(depth)
    await patient(10)
    assert.deepEqual(await last(1), ['Ada 0.25 ETH orphaned'])
    await chain.mine(20)
    await patient(10)
    assert.equal((await balanceOf(here, ada)).ETH, before)
    await chain.sendAgain(raw)
    await chain.mine(10)
    await patient(10)
    assert.deepEqual(await last(1), ['Ada 0.25 ETH credited'])
    assert.equal(Number((await balanceOf(here, ada)).ETH), Number(before) + 0.25)
    await ledgerHolds(here)
  })

test('a deposit that was credited and is gone is frozen, and is not credited again where it returns', async () => {
  const hash = await chain.payTokens(bobs, wei(7))
  await mined(confirmations)
  assert.deepEqual(await last(1), ['Bob 7 FCELL credited'])
  const { FCELL } = await balanceOf(here, bob)
  const raw = (await chain.rawOf(hash)) ?? assert.fail()
  await chain.reorganise(confirmations)
  await scanned()
  assert.deepEqual(await last(1), ['Bob 7 FCELL frozen'])
  await chain.sendAgain(raw)
  await mined(confirmations + 1)
  assert.deepEqual(await last(1), ['Bob 7 FCELL credited'])
  assert.equal((await balanceOf(here, bob)).FCELL, FCELL)
  await ledgerHolds(here)
})

test('what comes to a member who has left is kept, without an owner', async () => {
  const eve = await here.person('Eve')
  const address = await addressOf(eve)
  await sql`delete from members where id = ${eve.id}`.execute(here.platform.database.db)
  await chain.pay(address, wei(4))
  await mined(confirmations)
  assert.deepEqual(await last(1), ['null 4 ETH credited'])
  await ledgerHolds(here)
})

test('a node that is away, or on another chain, changes nothing', async () => {
  const before = await deposits()
  await chain.pay(adas, wei(9))
  await chain.mine(confirmations)
  const other = openEthereum({ ...chain.options, chainId: 1 })
  await assert.rejects(scanned(other), WrongChain)
  const otherToken = openEthereum({
    ...chain.options,
    token: { ...chain.options.token, codeHash: `0x${'1'.repeat(64)}` },
  })
  await assert.rejects(scanned(otherToken), WrongChain)
  await chain.pause()
  await assert.rejects(
    scanned(openEthereum({ ...chain.options, timeoutMs: 200 })),
    /timed out|took too long/i,
  )
  chain.resume()
  // A provider's key may be in its address, and what fails goes to the log.
  const keyed = openEthereum({ ...chain.options, url: 'http://127.0.0.1:9/v3/the-key' })
  const failure = await scanned(keyed).catch((cause: unknown) => inspect(cause, { depth: 9 }))
  assert.match(String(failure), /eth_chainId: HTTP request failed/)
  assert.doesNotMatch(String(failure), /the-key/)
  const fresh = await openEthereumChain()
  try {
    await assert.rejects(scanned(fresh.reader), WrongChain)
  } finally {
    fresh.stop()
  }
  assert.deepEqual(await deposits(), before)
  await scanned()
  assert.deepEqual(await last(1), ['Ada 9 ETH credited'])
})

// Last: the token is another one afterwards.
test('a token that says more than it does brings what the balance has more of', async () => {
  const codeHash = await chain.makeUntrue()
  const reader = openEthereum({ ...chain.options, token: { ...chain.options.token, codeHash } })
  const known = (await deposits()).length
  await chain.payTokens(bobs, wei(100))
  // Nothing arrives of it.
  await chain.payTokens(bobs, wei(1000))
  await chain.mine(confirmations)
  await scan(here.platform, { reader, confirmations })
  assert.deepEqual((await deposits()).slice(known), ['Bob 90 FCELL credited'])
  await ledgerHolds(here)
})
