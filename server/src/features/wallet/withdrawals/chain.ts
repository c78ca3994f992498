/** What carries coins out to a chain. A Commons that is connected to none keeps withdrawals until it is. */
import type { Currency } from '@commons/contract/shared/units.ts'

export interface Outgoing {
  readonly id: number
  readonly currency: Currency
  /** In the smallest unit: what arrives. */
  readonly net: bigint
  readonly address: string
}

/** Where a withdrawal is by now. */
export type Sending =
  | { readonly state: 'waiting' }
  | { readonly state: 'sent' | 'confirmed'; readonly hash: string }
  | { readonly state: 'failed'; readonly reason: string }

export interface Chain {
  /** Sends it, or tells how far it is. It may be asked again after a crash, and sends once. */
  send(outgoing: Outgoing): Promise<Sending>
}

/** Sends nothing. */
export const noChain: Chain = { send: async () => ({ state: 'waiting' }) }
