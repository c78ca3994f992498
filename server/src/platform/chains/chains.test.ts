import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { HDKey } from 'viem/accounts'
import { ConfigError, readConfig } from '../config.ts'
import { bitcoinNetworkOf, isConnected, openChains } from './chains.ts'
import { openDevelopmentBitcoin } from './development/development-bitcoin.ts'

const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const BTC_RPC_URL = 'http://user:the-secret@127.0.0.1:8332'
const refused = (env: Record<string, string>, said: RegExp) =>
  assert.rejects(
    async () => openChains(readConfig(env)),
    (error) => error instanceof ConfigError && said.test(error.message) && !/the-secret/.test(error.message),
  )

test('Bitcoin is opened alone, by its own network, and what is missing or wrong is named', async () => {
  const config = readConfig({ BTC_RPC_URL, BTC_XPUB: zpub, BTC_TX_LINK: 'https://x.example/{hash}' })
  assert.equal(isConnected(config), true)
  const chains = await openChains(config)
  assert.deepEqual(
    chains.map(({ reader, currencies, confirmations }) => [reader.name, currencies, confirmations]),
    [['bitcoin', ['BTC'], 3]],
  )
  assert.equal(bitcoinNetworkOf(chains), 'main')
  assert.equal(chains[0]?.reader.addressAt(0), 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  assert.deepEqual([isConnected(readConfig({})), await openChains(readConfig({}))], [false, []])

  // The first is the account's change address, as BIP 84 has it.
  const BTC_RESERVES = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa, BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'
  const [reserving] = await openChains(readConfig({ BTC_RPC_URL, BTC_XPUB: zpub, BTC_RESERVES }))
  assert.deepEqual(reserving?.reserves, [
    'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ])
  const other = { BTC_RPC_URL, BTC_XPUB: zpub, BTC_RESERVES: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }
  await refused(other, /BTC_RESERVES has tb1q\w+, which is no address where BTC_NETWORK is main/)

  await refused({ BTC_RPC_URL }, /Bitcoin needs BTC_XPUB as well/)
  await refused({ BTC_XPUB: zpub }, /Bitcoin needs BTC_RPC_URL as well/)
  await refused({ BTC_RPC_URL, BTC_XPUB: zpub, BTC_NETWORK: 'test' }, /begins with tpub or vpub/)
  await refused({ BTC_RPC_URL, BTC_XPUB: zpub.replace('AcvP', 'AcvQ') }, /one of its characters is wrong/)
  await refused(
    { BTC_RPC_URL, BTC_XPUB: zpub.replace('zpub', 'zprv') },
    /BTC_XPUB must be an extended public/,
  )
  await refused({ BTC_RPC_URL: 'ftp://the-secret', BTC_XPUB: zpub }, /BTC_RPC_URL must be an http/)
  const unescaped = 'http://user:the-secret%@127.0.0.1:8332'
  await refused({ BTC_RPC_URL: unescaped, BTC_XPUB: zpub }, /BTC_RPC_URL must have each % .* as %25/)
  await refused({ BTC_RPC_URL, BTC_XPUB: zpub, BTC_NETWORK: 'mainnet' }, /BTC_NETWORK must be main, test/)
})

test('a node of Ethereum that isn’t asked what contracts send is no secret of its operator’s', async () => {
  const ethereum = {
    ETH_RPC_URL: 'http://127.0.0.1:9',
    ETH_CHAIN_ID: '1',
    ETH_XPUB: HDKey.fromMasterSeed(Buffer.alloc(32, 7)).publicExtendedKey,
    FCELL_CONTRACT: `0x${'1'.repeat(40)}`,
    FCELL_CODE_HASH: `0x${'1'.repeat(64)}`,
  }
  const warned = async (traces: Record<string, string>) =>
    (await openChains(readConfig({ ...ethereum, ...traces })))[0]?.warning
  assert.match((await warned({})) ?? '', /^ETH that contracts send isn’t seen: set ETH_TRACES/)
  assert.equal(await warned({ ETH_TRACES: 'debug' }), undefined)
  assert.equal(await warned({ ETH_TRACES: 'trace' }), undefined)
  await refused({ ...ethereum, ETH_TRACES: 'on' }, /ETH_TRACES must be off, debug or trace/)
})

test('the development chain of Bitcoin is kept from one start to the next', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'commons-chains-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const open = async () =>
    (await openDevelopmentBitcoin(folder, pino({ level: 'silent' }))) ?? assert.fail('bcoin is missing')
  const first = await open()
  const address = first.reader.addressAt(0)
  const begun = await first.reader.identify()
  const hash = await first.development?.pay('BTC', address, 1_000_000n)
  const tip = await first.reader.tip()
  await first.stop()

  const second = await open()
  try {
    assert.deepEqual([await second.reader.identify(), await second.reader.tip()], [begun, tip])
    assert.equal(second.reader.addressAt(0), address)
    const { arrivals } = await second.reader.read(tip.height, async (addresses) => new Set(addresses))
    const ours = arrivals.filter((arrival) => arrival.address === address)
    assert.deepEqual(
      ours.map(({ transaction, amount }) => [transaction, amount]),
      [[hash, 1_000_000n]],
    )
    await second.development?.mine()
    assert.equal((await second.reader.tip()).height, tip.height + 1)
  } finally {
    await second.stop()
  }
})
