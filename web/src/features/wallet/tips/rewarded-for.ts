import type { Given } from '@commons/contract/wallet/transfers.ts'
import type { Answer, CallName, Request } from '../../../api/call.ts'

/** Calls that tip something and answer what it was given. */
type TipCall = { [N in CallName]: Answer<N> extends { recdata: Given } ? N : never }[CallName]

/** What a tip is for and what counts it: the call that gives it, and the id of the thing there. */
export type RewardedFor = {
  [N in TipCall]: { readonly call: N; readonly of: Omit<Request<N>, 'token' | 'idempotency_key'> }
}[TipCall]
