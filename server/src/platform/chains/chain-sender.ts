/**
 * What Commons asks a chain about what goes out. A sender has no key: it asks the signer, a process of its own, and
 * brings what that has signed to the chain.
 */
import type { Purpose, SignerRefusal, Status } from '@commons/chain/signer/protocol.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import type { ChainName } from './chain-reader.ts'

/** In the smallest unit, for each unit of work. */
export interface Fees {
  readonly max: bigint
  readonly priority: bigint
}

export interface SignedTransaction {
  readonly hash: string
  readonly raw: string
  readonly fees: Fees
}

export interface Mined {
  readonly hash: string
  readonly height: number
  /** The hash of its block. */
  readonly block: string
  /** False where it is in a block and yet did nothing but cost. */
  readonly isDone: boolean
  /** In the chain's own coin. */
  readonly cost: bigint
}

export interface ChainSender {
  readonly name: ChainName
  /** Fails while the signer is away, or is not for this chain and these addresses. */
  status(): Promise<Status>
  /** Returns what an address has in a block, the latest if missing. */
  balance(address: string, currency: Currency, height?: number): Promise<bigint>
  /** Returns how many transactions of an address are in blocks up to a height, the latest if missing. */
  countSent(address: string, height?: number): Promise<number>
  /** Says whether the signer would sign. */
  check(purpose: Purpose): Promise<SignerRefusal | 'ok'>
  /** Whether the chain would not carry it out as things are, as a contract that takes nothing. */
  isRefused(purpose: Purpose): Promise<boolean>
  /** Returns what a transaction may cost at most now, in the chain's own coin. */
  costOf(currency: Currency): Promise<bigint>
  /** Has it signed at a place in the order; with `above`, at fees that replace that transaction. */
  sign(
    purpose: Purpose,
    nonce: number,
    above?: Fees,
  ): Promise<SignedTransaction | { readonly refused: SignerRefusal }>
  /** Brings signed bytes to the chain, as often as one likes. */
  send(raw: string): Promise<void>
  /** Finds which of some transactions is in a block. */
  find(hashes: readonly string[]): Promise<Mined | undefined>
  /** Whether the node has a transaction, in a block or waiting. */
  knows(hash: string): Promise<boolean>
  /**
   * Returns the transaction that has a place in the order of an address, in a block above `since` and up to `height`.
   */
  findAt(address: string, nonce: number, since: number, height: number): Promise<string | undefined>
}

/** The wallet hasn't enough for what is to be sent and its fee. */
export class TooLittle extends Error {}
