/** Deposits of BTC, over the JSON-RPC of a real chain. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { openBitcoin } from '../../../platform/chains/bitcoin/bitcoin-reader.ts'
import { openAddresses, openWalletAddress } from '../../../platform/chains/bitcoin/bitcoin-keys.ts'
import { WrongChain } from '../../../platform/chains/chain-reader.ts'
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import { type BitcoinChain, openBitcoinChain } from '../../../../test/chains/bitcoin-chain.ts'
import { balanceOf, ledgerHolds, verify } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person, password, type World } from '../../../../test/world.ts'
import { addMoneySetting } from '../public.ts'
import { holdingsOf, takeReserves } from '../reserves/reserves.jobs.ts'
import { scan } from './scanning.jobs.ts'

let here: World
let chain: BitcoinChain
let folder: string
let ada: Person
let bob: Person
let adas: string
let bobs: string

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'commons-bitcoin-'))
  chain = await openBitcoinChain({ file: path.join(folder, 'blocks') })
  here = await makeWorld({ chains: [chain.connected] })
  await addMoneySetting(here.platform.database.db, 'play_money', 'on')
  await scanned()
  ;[ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  ;[adas, bobs] = [await addressOf(ada), await addressOf(bob)]
})
after(async () => {
  await chain.stop()
  await rm(folder, { recursive: true, force: true })
})

const scanned = (reader = chain.connected.reader, confirmations = chain.connected.confirmations) =>
  scan(here.platform, { ...chain.connected, reader, confirmations })
const mined = async (blocks = 1) => {
  await chain.mine(blocks)
  await scanned()
}
const addressOf = async (person: Person) =>
  (await here.as(person).call('deposit_address', { currency: 'BTC' })).recdata.address
const deposits = async () => {
  const { rows } = await sql<{ of: string; state: string; amount: string }>`
    select m.full_name as of, d.state, d.amount::text from deposits d left join members m on m.id = d.member_id
    order by d.id`.execute(here.platform.database.db)
  return rows.map(({ of, state, amount }) => `${of} ${amount} ${state}`)
}
const last = async (count: number) => (await deposits()).slice(-count)
const btcOf = async (person: Person) => (await balanceOf(here, person)).BTC

test('each member has addresses of their own, which a public key alone finds', () => {
  assert.notEqual(adas, bobs)
  const { addressAt } = chain.connected.reader
  assert.deepEqual([adas, bobs], [addressAt(0), addressAt(1)])
  assert.match(adas, /^bcrt1q[a-z0-9]{38}$/)
  // The example of BIP 84, whose prefix says that it is for the main network.
  const zpub =
    'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
  const example = openAddresses(zpub, 'main')
  assert.deepEqual(
    [example(0), example(1)],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
  )
  assert.throws(() => openAddresses(zpub, 'test'))
  assert.throws(() => openAddresses(zpub.replace('AcvP', 'AcvQ'), 'main'))
})

test('play coins are on their way by blocks, are credited once, and have a receipt', async () => {
  const { amount, hash } = (await here.as(ada).call('add_play_deposit', { currency: 'BTC' })).recdata
  await scanned()
  // Nothing counts without a block.
  assert.deepEqual(await deposits(), [])
  await chain.connected.development?.mine()
  await scanned()
  const seen = async () => (await here.as(ada).call('deposit_list', {})).recdata[0] ?? assert.fail()
  const pending = await seen()
  assert.deepEqual(
    [pending.state, pending.confirmations, pending.needed, pending.amount, pending.address, pending.hash],
    ['pending', 1, 3, amount, adas, hash],
  )
  assert.equal(pending.hash_link, `https://explorer.example/tx/${hash}`)
  assert.equal(await btcOf(ada), '0')
  await mined(2)
  await Promise.all([scanned(), scanned(), scanned()])
  assert.deepEqual([(await seen()).state, await btcOf(ada)], ['credited', amount])
  const [status] = (await here.as(ada).call('chain_status', {})).recdata
  assert.deepEqual([status?.chain, status?.network, status?.is_development], ['bitcoin', 'regtest', 1])
  await ledgerHolds(here)
})

test('each output is a deposit to the last satoshi, and a miner’s reward is none', async () => {
  await chain.pay([
    { address: adas, units: 29_999_999 },
    { address: bobs, units: 1000 },
    { address: adas, units: 29_999_999 },
    { address: chain.wallet, units: 5000 },
  ])
  await chain.mine()
  await chain.mine(1, { to: bobs })
  await mined(2)
  assert.deepEqual(await last(3), ['Ada 29999999 credited', 'Bob 1000 credited', 'Ada 29999999 credited'])
  await ledgerHolds(here)
})

for (const depth of [1, 6])
  test(`a deposit whose block is replaced, ${depth} deep, counts only where it is again`, async () => {
    const before = (await balanceOf(here, bob)).BTC
    const hash = await chain.pay([{ address: bobs, units: 25_000_000 }])
    const raw = await chain.ask('getrawtransaction', hash)
    await chain.mine(depth)
    await scanned(chain.connected.reader, 10)
    assert.deepEqual(await last(1), ['Bob 25000000 pending'])
    await chain.reorganise(depth)
    await scanned(chain.connected.reader, 10)
    assert.deepEqual([await last(1), await btcOf(bob)], [['Bob 25000000 orphaned'], before])
    await chain.ask('sendrawtransaction', raw)
    await mined(3)
    assert.deepEqual(await last(1), ['Bob 25000000 credited'])
    await ledgerHolds(here)
  })

test('coins that are spent otherwise never count, whether they were in a block or not', async () => {
  const known = await deposits()
  const [adasWas, bobsWas] = [await btcOf(ada), await btcOf(bob)]
  const unconfirmed = await chain.pay([{ address: adas, units: 700_000 }])
  await scanned()
  await chain.replace(unconfirmed, chain.wallet)
  await mined(3)
  assert.deepEqual(await deposits(), known)

  const confirmed = await chain.pay([{ address: adas, units: 800_000 }])
  await mined(2)
  await chain.reorganise(2, { replacing: confirmed })
  await mined(4)
  assert.deepEqual(await deposits(), [...known, 'Ada 800000 orphaned'])
  assert.deepEqual([await btcOf(ada), await btcOf(bob)], [adasWas, bobsWas])

  // Too late: it was credited, and may be spent by now.
  const credited = await chain.pay([{ address: bobs, units: 900_000 }])
  await mined(3)
  await chain.reorganise(3, { replacing: credited })
  await scanned()
  assert.deepEqual(await last(1), ['Bob 900000 frozen'])
  await ledgerHolds(here)
})

const holdings = (changed: Partial<ConnectedChain> = {}) =>
  holdingsOf({ ...here.platform, chains: [{ ...chain.connected, ...changed }] }, 'BTC')

test('reserves count what addresses had in the latest final block, whatever was spent since', async () => {
  const { reader } = chain.connected
  const own = openWalletAddress(chain.options.xpub, 'regtest')
  const all = [own, chain.wallet, adas, bobs]
  const askAt = async (height: number) => Object.fromEntries(await reader.balancesOf(all, 'BTC', height))
  await chain.pay([{ address: own, units: 123_456 }])
  await mined(3)
  const { height } = await reader.tip()
  const then = await askAt(height)
  assert.equal(then[own], 123_456n)
  // The change of both is in no final block, and what they spent isn't on the addresses any more.
  await chain.pay([{ address: adas, units: 5_000_000 }])
  await chain.mine()
  await chain.pay([{ address: own, units: 1 }])
  await mined()
  assert.deepEqual(await askAt(height), then)
  assert.equal((await askAt(height + 2))[own], 123_457n)

  // In a block, and not in a final one.
  const reserves = [own, chain.wallet]
  const counted = (await holdings({ reserves })) ?? assert.fail()
  assert.deepEqual(
    [counted.height, counted.addresses],
    [height, reserves.map((address) => ({ address, units: String(then[address]) }))],
  )
  assert.deepEqual(
    [counted.memberAddresses, counted.memberUnits],
    [2, (then[adas] ?? 0n) + (then[bobs] ?? 0n)],
  )
  // No address is counted twice.
  assert.equal((await holdings({ reserves: [adas] }))?.memberAddresses, 1)

  await takeReserves(here.platform)
  const { recdata } = await here.as().call('get_reserves', {})
  const of = recdata[0]?.reserves.find(({ currency }) => currency === 'BTC')
  assert.deepEqual([of?.height, of?.of_members.addresses], [height, 2])
  assert.equal(
    await holdings({ reader: openBitcoin({ ...chain.options, url: 'http://127.0.0.1:9/' }) }),
    undefined,
  )
  await mined()
})

test('a scan that somebody else has begun is waited for, and what can’t be scanned is said as Core does', async () => {
  const { url: behind } = chain.options
  let refusals = 2
  const busy = createServer((request, response) => {
    void new Response(request).text().then(async (body) => {
      const error = { code: -8, message: 'Scan already in progress, use action "abort" or "status"' }
      if (body.includes('scantxoutset') && refusals-- > 0)
        return response.writeHead(500).end(JSON.stringify({ result: null, error }))
      const { origin, username, password: secret } = new URL(behind)
      const login = Buffer.from(`${username}:${decodeURIComponent(secret)}`).toString('base64')
      const answer = await fetch(origin, {
        method: 'POST',
        headers: { authorization: `Basic ${login}` },
        body,
      })
      return response.writeHead(answer.status).end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`
  const { height } = await chain.connected.reader.tip()
  const found = await openBitcoin({ ...chain.options, url }).balancesOf([adas], 'BTC', height)
  busy.closeAllConnections()
  busy.close()
  assert.deepEqual(found, await chain.connected.reader.balancesOf([adas], 'BTC', height))
  assert.ok(refusals < 0)

  const scanned = (await chain.ask('scantxoutset', 'start', [`addr(${adas})#abcdefgh`])) as {
    unspents: Array<{ amount: number }>
    total_amount: number
  }
  const sum = scanned.unspents.reduce((total, { amount }) => total + Math.round(amount * 1e8), 0)
  assert.equal(sum, Math.round(scanned.total_amount * 1e8))
  assert.equal(BigInt(sum), found.get(adas))
  assert.equal(await chain.ask('scantxoutset', 'status'), null)
  await assert.rejects(chain.ask('scantxoutset', 'start', ['addr(nobody)']), /-5.*Address is not valid/)
  await assert.rejects(chain.ask('scantxoutset', 'start'), /scanobjects argument is required/)
  await assert.rejects(chain.ask('scantxoutset', 'begin', []), /Invalid action/)
})

test('an address of another network is refused', async () => {
  await verify(here, ada)
  const add = (address: string) => ({ currency: 'BTC', address, label: '', password }) as const
  for (const wrong of ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'])
    await here.as(ada).isRefused('add_wallet_address', add(wrong), 'invalid_fields')
  const { recdata } = await here.as(ada).call('add_wallet_address', add(bobs.toUpperCase()))
  assert.equal(recdata.address, bobs)
})

/** A node that answers everything alike. */
async function answering(status: number, body: string) {
  const server = createServer((_, response) => void response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, stop: () => server.close() }
}

