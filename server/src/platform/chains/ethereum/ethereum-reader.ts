/** Reads a chain of Ethereum's kind over JSON-RPC: ETH and the one token that is configured, and no other. */
import { fcellToken } from '@commons/chain/fcell-token.generated.ts'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Address, bytesToHex, getAddress, type Hex, keccak256, parseEventLogs } from 'viem'
import { HDKey, publicKeyToAddress } from 'viem/accounts'
import { type Arrival, type ChainReader, type OwnAddresses, WrongChain } from '../chain-reader.ts'
import { openNode } from './node.ts'
import { listContractPayments, type TraceWay } from './traces.ts'

export interface EthereumOptions {
  readonly url: string
  readonly chainId: number
  /** The extended public key whose children are the addresses. */
  readonly xpub: string
  readonly token: {
    readonly address: Address
    /** The hash of the code there: with another it is none of Commons' tokens. */
    readonly codeHash: Hex
  }
  /** How the node tells of what contracts send; where it is missing, ETH from contracts isn't seen. */
  readonly traces?: TraceWay | undefined
  /** How long an answer may take. */
  readonly timeoutMs?: number
}

/** What a transaction says it brought. */
interface Said {
  readonly transaction: Hex
  readonly output: number
  readonly address: Address
  readonly currency: 'ETH' | 'FCELL'
  readonly claimed: bigint
}

/** What left an address of Commons in the block, which the balances have less of. */
type Left = Pick<Said, 'address' | 'currency'> & { readonly amount: bigint }

/**
 * The output of a transaction's own value. Those of tokens have the place of their log in the transaction, those of
 * contracts their place among what contracts send in it, above as many logs as no transaction can have.
 */
const ownValue = 0
const firstOfContracts = 2 ** 30

/** The node carries a whole block out again. */
const traceMs = 60_000

