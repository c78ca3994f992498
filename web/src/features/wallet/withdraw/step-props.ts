import type { Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet.ts'

/** What each step of a withdrawal is told. */
export interface StepProps {
  wallet: WalletBalance
  currency: Currency
  onClose: () => void
}