test('a node that is away, slow, wrong or behind changes nothing, and says why without its password', async () => {
  const known = await deposits()
  await chain.pay([{ address: adas, units: 111_111 }])
  await chain.mine(3)
  const { options } = chain
  const at = (changed: Partial<typeof options & { timeoutMs: number }>) =>
    scanned(openBitcoin({ ...options, ...changed }))
  const failure = (url: string) => at({ url }).catch((cause: unknown) => inspect(cause, { depth: 9 }))

  const away = await failure('http://commons:the-secret@127.0.0.1:9/')
  assert.match(String(away), /getblockchaininfo: the node can’t be reached/)
  assert.doesNotMatch(String(away), /the-secret|127\.0\.0\.1/)
  await assert.rejects(
    at({ url: options.url.replace('p%40ss', 'wrong') }),
    /refuses the user or the password/,
  )
  // It accepts the connection and says nothing.
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const slow = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  await assert.rejects(at({ url: slow, timeoutMs: 50 }), /the node took too long/)
  silent.closeAllConnections()
  silent.close()

  const info = { chain: 'main', blocks: 5, headers: 9, bestblockhash: '0'.repeat(64) }
  for (const [status, body, said] of [
    [200, '<html>hello', /isn’t how a node of Bitcoin answers/],
    [200, '{"result":{"chain":"regtest"},"error":null}', /lacks what was asked for/],
    [500, '{"result":null,"error":{"code":-28,"message":"Loading block index…"}}', /Loading block index/],
    [200, JSON.stringify({ result: { ...info, initialblockdownload: true } }), /not on regtest/],
  ] as const) {
    const { url, stop } = await answering(status, body)
    assert.match(String(await failure(url)), said)
    if (status === 200 && said.source.includes('regtest'))
      await assert.rejects(openBitcoin(mainAt(url)).identify(), /catching up: it has 5 of 9 blocks/)
    stop()
  }
  const other = openBitcoin({ ...options, network: 'signet' })
  await assert.rejects(scanned(other), WrongChain)
  assert.deepEqual(await deposits(), known)
  await scanned()
  assert.deepEqual(await last(1), ['Ada 111111 credited'])
})

