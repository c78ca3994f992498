/** What other features may use of the wallet. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { openDialog } from '../../ui/stage.ts'
import { withTexts } from '../../locales/language.ts'
import type { RewardedFor } from './tips/rewarded-for.ts'

interface Rewarded {
  to: RewardedFor
  /** Who gets it. */
  name: string
}

/** Gives a member tokens for something: the dialog and its words are fetched at the press. */
export const openReward = (rewarded: Rewarded) =>
  openDialog(
    withTexts(() => import('./tips/RewardDialog.tsx'), 'wallet'),
    rewarded,
  )

/** What moved in a transaction, from another page than the wallet's. */
export const openReceiptOf = (trxNumber: number, currency: Currency) =>
  openDialog(
    withTexts(() => import('./transactions/ReceiptDialog.tsx'), 'wallet'),
    { trxNumber, currency },
  )
