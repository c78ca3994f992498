import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/Dialog.tsx'
import { WithWallet } from '../WithWallet.tsx'
import { SendForm } from './SendForm.tsx'

interface SendDialogProps {
  currency: Currency
  /** A username, where a link names it. */
  to?: string
  onClose: () => void
}

/** Sends another member some of what one holds. */
export default function SendDialog({ currency, to = '', onClose }: SendDialogProps) {
  return (
    <Dialog opened title={<Trans>Send to a member</Trans>} size="small" onClose={onClose}>
      <WithWallet>
        {(wallet) => <SendForm wallet={wallet} currency={currency} to={to} onClose={onClose} />}
      </WithWallet>
    </Dialog>
  )
}