export function openEthereum({ url, chainId, xpub, token, traces, timeoutMs }: EthereumOptions): ChainReader {
  const client = openNode({ url, timeoutMs })
  const tracing = openNode({ url, timeoutMs: timeoutMs ?? traceMs })
  const key = HDKey.fromExtendedKey(xpub)

  const balanceAt = (address: Address, currency: Said['currency'], blockNumber: bigint): Promise<bigint> =>
    currency === 'ETH'
      ? client.getBalance({ address, blockNumber })
      : client.readContract({
          abi: fcellToken.abi,
          address: token.address,
          functionName: 'balanceOf',
          args: [address],
          blockNumber,
        })

  /** Reads what the block's transactions say, and what of it is Commons' own. */
  const readSaid = async (blockNumber: bigint, own: OwnAddresses) => {
    const block = await client.getBlock({ blockNumber, includeTransactions: true })
    // By its hash: the node may have replaced the block since.
    const transfers = parseEventLogs({
      abi: fcellToken.abi,
      eventName: 'Transfer',
      logs: await client.getLogs({ address: token.address, blockHash: block.hash }),
    })
    const byContracts = traces === undefined ? [] : await listContractPayments(tracing, traces, block)
    const ours = await own([
      ...block.transactions.flatMap(({ from, to }) => [getAddress(from), ...(to ? [getAddress(to)] : [])]),
      ...byContracts.map(({ to }) => to),
      ...transfers.flatMap(({ args: { from, to } }) => [from, to]),
    ])
    return {
      block,
      payments: block.transactions.filter(
        ({ to, value }) => to !== null && value > 0n && ours.has(getAddress(to)),
      ),
      byContracts: byContracts.filter(({ to }) => ours.has(to)),
      senders: block.transactions.filter(({ from }) => ours.has(getAddress(from))),
      transfers: transfers.filter(({ args: { to, value } }) => value > 0n && ours.has(to)),
      spent: transfers.filter(({ args: { from } }) => ours.has(from)),
    }
  }

  return {
    name: 'ethereum',
    balanceOf: (address, currency, height) =>
      balanceAt(getAddress(address), currency === 'ETH' ? 'ETH' : 'FCELL', BigInt(height)),
    async identify() {
      const id = await client.getChainId()
      if (id !== chainId) throw new WrongChain(`The node is on chain ${id}, not on ${chainId}`)
      const code = await client.getCode({ address: token.address })
      if (code === undefined || keccak256(code) !== token.codeHash)
        throw new WrongChain(`What is at ${token.address} is not the configured token`)
      const { hash } = await client.getBlock({ blockNumber: 0n })
      return { network: String(id), genesis: hash }
    },
    async tip() {
      const { number, hash } = await client.getBlock()
      return { height: Number(number), hash }
    },
    async hashAt(height) {
      const { number } = await client.getBlock()
      if (BigInt(height) > number) return undefined
      return (await client.getBlock({ blockNumber: BigInt(height) })).hash
    },
    async read(height, own) {
      const blockNumber = BigInt(height)
      const { block, payments, byContracts, senders, transfers, spent } = await readSaid(blockNumber, own)
      const said: Said[] = []
      const left: Left[] = []
      for (const { hash, to, value } of payments) {
        const { status } = await client.getTransactionReceipt({ hash })
        if (status === 'success' && to)
          said.push({
            transaction: hash,
            output: ownValue,
            address: getAddress(to),
            currency: 'ETH',
            claimed: value,
          })
      }
      for (const { transaction, nth, to, value } of byContracts)
        said.push({
          transaction,
          output: firstOfContracts + nth,
          address: to,
          currency: 'ETH',
          claimed: value,
        })
      for (const { hash, from, value } of senders) {
        const { status, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
        const paid = gasUsed * effectiveGasPrice + (status === 'success' ? value : 0n)
        left.push({ address: getAddress(from), currency: 'ETH', amount: paid })
      }
      for (const { transactionHash, logIndex, args } of transfers) {
        const { logs } = await client.getTransactionReceipt({ hash: transactionHash })
        const place = logs.findIndex((log) => log.logIndex === logIndex)
        said.push({
          transaction: transactionHash,
          output: place + 1,
          address: args.to,
          currency: 'FCELL',
          claimed: args.value,
        })
      }
      for (const { args } of spent) left.push({ address: args.from, currency: 'FCELL', amount: args.value })
      const arrivals = await weigh(said, left, async (address, currency) => {
        const [before, after] = await Promise.all([
          blockNumber === 0n ? 0n : balanceAt(address, currency, blockNumber - 1n),
          balanceAt(address, currency, blockNumber),
        ])
        return after - before
      })
      const now = await client.getBlock({ blockNumber })
      if (now.hash !== block.hash) throw new Error(`Block ${height} was replaced while it was read`)
      return { id: { height, hash: block.hash }, parent: block.parentHash, arrivals }
    },
    addressAt: (place) => addressOf(key, place),
  }
}

/**
 * Says how much of what the block's transactions claim did arrive: a token may take a fee, or tell of a transfer that
 * did not happen. Where less arrived than is claimed, the first to claim get it.
 */
async function weigh(
  said: readonly Said[],
  left: readonly Left[],
  grewBy: (address: Address, currency: Said['currency']) => Promise<bigint>,
): Promise<Arrival[]> {
  const arrivals: Arrival[] = []
  for (const of of Map.groupBy(said, ({ address, currency }) => `${address} ${currency}`).values()) {
    const [{ address, currency } = never()] = of
    const gone = left
      .filter((each) => each.address === address && each.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0n)
    let arrived = (await grewBy(address, currency)) + gone
    for (const each of of) {
      const amount = arrived < each.claimed ? (arrived > 0n ? arrived : 0n) : each.claimed
      arrived -= amount
      arrivals.push({ ...each, amount })
    }
  }
  return arrivals
}

function never(): never {
  throw new Error('A group without a member')
}

/** Derives an address without any private key. */
function addressOf(key: HDKey, place: number): Address {
  const { publicKey } = key.deriveChild(place)
  if (!publicKey) throw new Error('An extended key without a public key')
  return publicKeyToAddress(bytesToHex(secp256k1.Point.fromBytes(publicKey).toBytes(false)))
}