const mainAt = (url: string) => ({ ...chain.options, url, network: 'main' as const, xpub: mainKey })
const mainKey =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

test('a chain that split off Bitcoin is none of ours, and a pruned block is named', async () => {
  const hash = 'a'.repeat(64)
  const info = { chain: 'main', blocks: 900_000, headers: 900_000, bestblockhash: hash }
  let blockError: unknown = null
  const server = createServer((request, response) => {
    void new Response(request).json().then((asked) => {
      const { method } = asked as { method: string }
      const results = { getblockchaininfo: { ...info, initialblockdownload: false }, getblockhash: hash }
      const result = method in results ? results[method as keyof typeof results] : null
      response.end(JSON.stringify({ result, error: result === null ? blockError : null }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const reader = openBitcoin(mainAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  await assert.rejects(reader.identify(), WrongChain)
  blockError = { code: -1, message: 'Block not available (pruned data)' }
  const nobody = async () => new Set<string>()
  await assert.rejects(reader.read(850_000, nobody), /has pruned block 850000/)
  server.closeAllConnections()
  server.close()
})

test('after a restart the chain goes on where it was', async () => {
  const { height } = await chain.connected.reader.tip()
  await chain.stop()
  await assert.rejects(scanned(), /can’t be reached/)
  chain = await openBitcoinChain({ file: path.join(folder, 'blocks') })
  assert.equal((await chain.connected.reader.tip()).height, height)
  await chain.pay([{ address: bobs, units: 222_222 }])
  await mined(3)
  assert.deepEqual(await last(1), ['Bob 222222 credited'])
  await ledgerHolds(here)
})
