/** The chart of accounts: every account by its owner, asset and purpose. The ledger makes it when it is first named. */
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
/** What a member's open withdrawals hold. */
export const withdrawHold = account('member', 'withdraw_hold')
/** What a project's backers have pledged, until it is paid or goes back. */
export const escrow = (project: number) => account('project', 'escrow')(project, 'FCELL')
/** What Commons itself buys from and sells to. */
export const treasury = (asset: AssetCode) => account('platform', 'treasury')(0, asset)
/** The mirror of what is outside: as far below zero as everybody together is above. */
export const custody = (asset: AssetCode) => account('chain', 'custody')(0, asset)

// Payers are spread, so that fees are no one row that every withdrawal waits for.
const feeShards = 8
export const fees = (payer: number, asset: AssetCode) => account('platform', 'fee')(payer % feeShards, asset)
