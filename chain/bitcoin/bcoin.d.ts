/** The parts of bcoin 1.0.2 that the regtest chain uses; the package has no types. Hashes are in bcoin's own order. */

declare module 'bcoin/lib/blockchain/chain.js' {
  import type Block from 'bcoin/lib/primitives/block.js'
  import type { Address, Coin, CoinView, Transaction } from 'bcoin/lib/primitives/mtx.js'

  export interface Entry {
    readonly hash: string
    readonly prevBlock: string
    readonly height: number
    readonly time: number
    rhash(): string
  }

  export default class Chain {
    constructor(options: { network: string; memory: boolean; indexTX: boolean; indexAddress: boolean })
    readonly height: number
    readonly tip: Entry
    readonly db: { readonly state: { readonly coin: number } }
    open(): Promise<void>
    close(): Promise<void>
    /** Returns nothing for an orphan. */
    add(block: Block): Promise<Entry | null>
    getState(previous: Entry, deployment: { readonly name: string }): Promise<number>
    getHash(height: number): Promise<string | null>
    getEntry(hash: string | number): Promise<Entry | null>
    getBlock(hash: string): Promise<Block | null>
    isMainChain(entry: Entry): Promise<boolean>
    getMeta(hash: string): Promise<{ readonly tx: Transaction; readonly height: number } | null>
    getCoin(hash: string, index: number): Promise<Coin | null>
    getCoinsByAddress(addresses: readonly Address[]): Promise<Coin[]>
    getCoinView(tx: Transaction): Promise<CoinView>
    /** Returns the coins that a block of the chain spends, also those that it makes. */
    getBlockView(block: Block): Promise<CoinView>
    on(event: 'connect' | 'disconnect', listener: (entry: Entry, block: Block) => Promise<void>): void
    on(event: 'reorganize', listener: () => Promise<void>): void
  }
}

declare module 'bcoin/lib/mempool/mempool.js' {
  import type Chain from 'bcoin/lib/blockchain/chain.js'
  import type { Entry } from 'bcoin/lib/blockchain/chain.js'
  import type { CoinView, Transaction } from 'bcoin/lib/primitives/mtx.js'

  export interface MempoolEntry {
    readonly tx: Transaction
    readonly fee: number
    readonly time: number
  }

  export default class Mempool {
    constructor(options: { network: string; memory: boolean; chain: Chain })
    open(): Promise<void>
    close(): Promise<void>
    /** Returns the transactions it lacks; throws what is wrong with it. */
    addTX(tx: Transaction): Promise<readonly string[] | null>
    hasEntry(hash: string): boolean
    getEntry(hash: string): MempoolEntry | null
    /** Returns what spends a coin. */
    getSpent(hash: string, index: number): MempoolEntry | null
    /** Forgets a transaction, with those that spend what it pays. */
    evictEntry(entry: MempoolEntry): void
    getCoinView(tx: Transaction): Promise<CoinView>
    getSnapshot(): string[]
    isSpent(hash: string, index: number): boolean
    _addBlock(entry: Entry, txs: readonly Transaction[]): Promise<void>
    _removeBlock(entry: Entry, txs: readonly Transaction[]): Promise<void>
    _handleReorg(): Promise<void>
  }
}

declare module 'bcoin/lib/mining/miner.js' {
  import type Chain from 'bcoin/lib/blockchain/chain.js'
  import type { Entry } from 'bcoin/lib/blockchain/chain.js'
  import type Mempool from 'bcoin/lib/mempool/mempool.js'
  import type Block from 'bcoin/lib/primitives/block.js'
  import type { CoinView, Transaction } from 'bcoin/lib/primitives/mtx.js'

  interface Job {
    readonly attempt: {
      addTX(tx: Transaction, view: CoinView): boolean
      refresh(): void
    }
  }

  export default class Miner {
    /** Without a mempool its blocks are empty. */
    constructor(options: { network: string; chain: Chain; mempool?: Mempool; addresses: readonly string[] })
    readonly cpu: { createJob(tip: Entry): Promise<Job>; mineAsync(job: Job): Promise<Block> }
    open(): Promise<void>
    close(): Promise<void>
  }
}

declare module 'bcoin/lib/primitives/block.js' {
  import type { Transaction } from 'bcoin/lib/primitives/mtx.js'

  export default class Block {
    static fromRaw(data: string, encoding: 'hex'): Block
    readonly txs: readonly Transaction[]
    toRaw(): Buffer
  }
}

declare module 'bcoin/lib/primitives/mtx.js' {
  import type KeyRing from 'bcoin/lib/primitives/keyring.js'

  export interface Address {
    toString(network: string): string
  }
  export interface Script {
    toRaw(): Buffer
  }
  export interface Output {
    readonly value: number
    readonly script: Script
  }
  export interface Coin extends Output {
    readonly hash: string
    readonly index: number
    readonly height: number
    readonly coinbase: boolean
  }
  export interface CoinEntry {
    readonly height: number
    readonly coinbase: boolean
    readonly output: Output
  }
  /** The coins that a transaction spends. */
  export interface CoinView {
    readonly map: ReadonlyMap<string, unknown>
    getEntryFor(input: Transaction['inputs'][number]): CoinEntry | null
  }
  export interface Transaction {
    readonly version: number
    readonly locktime: number
    readonly inputs: ReadonlyArray<{
      readonly prevout: { readonly hash: string; readonly index: number; rhash(): string }
      readonly script: Script
      readonly sequence: number
    }>
    readonly outputs: readonly Output[]
    hash(encoding: 'hex'): string
    txid(): string
    wtxid(): string
    isCoinbase(): boolean
    getFee(view: CoinView): number
    getSize(): number
    getVirtualSize(): number
    getWeight(): number
    toRaw(): Buffer
  }

  export default class MTX {
    addOutput(address: Address, value: number): void
    addCoin(coin: Coin): void
    fund(
      coins: readonly Coin[],
      options: { rate: number; changeAddress: string; height: number; selection: 'age' },
    ): Promise<{ readonly chosen: readonly Coin[] }>
    sign(ring: KeyRing): number
    /** Returns the transaction as it can be sent, and what it spends. */
    commit(): [Transaction, CoinView]
  }
}

declare module 'bcoin/lib/primitives/tx.js' {
  import type { Transaction } from 'bcoin/lib/primitives/mtx.js'

  const transactions: { fromRaw(data: string, encoding: 'hex'): Transaction }
  export default transactions
}

declare module 'bcoin/lib/primitives/keyring.js' {
  export default class KeyRing {
    static fromPrivate(key: Buffer, compress: boolean): KeyRing
    witness: boolean
    getAddress(encoding: 'string', network: string): string
  }
}

declare module 'bcoin/lib/primitives/address.js' {
  import type { Address as Parsed } from 'bcoin/lib/primitives/mtx.js'

  const addresses: { fromString(text: string, network: string): Parsed }
  export default addresses
}

declare module 'bcoin/lib/protocol/network.js' {
  const networks: {
    get(name: string): { readonly addressPrefix: { pubkeyhash: number; scripthash: number; bech32: string } }
  }
  export default networks
}
