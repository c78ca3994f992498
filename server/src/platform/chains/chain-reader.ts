/**
 * What Commons asks a chain about what comes in. A reader knows public keys alone, and nothing of the ledger. It is
 * asked block by block, so that whoever asks decides what is final.
 */
import type { Currency } from '@commons/contract/shared/units.ts'

export type ChainName = 'ethereum' | 'bitcoin'

export interface BlockId {
  readonly height: number
  readonly hash: string
}

/** Which chain a node is on: two networks, or a network that was started anew, never have both alike. */
export interface ChainIdentity {
  readonly network: string
  /** The hash of the first block. */
  readonly genesis: string
}

/** What a transaction brought to one of Commons' addresses. */
export interface Arrival {
  readonly transaction: string
  /** Which of the transaction's outputs, the same in whatever block it is. */
  readonly output: number
  readonly address: string
  readonly currency: Currency
  /** In the smallest unit: what the address really has more of since. */
  readonly amount: bigint
  /** In the smallest unit: what the transaction says it brought, where that is more. */
  readonly claimed: bigint
}

/** A coin that a transaction spends, whoever's it is. */
export interface Spend {
  readonly by: string
  readonly transaction: string
  readonly output: number
}

export interface ReadBlock {
  readonly id: BlockId
  /** The hash of the block before. */
  readonly parent: string
  readonly arrivals: readonly Arrival[]
  /** On a chain of coins: what came to the wallet's own address, and what was spent. */
  readonly coins?: { readonly toWallet: readonly Arrival[]; readonly spent: readonly Spend[] }
}

/** Picks those of some addresses that are Commons' own. */
export type OwnAddresses = (addresses: readonly string[]) => Promise<ReadonlySet<string>>

export interface ChainReader {
  readonly name: ChainName
  /** Fails if the node is not on the chain, or hasn't the contract, that Commons is configured for. */
  identify(): Promise<ChainIdentity>
  tip(): Promise<BlockId>
  /** Returns the hash of the block at a height; undefined above the tip. */
  hashAt(height: number): Promise<string | undefined>
  /** Reads a block of the node's longest chain. Fails if it is replaced meanwhile. */
  read(height: number, own: OwnAddresses): Promise<ReadBlock>
  /** Returns the address at a place in the order of Commons' addresses. */
  addressAt(place: number): string
  /** Returns what an address has in a block, in the smallest unit; missing where that can't be asked. */
  balanceOf?(address: string, currency: Currency, height: number): Promise<bigint>
  /** The same for many at once, where each question is as costly as one for all. */
  balancesOf?(
    addresses: readonly string[],
    currency: Currency,
    height: number,
  ): Promise<ReadonlyMap<string, bigint>>
}

/** The node answers, but not as the one that Commons is configured for. */
export class WrongChain extends Error {}
