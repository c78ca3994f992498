/** The chains that this Commons is connected to, by configuration. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { type Config, ConfigError } from '../config.ts'
import type { ChainReader } from './chain-reader.ts'
import type { ChainSender, CoinSender } from './chain-sender.ts'
import { type BitcoinNetwork, formsOf } from '@commons/chain/bitcoin/networks.ts'

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
  /** On which of Bitcoin's networks it is; missing for other chains. */
  readonly network?: BitcoinNetwork
  /** What the operator is told at the start. */
  readonly warning?: string | undefined
  /** Missing where nobody here can sign: withdrawals are sent by hand. */
  readonly sending?: ChainSending | undefined
  /** Missing for a chain of real coins. */
  readonly development?: DevelopmentChain
}

/** How Commons sends on a chain. */
export interface ChainSending {
  readonly sender: ChainSender | CoinSender
  /** The private key, in base64 of PKCS #8, with which the server signs what finance approves. */
  readonly approvalKey: string
  /** How long a transaction may wait for a block before it is replaced by one that pays more. */
  readonly patienceMs: number
  /** Missing where what comes in stays at the addresses of members. */
  readonly gathering?: Gathering | undefined
}

/** How what comes in is brought together, each amount in the smallest unit. */
export interface Gathering {
  /** From how much on an address is worth the fee; coins of Bitcoin are spent where they are. */
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

/** A block of Bitcoin may take an hour to come whatever one pays. */
const bitcoinPatienceMs = 90 * 60_000

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

const blindToContracts =
  'ETH that contracts send isn’t seen: set ETH_TRACES to debug or trace, with a node that answers it. See docs/money.md.'

const ethereum = ['ETH_RPC_URL', 'ETH_CHAIN_ID', 'ETH_XPUB', 'FCELL_CONTRACT', 'FCELL_CODE_HASH'] as const
const bitcoin = ['BTC_RPC_URL', 'BTC_XPUB'] as const

const isAny = (config: Config, names: ReadonlyArray<keyof Config>): boolean =>
  names.some((name) => config[name] !== undefined)

/** Whether any chain is configured: then nothing may be play money. */
export const isConnected = (config: Config): boolean => isAny(config, ethereum) || isAny(config, bitcoin)

/** Opens what is configured. Asks no node yet; throws a {@link ConfigError} where a part is missing. */
export async function openChains(config: Config): Promise<ConnectedChain[]> {
  if (config.BTC_SIGNER_SOCKET !== undefined && !isAny(config, bitcoin))
    throw lacking(config, 'BTC_SIGNER_SOCKET', bitcoin)
  return [
    ...(isAny(config, ethereum) ? [await openConfiguredEthereum(config)] : []),
    ...(isAny(config, bitcoin) ? [await openConfiguredBitcoin(config)] : []),
  ]
}

const lacking = (config: Config, chain: string, names: ReadonlyArray<keyof Config>): ConfigError => {
  const missing = names.filter((name) => config[name] === undefined)
  return new ConfigError(`${chain} needs ${missing.join(', ')} as well. See docs/money.md.`)
}

async function openConfiguredEthereum(config: Config): Promise<ConnectedChain> {
  const { ETH_RPC_URL: url, ETH_CHAIN_ID: chainId, ETH_XPUB: xpub } = config
  const { FCELL_CONTRACT: address, FCELL_CODE_HASH: codeHash } = config
  if (!url || !chainId || !xpub || !address || !codeHash)
    throw lacking(config, 'A chain of Ethereum', ethereum)
  const { SIGNER_SOCKET: socket, APPROVAL_KEY: approvalKey } = config
  if (socket === undefined ? approvalKey && !config.BTC_SIGNER_SOCKET : !approvalKey)
    throw new ConfigError('SIGNER_SOCKET and APPROVAL_KEY belong together. See docs/money.md.')
  // Loaded where it is needed: a Commons without a chain starts sooner.
  const [{ openEthereum }, { openEthereumSender }, { connectSigner }] = await Promise.all([
    import('./ethereum/ethereum-reader.ts'),
    import('./ethereum/ethereum-sender.ts'),
    import('@commons/chain/signer/client.ts'),
  ])
  const traces = config.ETH_TRACES === 'off' ? undefined : config.ETH_TRACES
  const options = { url, chainId, xpub, token: { address, codeHash }, traces }
  return {
    reader: open('ETH_XPUB', () => openEthereum(options)),
    sending:
      socket && approvalKey
        ? {
            sender: openEthereumSender(options, connectSigner(socket)),
            approvalKey: await checkedKey(approvalKey),
            patienceMs,
            gathering: gatheringOf(config),
          }
        : undefined,
    currencies: ['FCELL', 'ETH'],
    confirmations: config.ETH_CONFIRMATIONS,
    pollMs: 4000,
    txLink: config.ETH_TX_LINK,
    reserves: config.ETH_RESERVES,
    warning: traces ? undefined : blindToContracts,
  }
}

async function openConfiguredBitcoin(config: Config): Promise<ConnectedChain> {
  const { BTC_RPC_URL: url, BTC_XPUB: xpub, BTC_NETWORK: network } = config
  if (!url || !xpub) throw lacking(config, 'Bitcoin', bitcoin)
  const begins = Object.keys(formsOf[network].keys)
  if (!begins.includes(xpub.slice(0, 4)))
    throw new ConfigError(`BTC_XPUB begins with ${begins.join(' or ')} where BTC_NETWORK is ${network}.`)
  const { BTC_SIGNER_SOCKET: socket, APPROVAL_KEY: approvalKey } = config
  if (socket !== undefined && approvalKey === undefined)
    throw new ConfigError('BTC_SIGNER_SOCKET and APPROVAL_KEY belong together. See docs/money.md.')
  const [
    { openBitcoin },
    { openBitcoinSender },
    { connectSigner },
    { openWalletAddress },
    { parseBitcoinAddress },
  ] = await Promise.all([
    import('./bitcoin/bitcoin-reader.ts'),
    import('./bitcoin/bitcoin-sender.ts'),
    import('@commons/chain/signer/client.ts'),
    import('./bitcoin/bitcoin-keys.ts'),
    import('./bitcoin/bitcoin-addresses.ts'),
  ])
  const options = { url, network, xpub }
  const reader = open('BTC_XPUB', () => openBitcoin(options))
  const reserves = config.BTC_RESERVES.map((text) => {
    const parsed = parseBitcoinAddress(text, network)
    if (parsed === undefined)
      throw new ConfigError(`BTC_RESERVES has ${text}, which is no address where BTC_NETWORK is ${network}.`)
    return parsed.address
  })
  return {
    reader,
    sending:
      socket && approvalKey
        ? {
            sender: openBitcoinSender(options, connectSigner(socket)),
            approvalKey: await checkedKey(approvalKey),
            patienceMs: bitcoinPatienceMs,
            gathering: {
              least: {},
              limits: config.BTC_HOT_LIMIT === undefined ? {} : { BTC: config.BTC_HOT_LIMIT },
              everyMs: gatherMs,
            },
          }
        : undefined,
    currencies: ['BTC'],
    confirmations: config.BTC_CONFIRMATIONS,
    pollMs: 15_000,
    txLink: config.BTC_TX_LINK,
    reserves: [openWalletAddress(xpub, network), ...reserves],
    network,
  }
}

/** Returns the key of approvals, if it is one. */
async function checkedKey(approvalKey: string): Promise<string> {
  const { publicKeyOf } = await import('@commons/chain/signer/protocol.ts')
  try {
    publicKeyOf(approvalKey)
    return approvalKey
  } catch {
    throw new ConfigError('APPROVAL_KEY is not what `npm run chain -- new-approval-key` printed.')
  }
}

/** The form of a key is checked before; whether its digits are right is found only here. */
function open(name: string, reader: () => ChainReader): ChainReader {
  try {
    return reader()
  } catch {
    throw new ConfigError(`${name} is not an extended public key: one of its characters is wrong.`)
  }
}

/** Returns Bitcoin's network that addresses are of: the real one where Commons is connected to none. */
export const bitcoinNetworkOf = (chains: readonly ConnectedChain[]): BitcoinNetwork =>
  chains.find(({ network }) => network !== undefined)?.network ?? 'main'

export const chainOf = (chains: readonly ConnectedChain[], currency: Currency): ConnectedChain | undefined =>
  chains.find(({ currencies }) => currencies.includes(currency))
