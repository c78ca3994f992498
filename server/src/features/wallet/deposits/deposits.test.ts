import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { addressesPath } from '@commons/chain/signer/key-file.ts'
import { sql } from 'kysely'
import { toHex } from 'viem'
import { openEthereum } from '../../../platform/chains/ethereum/ethereum-reader.ts'
import type { TraceWay } from '../../../platform/chains/ethereum/traces.ts'
import { WrongChain } from '../../../platform/chains/chain-reader.ts'
import {
  type EthereumChain,
  openEthereumChain,
  testKey,
  wei,
} from '../../../../test/chains/ethereum-chain.ts'
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

/** A node in front of the chain's, which counts its questions and refuses some. */
async function inFront(refused: readonly string[] = []) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    void new Response(request).text().then(async (body) => {
      const { id, method } = JSON.parse(body) as { id: number; method: string }
      asked.push(method)
      if (refused.includes(method)) {
        const error = { code: -32601, message: `the method ${method} does not exist/is not available` }
        return response.end(JSON.stringify({ jsonrpc: '2.0', id, error }))
      }
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(chain.options.url, { method: 'POST', headers, body })
      return response.writeHead(answer.status, headers).end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('what contracts send is a deposit, each payment one of its own, and what was undone is none', async () => {
  await chain.split([adas, bobs, adas, chain.reader.addressAt(99)], wei(4))
  await chain.payByEnding(bobs, wei(0.75))
  await chain.pretend(adas, wei(3))
  await chain.pretend(adas, wei(5), { fails: true })
  await chain.pay(adas, wei(0.5))
  await chain.mine()
  const { height } = await chain.reader.tip()
  const own = async () => new Set([adas, bobs])
  const { arrivals } = await chain.reader.read(height, own)
  const said = arrivals.map(({ address, amount, claimed, currency }) => {
    assert.deepEqual([amount, currency], [claimed, 'ETH'])
    return `${address === adas ? 'Ada' : 'Bob'} ${amount}`
  })
  const expected = [wei(1), wei(1), 1n, wei(0.5)].map((amount) => `Ada ${amount}`)
  assert.deepEqual(said.toSorted(), [...expected, `Bob ${wei(0.75)}`, `Bob ${wei(1)}`].toSorted())
  // Both ways of asking name each payment alike, so a node may be changed for another.
  const byTrace = openEthereum({ ...chain.options, traces: 'trace' })
  assert.deepEqual((await byTrace.read(height, own)).arrivals, arrivals)
  const known = (await deposits()).length
  await mined(confirmations - 1)
  const added = (await deposits()).slice(known)
  assert.equal(added.length, 6)
  assert.ok(added.every((each) => each.endsWith('credited')))
  await ledgerHolds(here)
})

test('what a contract sent is the same deposit in another block', async () => {
  const { ETH } = await balanceOf(here, bob)
  const hash = await chain.split([bobs, bobs], wei(0.5))
  await mined()
  const raw = (await chain.rawOf(hash)) ?? assert.fail()
  await chain.reorganise(1)
  await scanned()
  assert.deepEqual(await last(2), ['Bob 0.25 ETH orphaned', 'Bob 0.25 ETH orphaned'])
  // Not the first in its block this time.
  await chain.payByEnding(chain.reader.addressAt(99), wei(1))
  await chain.sendAgain(raw)
  await mined(confirmations)
  assert.deepEqual(await last(2), ['Bob 0.25 ETH credited', 'Bob 0.25 ETH credited'])
  assert.equal(Number((await balanceOf(here, bob)).ETH), Number(ETH) + 0.5)
  await ledgerHolds(here)
})

test('what an address of ours sends through a contract to another counts as what arrives', async () => {
  // Ada's address pays for the transaction, and gets half of it back.
  const key = testKey.derive(`${addressesPath}/0`).privateKey ?? assert.fail()
  await chain.splitFrom(toHex(key), [adas, bobs], wei(0.5))
  await mined(confirmations)
  assert.deepEqual((await last(2)).toSorted(), ['Ada 0.25 ETH credited', 'Bob 0.25 ETH credited'])
  await ledgerHolds(here)
})

test('a node that tells nothing of contracts is said, and nothing is read past what it hides', async () => {
  using node = await inFront(['debug_traceBlockByHash'])
  const at = (traces: TraceWay | undefined) => openEthereum({ ...chain.options, url: node.url, traces })
  await scanned(at('debug'))
  const known = await deposits()
  await chain.split([adas], wei(0.125))
  await chain.mine(confirmations)
  const { height } = await chain.reader.tip()
  await assert.rejects(
    scanned(at('debug')),
    (error) =>
      error instanceof WrongChain &&
      /ETH_TRACES is debug, and the node refuses it: debug_traceBlockByHash: .*does not exist/.test(
        error.message,
      ),
  )
  assert.deepEqual(await deposits(), known)
  // One question more for a block, and none for one without transactions.
  const questions = async (traces: TraceWay | undefined, block: number) => {
    node.asked.length = 0
    await at(traces).read(block, async () => new Set())
    return node.asked.length
  }
  const [full, empty] = [height - confirmations + 1, height]
  assert.deepEqual(
    [await questions('trace', full), await questions('trace', empty)],
    [(await questions(undefined, full)) + 1, await questions(undefined, empty)],
  )
  await scanned(at('trace'))
  assert.deepEqual(await last(1), ['Ada 0.125 ETH credited'])
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
