/**
 * The chain that Commons runs itself where none is configured and money is play money: with the token on it, so that
 * on a laptop coins really come and go. It is kept in DATA_DIR, with the key of its addresses.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Anvil, findAnvil, startAnvil } from '@commons/chain/anvil.ts'
import { deployToken } from '@commons/chain/deploy.ts'
import { fcellToken } from '@commons/chain/fcell-token.generated.ts'
import { newApprovalKey } from '@commons/chain/signer/protocol.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  getContractAddress,
  http,
  keccak256,
  toHex,
} from 'viem'
import { HDKey, mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { z } from 'zod'
import type { Log } from '../../log.ts'
import type { ConnectedChain } from '../chains.ts'
import { type EthereumOptions, openEthereum } from '../ethereum/ethereum-reader.ts'
import { openEthereumSender } from '../ethereum/ethereum-sender.ts'
import { openDevelopmentSigner } from './development-signer.ts'

/** Anvil's own words, which everybody knows: on this chain alone their accounts have anything. */
const words = 'test test test test test test test test test test test junk'
const confirmations = 3
const wholeTokens = 10n ** 18n
/** What the wallet of withdrawals has. */
const walletHas = { ETH: 1_000n * wholeTokens, FCELL: 1_000_000n * wholeTokens }

/** Soon enough to be seen. */
const gathering = { least: { ETH: wholeTokens / 100n, FCELL: wholeTokens }, limits: {}, everyMs: 5000 }

const Kept = z.object({
  /** Makes the first block the same whenever the chain starts anew. */
  startedAt: z.number(),
  /** From which the addresses of members come. */
  seed: z.string(),
  /** With which the server signs what finance approves. */
  approvalKey: z.string().optional(),
  running: z.object({ pid: z.number(), url: z.string() }).optional(),
})
type Kept = z.infer<typeof Kept>

export interface RunningChain extends ConnectedChain {
  stop(): Promise<void>
}

/** Starts the chain, or takes up one that still runs. Returns undefined where the machine has no program for it. */
export async function startDevelopmentChain(dataDir: string, log: Log): Promise<RunningChain | undefined> {
  if (findAnvil() === undefined) return undefined
  const folder = path.join(dataDir, 'chain')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'chain.json')
  // Renamed, so that a crash in between doesn't lose the seed of members' addresses.
  const keep = async (kept: Kept) => {
    await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  const kept = await readKept(file)
  const running = (await takeUp(kept)) ?? (await startKept(kept, path.join(folder, 'state.json')))
  const approvalKey = kept.approvalKey ?? newApprovalKey().privateKey
  await keep({ ...kept, approvalKey, running: { pid: running.pid, url: running.url } })

  const transport = http(running.url, { timeout: 10_000 })
  const reading = createPublicClient({ chain: foundry, transport, cacheTime: 0, pollingInterval: 50 })
  const wallet = createWalletClient({ account: mnemonicToAccount(words), chain: foundry, transport })
  const testing = createTestClient({ chain: foundry, mode: 'anvil', transport })
  const token = getContractAddress({ from: wallet.account.address, nonce: 0n })

  const call = async (args: Parameters<typeof encodeFunctionData<typeof fcellToken.abi>>[0]) => {
    const hash = await wallet.sendTransaction({ to: token, data: encodeFunctionData(args) })
    await reading.waitForTransactionReceipt({ hash })
    return hash
  }
  const { abi } = fcellToken
  const admin = wallet.account.address
  const amount = 100_000_000n * wholeTokens
  if ((await reading.getCode({ address: token })) === undefined) {
    await deployToken(reading, wallet, { admin, adminDelay: 0, cap: amount })
    await call({ abi, functionName: 'grantRole', args: [keccak256(toHex('MINTER_ROLE')), admin] })
    await call({ abi, functionName: 'mint', args: [admin, amount] })
  }
  const code = await reading.getCode({ address: token })
  if (code === undefined) throw new Error('The development chain has no token')

  const seed = HDKey.fromMasterSeed(Buffer.from(kept.seed, 'hex'))
  const xpub = seed.derive("m/44'/60'/0'/0").publicExtendedKey
  const { url } = running
  log.info({ url }, 'A development chain of play money runs')
  const options: EthereumOptions = {
    url,
    chainId: foundry.id,
    xpub,
    token: { address: token, codeHash: keccak256(code) },
    traces: 'debug',
  }
  const pay = (currency: Currency, address: string, units: bigint) =>
    currency === 'ETH'
      ? wallet.sendTransaction({ to: address as Address, value: units })
      : call({ abi, functionName: 'transfer', args: [address as Address, units] })
  const signer = openDevelopmentSigner({
    folder: path.join(folder, 'signer'),
    seed: kept.seed,
    approvalKey,
    rules: {
      ETH_CHAIN_ID: String(foundry.id),
      FCELL_CONTRACT: token,
      SIGNER_ETH_A_DAY: '1000',
      SIGNER_FCELL_A_DAY: '1000000',
    },
    async fund({ ethereum }) {
      const address = ethereum?.wallet ?? ''
      for (const [currency, least] of Object.entries(walletHas) as Array<['ETH' | 'FCELL', bigint]>)
        if ((await sender.balance(address, currency)) < least / 10n) await pay(currency, address, least)
    },
  })
  const sender = openEthereumSender(options, signer)
  return {
    reader: openEthereum(options),
    sending: { sender, approvalKey, patienceMs: 60_000, gathering },
    currencies: ['FCELL', 'ETH'],
    confirmations,
    pollMs: 1500,
    development: {
      pay,
      mine: () => testing.mine({ blocks: 1 }),
    },
    async stop() {
      await signer.stop()
      await running.stop()
      await keep({ ...kept, approvalKey, running: undefined })
    },
  }
}

async function readKept(file: string): Promise<Kept> {
  try {
    return Kept.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return { startedAt: Math.floor(Date.now() / 1000), seed: randomBytes(32).toString('hex') }
  }
}

interface Running {
  readonly pid: number
  readonly url: string
  stop(): Promise<void>
}

/** A chain outlives a Commons that was killed, and has what was not written yet. */
async function takeUp({ running, startedAt }: Kept): Promise<Running | undefined> {
  if (running === undefined) return undefined
  const client = createPublicClient({
    chain: foundry,
    transport: http(running.url, { timeout: 1000, retryCount: 0 }),
  })
  const first = await client.getBlock({ blockNumber: 0n }).catch(() => undefined)
  if (first?.timestamp !== BigInt(startedAt)) return undefined
  return {
    ...running,
    async stop() {
      end(running.pid)
      for (let waited = 0; waited < 5000; waited += 50) {
        if (!isAlive(running.pid)) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

async function startKept({ startedAt }: Kept, stateFile: string): Promise<Running> {
  const { url, process: child }: Anvil = await startAnvil({
    chainId: foundry.id,
    stateFile,
    startedAt,
    accounts: 1,
  })
  const { pid } = child
  if (pid === undefined) throw new Error('A process that runs has an id')
  return {
    pid,
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode !== null || child.signalCode !== null) return
      // It writes what it has.
      child.kill('SIGTERM')
      await ended
    },
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
