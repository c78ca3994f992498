/**
 * Bitcoin as Commons runs it itself where money is play money: a regtest chain in a process of its own, with its
 * blocks and the key of members' addresses in DATA_DIR. It starts when it is first read.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasBcoin } from '@commons/chain/bitcoin/regtest.ts'
import { type RunningRegtest, startRegtest } from '@commons/chain/bitcoin/start-regtest.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { HDKey } from 'viem/accounts'
import { z } from 'zod'
import type { Log } from '../../log.ts'
import { openAddresses } from '../bitcoin/bitcoin-keys.ts'
import { openBitcoinNode } from '../bitcoin/bitcoin-node.ts'
import { openBitcoin } from '../bitcoin/bitcoin-reader.ts'
import { formsOf } from '../bitcoin/networks.ts'
import type { ChainReader } from '../chain-reader.ts'
import type { DevelopmentChain } from '../chains.ts'
import type { RunningChain } from './development-chain.ts'

const network = 'regtest'
/** Where wallets have the keys of the first account. */
const account = "m/84'/1'/0'"

/** Pays and mines on a node of regtest that has a wallet. */
export function playOn(url: string): DevelopmentChain {
  const node = openBitcoinNode({ url })
  return {
    pay: (currency, address, units) =>
      node.ask(z.string(), 'sendtoaddress', address, decimalText(units, currency)),
    async mine() {
      const wallet = await node.ask(z.string(), 'getnewaddress')
      await node.ask(z.array(z.string()), 'generatetoaddress', 1, wallet)
    },
  }
}

/** Returns undefined where bcoin, which the chain is made of, isn't installed. */
export async function openDevelopmentBitcoin(dataDir: string, log: Log): Promise<RunningChain | undefined> {
  if (!hasBcoin()) return undefined
  const folder = path.join(dataDir, 'chain', 'bitcoin')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const xpub = accountOf(await keptSeed(path.join(folder, 'seed')))

  let running: Promise<RunningRegtest> | undefined
  const start = async () => {
    const regtest = await startRegtest(path.join(folder, 'blocks'))
    log.info({ url: regtest.url }, 'A development chain of Bitcoin runs, of play money')
    // The next to ask starts it again.
    void regtest.ended.then(() => (running = undefined))
    return regtest
  }
  const started = async (): Promise<RunningRegtest> => {
    running ??= start()
    try {
      return await running
    } catch (error) {
      running = undefined
      throw error
    }
  }
  const reader = async (): Promise<ChainReader> => openBitcoin({ url: (await started()).url, network, xpub })
  const playing = async (): Promise<DevelopmentChain> => playOn((await started()).url)
  return {
    reader: {
      name: 'bitcoin',
      identify: async () => (await reader()).identify(),
      tip: async () => (await reader()).tip(),
      hashAt: async (height) => (await reader()).hashAt(height),
      read: async (height, own) => (await reader()).read(height, own),
      addressAt: openAddresses(xpub, network),
    },
    currencies: ['BTC'],
    confirmations: 3,
    pollMs: 1500,
    network,
    development: {
      pay: async (...args) => (await playing()).pay(...args),
      mine: async () => (await playing()).mine(),
    },
    async stop() {
      await (await running?.catch(() => undefined))?.stop()
    },
  }
}

function accountOf(seed: Buffer): string {
  const { tpub = 0 } = formsOf[network].keys
  return HDKey.fromMasterSeed(seed, { public: tpub, private: 0 }).derive(account).publicExtendedKey
}

/** Returns the seed of members' addresses, made at the first start. */
async function keptSeed(file: string): Promise<Buffer> {
  try {
    return Buffer.from(await readFile(file, 'utf8'), 'hex')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const seed = randomBytes(32)
    // Renamed, so that a crash in between leaves no half of it.
    await writeFile(`${file}.new`, seed.toString('hex'), { mode: 0o600 })
    await rename(`${file}.new`, file)
    return seed
  }
}
