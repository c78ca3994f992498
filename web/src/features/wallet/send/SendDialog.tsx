import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WithWallet } from '../WithWallet.tsx'
import { SendForm } from './SendForm.tsx'

interface SendDialogProps {
  currency: Currency
  /** The username in a link. */
  to?: string
  onClose: () => void
}

/** Sends money to another member. */
export default function SendDialog({ currency, to = '', onClose }: SendDialogProps) {
  return (
    <Dialog opened title={<Trans>Send to a member</Trans>} size="small" onClose={onClose}>
      <WithWallet>
        {(wallet) => <SendForm wallet={wallet} currency={currency} to={to} onClose={onClose} />}
      </WithWallet>
    </Dialog>
  )
}
