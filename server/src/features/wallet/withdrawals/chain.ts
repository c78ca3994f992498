/** Sends coins to a chain. A Commons that is connected to none keeps withdrawals until it is. */
import type { Currency } from '@commons/contract/shared/units.ts'

export interface Outgoing {
  readonly id: number
  readonly currency: Currency
  /** The amount that arrives, in the smallest unit. */
  readonly net: bigint
  readonly address: string
}

/** State of a withdrawal on its chain. */
export type Sending =
  | { readonly state: 'waiting' }
  | { readonly state: 'sent' | 'confirmed'; readonly hash: string }
  /** `failed`: it was never sent. `dropped`: another transaction took its place, and is final. */
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'dropped'; readonly reason: string }

export interface Chain {
  /** Sends it, or returns its state. May be called again after a crash, and must send once. */
  send(outgoing: Outgoing): Promise<Sending>
}

/** Sends nothing. */
export const noChain: Chain = { send: async () => ({ state: 'waiting' }) }
