import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ReasonDialog } from '../frame/ReasonDialog.tsx'
import { ApproveForm } from './ApproveForm.tsx'
import { RecordForm } from './RecordForm.tsx'

/** The dialogs in which withdrawals are decided. */
export function ApproveDialog(props: Parameters<typeof ApproveForm>[0]) {
  return (
    <Dialog opened title={<Trans>Approve this withdrawal?</Trans>} size="form" onClose={props.onClose}>
      <ApproveForm {...props} />
    </Dialog>
  )
}

export function RefuseDialog({ withdrawalId, onClose }: { withdrawalId: number; onClose: () => void }) {
  return (
    <ReasonDialog
      call="refuse_withdrawal"
      about={{ withdrawal_id: withdrawalId }}
      title={<Trans>Refuse this withdrawal?</Trans>}
      label={<Trans>Why? (its member reads this)</Trans>}
      note={<Trans>The money is back in their wallet at once, and they are told.</Trans>}
      onClose={onClose}
    >
      <Trans context="withdrawal">Refuse</Trans>
    </ReasonDialog>
  )
}

interface ReplaceDialogProps {
  withdrawalId: number
  how: 'faster' | 'cancel'
  onClose: () => void
}

export function ReplaceDialog({ withdrawalId, how, onClose }: ReplaceDialogProps) {
  const about = { withdrawal_id: withdrawalId, how }
  return how === 'faster' ? (
    <ReasonDialog
      call="replace_withdrawal"
      about={about}
      title={<Trans>Send it again, and pay more?</Trans>}
      note={<Trans>The same payment in the same place of the order: the chain takes one of the two.</Trans>}
      onClose={onClose}
    >
      <Trans>Pay more</Trans>
    </ReasonDialog>
  ) : (
    <ReasonDialog
      call="replace_withdrawal"
      about={about}
      title={<Trans>Try to stop this withdrawal?</Trans>}
      note={
        <Trans>
          The chain is asked to take nothing in its place. If that comes first and is final, the money is back
          in their wallet. This can't be called off.
        </Trans>
      }
      onClose={onClose}
    >
      <Trans>Try to stop it</Trans>
    </ReasonDialog>
  )
}

export function RecordDialog(props: Parameters<typeof RecordForm>[0]) {
  return (
    <Dialog opened title={<Trans>Sent by hand</Trans>} size="form" onClose={props.onClose}>
      <RecordForm {...props} />
    </Dialog>
  )
}
