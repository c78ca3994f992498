/**
 * Bitcoin as Commons runs it itself where money is play money: a regtest chain in a process of its own, with its
 * blocks and the key of members' addresses in DATA_DIR. It starts when it is first read.
 */
import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasBcoin } from '@commons/chain/bitcoin/regtest.ts'
import { type RunningRegtest, startRegtest } from '@commons/chain/bitcoin/start-regtest.ts'
import { newApprovalKey } from '@commons/chain/signer/protocol.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { HDKey } from 'viem/accounts'
import { z } from 'zod'
import type { Log } from '../../log.ts'
import { openAddresses } from '../bitcoin/bitcoin-keys.ts'
import { openBitcoinNode } from '../bitcoin/bitcoin-node.ts'
import { type BitcoinReader, openBitcoin } from '../bitcoin/bitcoin-reader.ts'
import { openBitcoinSender } from '../bitcoin/bitcoin-sender.ts'
import { formsOf } from '@commons/chain/bitcoin/networks.ts'
import type { CoinSender } from '../chain-sender.ts'
import type { DevelopmentChain } from '../chains.ts'
import type { RunningChain } from './development-chain.ts'
import { openDevelopmentSigner } from './development-signer.ts'

const network = 'regtest'
const confirmations = 3
/** What the wallet of withdrawals has at first: several coins, as one is spent for one thing at a time. */
const walletHas = { coins: 4, units: 2_500_000_000n }
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
  const seed = await kept(path.join(folder, 'seed'), () => randomBytes(32).toString('hex'))
  const approvalKey = await kept(path.join(folder, 'approval-key'), () => newApprovalKey().privateKey)
  const xpub = accountOf(Buffer.from(seed, 'hex'))

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
  const options = async () => ({ url: (await started()).url, network, xpub }) as const
  const reader = async (): Promise<BitcoinReader> => openBitcoin(await options())
  const playing = async (): Promise<DevelopmentChain> => playOn((await started()).url)
  const signer = openDevelopmentSigner({
    folder: path.join(folder, 'signer'),
    seed,
    approvalKey,
    rules: { BTC_NETWORK: network, SIGNER_BTC_A_DAY: '1000' },
    async fund({ bitcoin }) {
      const once = path.join(folder, 'funded')
      if (bitcoin === null || (await isThere(once))) return
      const { pay, mine } = await playing()
      for (let nth = 0; nth < walletHas.coins; nth++) await pay('BTC', bitcoin.wallet, walletHas.units)
      // What is in the last of these blocks is final, too.
      for (let nth = 1; nth < confirmations; nth++) await mine()
      await writeFile(once, '')
    },
  })
  const sender = async (): Promise<CoinSender> => openBitcoinSender(await options(), signer)
  return {
    reader: {
      name: 'bitcoin',
      identify: async () => (await reader()).identify(),
      tip: async () => (await reader()).tip(),
      hashAt: async (height) => (await reader()).hashAt(height),
      read: async (height, own) => (await reader()).read(height, own),
      addressAt: openAddresses(xpub, network),
      balancesOf: async (...args) => (await reader()).balancesOf(...args),
    },
    sending: {
      sender: {
        kind: 'coins',
        name: 'bitcoin',
        status: async () => (await sender()).status(),
        check: async (purpose) => (await sender()).check(purpose),
        knows: async (hash) => (await sender()).knows(hash),
        feeRate: async () => (await sender()).feeRate(),
        stateOf: async (coin) => (await sender()).stateOf(coin),
        sign: async (purpose, spending) => (await sender()).sign(purpose, spending),
        send: async (raw) => (await sender()).send(raw),
      },
      approvalKey,
      patienceMs: 60_000,
    },
    currencies: ['BTC'],
    confirmations,
    pollMs: 1500,
    network,
    development: {
      pay: async (...args) => (await playing()).pay(...args),
      mine: async () => (await playing()).mine(),
    },
    async stop() {
      await signer.stop()
      await (await running?.catch(() => undefined))?.stop()
    },
  }
}

function accountOf(seed: Buffer): string {
  const { tpub = 0 } = formsOf[network].keys
  return HDKey.fromMasterSeed(seed, { public: tpub, private: 0 }).derive(account).publicExtendedKey
}

/** Returns what a file has, made at the first start. */
async function kept(file: string, make: () => string): Promise<string> {
  if (await isThere(file)) return await readFile(file, 'utf8')
  const made = make()
  // Renamed, so that a crash in between leaves no half of it.
  await writeFile(`${file}.new`, made, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return made
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
