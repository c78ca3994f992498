import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WithWallet } from '../WithWallet.tsx'
import { LimitForm } from './LimitForm.tsx'

/** The member's limit for spending in a day. */
export default function LimitDialog({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  return (
    <Dialog opened title={<Trans>Daily spending limit</Trans>} size="small" onClose={onClose}>
      <WithWallet>
        {(wallet) => <LimitForm wallet={wallet} currency={currency} onClose={onClose} />}
      </WithWallet>
    </Dialog>
  )
}
