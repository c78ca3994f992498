import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ApproveForm } from './ApproveForm.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RefuseForm } from './RefuseForm.tsx'

/** The dialogs in which withdrawals are decided. */
export function ApproveDialog(props: Parameters<typeof ApproveForm>[0]) {
  return (
    <Dialog opened title={<Trans>Approve this withdrawal?</Trans>} size="form" onClose={props.onClose}>
      <ApproveForm {...props} />
    </Dialog>
  )
}

export function RefuseDialog(props: Parameters<typeof RefuseForm>[0]) {
  return (
    <Dialog opened title={<Trans>Refuse this withdrawal?</Trans>} size="form" onClose={props.onClose}>
      <RefuseForm {...props} />
    </Dialog>
  )
}

export function RecordDialog(props: Parameters<typeof RecordForm>[0]) {
  return (
    <Dialog opened title={<Trans>Sent by hand</Trans>} size="form" onClose={props.onClose}>
      <RecordForm {...props} />
    </Dialog>
  )
}
