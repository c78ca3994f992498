import type { Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'

/** Shared props of the steps of a withdrawal. */
export interface StepProps {
  wallet: WalletBalance
  currency: Currency
  onClose: () => void
}
