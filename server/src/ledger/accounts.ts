/**
 * The chart of accounts: every account by its owner, asset and purpose. The ledger creates an account when it
 * is first named.
 */
import type { AssetCode } from '@commons/contract/shared/units.ts'

export const assetIds = { FCELL: 1, ETH: 2, BTC: 3, USD: 4 } as const satisfies Record<AssetCode, number>

export const assetOf = (id: number | string | undefined): AssetCode =>
  (Object.keys(assetIds) as AssetCode[]).find((code) => String(assetIds[code]) === String(id)) ?? 'FCELL'

export interface Account {
  readonly ownerKind: 'member' | 'platform' | 'chain' | 'project' | 'milestone' | 'hours'
  readonly ownerId: number
  readonly asset: AssetCode
  readonly purpose:
    | 'available'
    | 'withdraw_hold'
    | 'treasury'
    | 'fee'
    | 'tax'
    | 'gas'
    | 'suspense'
    | 'custody'
    | 'escrow'
}

/** Kinds of owners whose money Commons holds until it is paid out or returned. */
export type EscrowKind = 'project' | 'milestone' | 'hours'

const account =
  (ownerKind: Account['ownerKind'], purpose: Account['purpose']) =>
  (ownerId: number, asset: AssetCode): Account => ({ ownerKind, ownerId, asset, purpose })

/** What a member can spend. */
export const available = account('member', 'available')
/** The amount held by a member's open withdrawals. */
export const withdrawHold = account('member', 'withdraw_hold')
/** What is held for an object, in an asset, until it is paid out or returned; see `escrowHolds`. */
export const escrow = (kind: EscrowKind, id: number, asset: AssetCode) => account(kind, 'escrow')(id, asset)
/** Commons' own holdings, which members buy from and sell to. */
export const treasury = (asset: AssetCode) => account('platform', 'treasury')(0, asset)
/** What was withheld from members' earnings, and is owed to a tax office. */
export const taxes = (asset: AssetCode) => account('platform', 'tax')(0, asset)
/** What Commons keeps to pay a chain for sending. */
export const gas = (asset: AssetCode) => account('platform', 'gas')(0, asset)
/** What came in without anybody's name on it, until an operator finds whose it is. */
export const suspense = (asset: AssetCode) => account('platform', 'suspense')(0, asset)
/** The mirror of what is outside: as far below zero as all other accounts together are above. */
export const custody = (asset: AssetCode) => account('chain', 'custody')(0, asset)

// Spread by payer, so that withdrawals don't all wait for one row of fees.
const feeShards = 8
export const fees = (payer: number, asset: AssetCode) => account('platform', 'fee')(payer % feeShards, asset)
