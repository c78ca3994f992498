import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WithWallet } from '../WithWallet.tsx'
import { WithdrawSteps } from './WithdrawSteps.tsx'

const titles = {
  FCELL: <Trans>Withdraw FCELL TOKEN</Trans>,
  ETH: <Trans>Withdraw ETH</Trans>,
  BTC: <Trans>Send BTC</Trans>,
} satisfies Record<Currency, unknown>

/** Withdraws coins to an address outside Commons, in three steps. */
export default function WithdrawDialog({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  return (
    <Dialog opened title={titles[currency]} onClose={onClose}>
      <WithWallet>
        {(wallet) => <WithdrawSteps wallet={wallet} currency={currency} onClose={onClose} />}
      </WithWallet>
    </Dialog>
  )
}
