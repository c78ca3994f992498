/**
 * What Commons asks a chain about what goes out. A sender has no key: it asks the signer, a process of its own, and
 * brings what that has signed to the chain.
 */
import type { Purpose, SignerRefusal, Status } from '@commons/chain/signer/protocol.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import type { ChainName } from './chain-reader.ts'

/** In the smallest unit: on Ethereum for each unit of work, on Bitcoin in all. */
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

/** What a chain's signer says of the wallet that withdrawals are sent from. */
export interface WalletStatus extends Pick<Status, 'limits'> {
  readonly wallet: string
  /** Where the signer lets what is above a limit go to. */
  readonly cold: string | null
}

/** What is asked on every chain. */
interface AnySender {
  readonly name: ChainName
  /** Fails while the signer is away, or is not for this chain and these addresses. */
  status(): Promise<WalletStatus>
  /** Says whether the signer would sign. */
  check(purpose: Purpose): Promise<SignerRefusal | 'ok'>
  /** Whether the node has a transaction that waits for a block; on Ethereum one in a block, too. */
  knows(hash: string): Promise<boolean>
}

/** Sends on a chain of accounts: each has an order, and a place in it one transaction. */
export interface ChainSender extends AnySender {
  readonly kind: 'accounts'
  /** Returns what an address has in a block, the latest if missing. */
  balance(address: string, currency: Currency, height?: number): Promise<bigint>
  /** Returns how many transactions of an address are in blocks up to a height, the latest if missing. */
  countSent(address: string, height?: number): Promise<number>
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
  /**
   * Returns the transaction that has a place in the order of an address, in a block above `since` and up to `height`.
   */
  findAt(address: string, nonce: number, since: number, height: number): Promise<string | undefined>
}

/** A coin that the network has: an output of a transaction. */
export interface OwnCoin {
  readonly transaction: string
  readonly output: number
  readonly units: bigint
  /** Of the address that it is at; null: of the wallet's. */
  readonly place: number | null
}

/** What is spent for a payment. */
export interface Spending {
  readonly coins: readonly OwnCoin[]
  readonly fee: bigint
  /** Into how many coins what is left over is divided. */
  readonly parts: number
}

/** Sends on a chain of coins: each is spent once, so the first that a payment spends is what it is bound to. */
export interface CoinSender extends AnySender {
  readonly kind: 'coins'
  /** Returns what a virtual byte costs now, if it is to be in one of the next blocks. */
  feeRate(): Promise<bigint>
  /** Whether nobody has spent a coin: `leaving` where what spends it waits for a block. */
  stateOf(coin: OwnCoin): Promise<'there' | 'leaving' | 'spent'>
  /** Has it signed. */
  sign(purpose: Purpose, spending: Spending): Promise<SignedTransaction | { readonly refused: SignerRefusal }>
  /** Brings signed bytes to the chain, as often as one likes; says where the node doesn't take them for now. */
  send(raw: string): Promise<'ok' | 'fee_too_low' | 'missing_coins'>
}

/** The wallet hasn't enough for what is to be sent and its fee. */
export class TooLittle extends Error {}
