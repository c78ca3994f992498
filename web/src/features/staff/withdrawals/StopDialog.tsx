import type { HotCurrency } from '@commons/contract/wallet/sending.ts'
import { Trans } from '@lingui/react/macro'
import { ReasonDialog } from '../frame/ReasonDialog.tsx'

interface StopDialogProps {
  of: Pick<HotCurrency, 'currency' | 'stopped'>
  onClose: () => void
}

/** Stops what is sent of a currency, or lets it be sent again. */
export default function StopDialog({ of: { currency, stopped }, onClose }: StopDialogProps) {
  return stopped ? (
    <ReasonDialog
      call="resume_withdrawals"
      about={{ currency }}
      title={<Trans>Send withdrawals of {currency} again?</Trans>}
      note={<Trans>What has waited is sent first.</Trans>}
      onClose={onClose}
    >
      <Trans>Resume</Trans>
    </ReasonDialog>
  ) : (
    <ReasonDialog
      call="stop_withdrawals"
      about={{ currency }}
      title={<Trans>Stop withdrawals of {currency}?</Trans>}
      note={<Trans>What you approve waits until you resume it. What is on its way goes on.</Trans>}
      onClose={onClose}
    >
      <Trans>Stop</Trans>
    </ReasonDialog>
  )
}
