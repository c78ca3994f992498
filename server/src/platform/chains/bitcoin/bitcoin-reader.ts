/** Reads Bitcoin over the JSON-RPC of Bitcoin Core. Only what is in a block counts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { z } from 'zod'
import { type Arrival, type ChainReader, type Spend, WrongChain } from '../chain-reader.ts'
import { parseBitcoinAddress } from './bitcoin-addresses.ts'
import { openAddresses, openWalletAddress, witnessAddress } from './bitcoin-keys.ts'
import { BitcoinRefusal, openBitcoinNode } from './bitcoin-node.ts'
import type { BitcoinNetwork } from '@commons/chain/bitcoin/networks.ts'

export interface BitcoinOptions {
  readonly url: string
  readonly network: BitcoinNetwork
  /** The extended public key of the account whose children are the addresses. */
  readonly xpub: string
  readonly timeoutMs?: number
}

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const ChainInfo = z.object({
  chain: z.string(),
  blocks: z.int(),
  headers: z.int(),
  bestblockhash: Hash,
  initialblockdownload: z.boolean(),
})
const Transaction = z.object({
  txid: Hash,
  vin: z.array(
    z.object({ coinbase: z.string().optional(), txid: Hash.optional(), vout: z.int().optional() }),
  ),
  vout: z.array(
    z.object({
      /** Text by then: see the node. */
      value: z.string(),
      n: z.int(),
      scriptPubKey: z.object({ hex: z.string() }),
    }),
  ),
})
const BlockHead = z.object({
  hash: Hash,
  height: z.int(),
  confirmations: z.int(),
  previousblockhash: Hash.optional(),
})
const Block = BlockHead.extend({ tx: z.array(Transaction) })
const Coin = z.object({
  /** Text by then, as amounts of transactions. */
  amount: z.string(),
  height: z.int(),
  scriptPubKey: z.string(),
})
const Unspent = z.object({
  success: z.literal(true),
  height: z.int(),
  bestblock: Hash,
  unspents: z.array(Coin),
})
/** A block with the coins that it spends, by whoever made them. */
const SpendingBlock = BlockHead.extend({
  tx: z.array(
    z.object({
      vin: z.array(
        z.object({
          coinbase: z.string().optional(),
          prevout: z
            .object({ value: z.string(), height: z.int(), scriptPubKey: z.object({ hex: z.string() }) })
            .optional(),
        }),
      ),
    }),
  ),
})

/**
 * The first block of segregated witness. Chains that split off Bitcoin before have the same first block and the same
 * name, and coins of another worth.
 */
const ownBlock = {
  height: 481_824,
  hash: '0000000000000000001c8018d9cb3b742ef25114f27563e3fc4a1902167f9893',
}

/** The script of a payment to the hash of a key, by segregated witness: what all addresses of Commons are. */
const toKeyHash = /^0014([0-9a-f]{40})$/

/** What Bitcoin Core says of a block above the tip, and of one that it doesn't have any more. */
const outOfRange = -8
const pruned = /pruned/i
const isScanning = /scan already in progress/i

/** A look through all unspent coins takes a minute or two on the main network; fetch itself gives up after five. */
const scanMs = 290_000
/** Between two questions whether another's look is done: the node has one at a time. */
const scanWaitMs = 1000

/** {@link ChainReader} with what Bitcoin can say of all addresses at once. */
export type BitcoinReader = ChainReader & Required<Pick<ChainReader, 'balancesOf'>>

