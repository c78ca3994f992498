/** What other features may use of the wallet. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { openDialog } from '../../ui/dialog/dialog-host.ts'
import type { RewardedFor } from './tips/rewarded-for.ts'

interface Rewarded {
  to: RewardedFor
  /** The name of the member who is paid. */
  name: string
}

/** Opens the dialog that gives a member tokens for something. It is loaded with its texts on demand. */
export const openReward = (rewarded: Rewarded) =>
  openDialog(() => import('./tips/RewardDialog.tsx'), rewarded)

export { openReceive, openTrade } from './open.ts'

/** Opens the receipt of a transaction, from pages other than the wallet's. */
export const openReceiptOf = (trxNumber: number, currency: Currency) =>
  openDialog(() => import('./transactions/ReceiptDialog.tsx'), { trxNumber, currency })

/** How withdrawals are shown. */
export { ChainHash } from './ChainHash.tsx'
export { groupedAddress, shortAddress } from './withdraw/grouped-address.ts'
export { useStateNames } from './withdraw/use-state-names.ts'
