/** The chains that this Commons is connected to, by configuration. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { type Config, ConfigError } from '../config.ts'
import type { ChainReader } from './chain-reader.ts'
import type { ChainSender } from './chain-sender.ts'
import type { EthereumOptions } from './ethereum/ethereum-reader.ts'

export interface ConnectedChain {
  readonly reader: ChainReader
  readonly currencies: readonly Currency[]
  /** How many blocks, its own included, a deposit's transaction must be in before it is credited. */
  readonly confirmations: number
  /** Milliseconds between two looks at its tip. */
  readonly pollMs: number
  /** Where people look at a transaction; it has `{hash}`. */
  readonly txLink?: string | undefined
  /** Addresses of the network that are neither members' nor known to the signer. */
  readonly reserves?: readonly string[] | undefined
  /** Missing where nobody here can sign: withdrawals are sent by hand. */
  readonly sending?: ChainSending | undefined
  /** Missing for a chain of real coins. */
  readonly development?: DevelopmentChain
}

/** How Commons sends on a chain. */
export interface ChainSending {
  readonly sender: ChainSender
  /** The private key, in base64 of PKCS #8, with which the server signs what finance approves. */
  readonly approvalKey: string
  /** How long a transaction may wait for a block before it is replaced by one that pays more. */
  readonly patienceMs: number
  /** Missing where what comes in stays at the addresses of members. */
  readonly gathering?: Gathering | undefined
}

/** How what comes in is brought together, each amount in the smallest unit. */
export interface Gathering {
  /** From how much on an address is worth the fee. */
  readonly least: Readonly<Partial<Record<Currency, bigint>>>
  /** What the wallet keeps at most; what is above goes to the cold address that the signer knows. */
  readonly limits: Readonly<Partial<Record<Currency, bigint>>>
  readonly everyMs: number
}

/** A chain of play money that Commons runs itself. */
export interface DevelopmentChain {
  /** Sends so much from the chain's own account, in the smallest unit; returns the transaction. */
  pay(currency: Currency, address: string, units: bigint): Promise<string>
  /** Adds a block: it has none while nothing happens. */
  mine(): Promise<void>
}

/** How long a transaction may wait for a block before it is replaced. */
const patienceMs = 5 * 60_000

/** How often what came in is looked at: each time costs a question an address. */
const gatherMs = 10 * 60_000

const gatheringOf = ({
  ETH_SWEEP_LEAST,
  FCELL_SWEEP_LEAST,
  ETH_HOT_LIMIT,
  FCELL_HOT_LIMIT,
}: Config): Gathering => ({
  least: { ETH: ETH_SWEEP_LEAST, FCELL: FCELL_SWEEP_LEAST },
  limits: {
    ...(ETH_HOT_LIMIT !== undefined && { ETH: ETH_HOT_LIMIT }),
    ...(FCELL_HOT_LIMIT !== undefined && { FCELL: FCELL_HOT_LIMIT }),
  },
  everyMs: gatherMs,
})

const ethereum = ['ETH_RPC_URL', 'ETH_CHAIN_ID', 'ETH_XPUB', 'FCELL_CONTRACT', 'FCELL_CODE_HASH'] as const

/** Whether any chain is configured: then nothing may be play money. */
export const isConnected = (config: Config): boolean => ethereum.some((name) => config[name] !== undefined)

/** Opens what is configured. Asks no node yet; throws a {@link ConfigError} where a part is missing. */
export async function openChains(config: Config): Promise<ConnectedChain[]> {
  if (!isConnected(config)) return []
  const missing = ethereum.filter((name) => config[name] === undefined)
  const { ETH_RPC_URL: url, ETH_CHAIN_ID: chainId, ETH_XPUB: xpub } = config
  const { FCELL_CONTRACT: address, FCELL_CODE_HASH: codeHash } = config
  if (!url || !chainId || !xpub || !address || !codeHash)
    throw new ConfigError(`A chain needs ${missing.join(', ')} as well. See docs/money.md.`)
  const { SIGNER_SOCKET: socket, APPROVAL_KEY: approvalKey } = config
  if ((socket === undefined) !== (approvalKey === undefined))
    throw new ConfigError('SIGNER_SOCKET and APPROVAL_KEY belong together. See docs/money.md.')
  // Loaded where it is needed: a Commons without a chain starts sooner.
  const { openEthereum } = await import('./ethereum/ethereum-reader.ts')
  const options = { url, chainId, xpub, token: { address, codeHash } }
  return [
    {
      reader: open(() => openEthereum(options)),
      sending:
        socket && approvalKey
          ? { ...(await openSending(options, socket, approvalKey)), gathering: gatheringOf(config) }
          : undefined,
      currencies: ['FCELL', 'ETH'],
      confirmations: config.ETH_CONFIRMATIONS,
      pollMs: 4000,
      txLink: config.ETH_TX_LINK,
      reserves: config.ETH_RESERVES,
    },
  ]
}

async function openSending(
  options: EthereumOptions,
  socket: string,
  approvalKey: string,
): Promise<ChainSending> {
  const [{ openEthereumSender }, { connectSigner }, { publicKeyOf }] = await Promise.all([
    import('./ethereum/ethereum-sender.ts'),
    import('@commons/chain/signer/client.ts'),
    import('@commons/chain/signer/protocol.ts'),
  ])
  try {
    publicKeyOf(approvalKey)
  } catch {
    throw new ConfigError('APPROVAL_KEY is not what `npm run chain -- new-approval-key` printed.')
  }
  return { sender: openEthereumSender(options, connectSigner(socket)), approvalKey, patienceMs }
}

/** The form of a key is checked before; whether its digits are right is found only here. */
function open(reader: () => ChainReader): ChainReader {
  try {
    return reader()
  } catch {
    throw new ConfigError('ETH_XPUB is not an extended public key: one of its characters is wrong.')
  }
}

export const chainOf = (chains: readonly ConnectedChain[], currency: Currency): ConnectedChain | undefined =>
  chains.find(({ currencies }) => currencies.includes(currency))