export function openBitcoin({ url, network, xpub, timeoutMs }: BitcoinOptions): BitcoinReader {
  const node = openBitcoinNode({ url, timeoutMs })
  const wallet = openWalletAddress(xpub, network)
  const scanning = openBitcoinNode({ url, timeoutMs: timeoutMs ?? scanMs })

  const listUnspent = async (addresses: readonly string[]): Promise<z.output<typeof Unspent>> => {
    const until = Date.now() + scanMs
    const objects = addresses.map((address) => ({ desc: `addr(${address})` }))
    for (;;)
      try {
        return await scanning.ask(Unspent, 'scantxoutset', 'start', objects)
      } catch (error) {
        const isBusy = error instanceof BitcoinRefusal && isScanning.test(error.message)
        if (!isBusy || Date.now() >= until) throw error
        await sleep(scanWaitMs)
      }
  }

  /** Lists the coins that blocks above a height have spent, down from the latest: at that height they were there. */
  const listSpentAbove = async (height: number, latest: string): Promise<Array<z.output<typeof Coin>>> => {
    const spent: Array<z.output<typeof Coin>> = []
    for (let hash = latest; ;) {
      const block = await node.ask(SpendingBlock, 'getblock', hash, 3)
      if (block.confirmations < 1) throw new Error(`Block ${block.height} was replaced while it was read`)
      if (block.height <= height) return spent
      for (const { coinbase, prevout } of block.tx.flatMap(({ vin }) => vin)) {
        if (coinbase !== undefined) continue
        if (prevout === undefined)
          throw new Error(`The node doesn’t say which coins block ${block.height} spends`)
        const { value, height: madeIn, scriptPubKey } = prevout
        spent.push({ amount: value, height: madeIn, scriptPubKey: scriptPubKey.hex })
      }
      hash = block.previousblockhash ?? ''
    }
  }

  const hashAt = async (height: number): Promise<string | undefined> => {
    try {
      return await node.ask(Hash, 'getblockhash', height)
    } catch (error) {
      if (error instanceof BitcoinRefusal && error.code === outOfRange) return undefined
      throw error
    }
  }

  const readBlock = async (height: number, hash: string) => {
    try {
      return await node.ask(Block, 'getblock', hash, 2)
    } catch (error) {
      if (error instanceof BitcoinRefusal && pruned.test(error.message))
        throw new Error(
          `The node has pruned block ${height}, which wasn’t read yet: it needs one that keeps more`,
          { cause: error },
        )
      throw error
    }
  }

  return {
    name: 'bitcoin',
    async identify() {
      const {
        chain,
        blocks,
        headers,
        initialblockdownload: isBehind,
      } = await node.ask(ChainInfo, 'getblockchaininfo')
      if (chain !== network) throw new WrongChain(`The node is on ${chain}, not on ${network}`)
      // A node of regtest says so until it is given a block.
      if (isBehind && network !== 'regtest')
        throw new Error(`The node is still catching up: it has ${blocks} of ${headers} blocks`)
      if (network === 'main' && (await hashAt(ownBlock.height)) !== ownBlock.hash)
        throw new WrongChain('The node is on a chain that split off Bitcoin')
      return { network, genesis: await node.ask(Hash, 'getblockhash', 0) }
    },
    async tip() {
      const { blocks, bestblockhash } = await node.ask(ChainInfo, 'getblockchaininfo')
      return { height: blocks, hash: bestblockhash }
    },
    hashAt,
    async read(height, own) {
      const hash = await hashAt(height)
      const block = hash === undefined ? undefined : await readBlock(height, hash)
      if (block?.hash !== hash || block?.height !== height || block.confirmations < 1)
        throw new Error(`Block ${height} was replaced while it was read`)
      const said = block.tx.flatMap((each) => arrivalsOf(each, network))
      const ours = await own([...new Set(said.map(({ address }) => address))])
      return {
        id: { height, hash: block.hash },
        parent: block.previousblockhash ?? '',
        arrivals: said.filter(({ address }) => ours.has(address)),
        coins: {
          toWallet: said.filter(({ address }) => address === wallet),
          spent: block.tx.flatMap(spendsOf),
        },
      }
    },
    addressAt: openAddresses(xpub, network),
    async balancesOf(addresses, _, height) {
      const byScript = new Map(
        addresses.map((address) => {
          const parsed = parseBitcoinAddress(address, network)
          if (parsed === undefined) throw new Error(`${address} is no address on ${network}`)
          return [parsed.script, address]
        }),
      )
      const balances = new Map(addresses.map((address) => [address, 0n]))
      if (addresses.length === 0) return balances
      const { height: scanned, bestblock, unspents } = await listUnspent(addresses)
      if (scanned < height) throw new Error(`The node has ${scanned} blocks and not ${height} any more`)
      // What has left since is still there in that block, as its change is not.
      for (const coin of [...unspents, ...(await listSpentAbove(height, bestblock))]) {
        const address = byScript.get(coin.scriptPubKey)
        if (address === undefined || coin.height > height) continue
        balances.set(address, (balances.get(address) ?? 0n) + amountOf(coin.amount))
      }
      return balances
    },
  }
}

const spendsOf = ({ txid: by, vin }: z.output<typeof Transaction>): Spend[] =>
  vin.flatMap(({ txid: transaction, vout: output }) =>
    transaction === undefined || output === undefined ? [] : [{ by, transaction, output }],
  )

/** Lists what a transaction brings to addresses of Commons' kind. What a miner is given for a block doesn't count. */
function arrivalsOf({ txid, vin, vout }: z.output<typeof Transaction>, network: BitcoinNetwork): Arrival[] {
  if (vin.some(({ coinbase }) => coinbase !== undefined)) return []
  return vout.flatMap(({ value, n, scriptPubKey }) => {
    const [, hash] = toKeyHash.exec(scriptPubKey.hex) ?? []
    if (hash === undefined) return []
    const amount = amountOf(value)
    const address = witnessAddress(network, Buffer.from(hash, 'hex'))
    return [{ transaction: txid, output: n, address, currency: 'BTC', amount, claimed: amount }]
  })
}

function amountOf(value: string): bigint {
  const amount = unitsOf(value, 'BTC')
  if (amount === undefined) throw new Error(`The node says an amount that can’t be: ${value}`)
  return amount
}
