import type { Withdrawal } from '@commons/contract/wallet/withdrawals.ts'
import { useLingui } from '@lingui/react/macro'

/** Returns the names of the states of a withdrawal. */
export function useStateNames(): Record<Withdrawal['states'][number]['state'], string> {
  const { t } = useLingui()
  return {
    requested: t`Requested`,
    waiting_address: t`Waiting for the new address`,
    waiting_approval: t`Waiting for approval`,
    sending: t`Sending`,
    sent: t({ message: 'Sent', context: 'withdrawal' }),
    confirmed: t`Confirmed`,
    failed: t({ message: 'Failed', context: 'withdrawal' }),
    dropped: t({ message: "Didn't arrive", context: 'withdrawal' }),
    refused: t({ message: 'Refused', context: 'withdrawal' }),
    cancelled: t({ message: 'Cancelled', context: 'withdrawal' }),
  }
}
