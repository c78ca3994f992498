/**
 * The chart of accounts: every account by its owner, asset and purpose. The ledger creates an account when it
 * is first named.
 */
import type { AssetCode } from '@commons/contract/shared/units.ts'

export const assetIds = { FCELL: 1, ETH: 2, BTC: 3, USD: 4 } as const satisfies Record<AssetCode, number>

export const assetOf = (id: number | string | undefined): AssetCode =>
  (Object.keys(assetIds) as AssetCode[]).find((code) => String(assetIds[code]) === String(id)) ?? 'FCELL'

export interface Account {
  readonly ownerKind: 'member' | 'platform' | 'chain' | 'project' | 'milestone'
  readonly ownerId: number
  readonly asset: AssetCode
  readonly purpose: 'available' | 'withdraw_hold' | 'treasury' | 'fee' | 'custody' | 'escrow'
}

const account =
  (ownerKind: Account['ownerKind'], purpose: Account['purpose']) =>
  (ownerId: number, asset: AssetCode): Account => ({ ownerKind, ownerId, asset, purpose })

/** What a member can spend. */
export const available = account('member', 'available')
/** The amount held by a member's open withdrawals. */
export const withdrawHold = account('member', 'withdraw_hold')
/** A project's pledges, until they are paid out or returned. */
export const escrow = (project: number) => account('project', 'escrow')(project, 'FCELL')
/** Commons' own holdings, which members buy from and sell to. */
export const treasury = (asset: AssetCode) => account('platform', 'treasury')(0, asset)
/** The mirror of what is outside: as far below zero as all other accounts together are above. */
export const custody = (asset: AssetCode) => account('chain', 'custody')(0, asset)

// Spread by payer, so that withdrawals don't all wait for one row of fees.
const feeShards = 8
export const fees = (payer: number, asset: AssetCode) => account('platform', 'fee')(payer % feeShards, asset)
