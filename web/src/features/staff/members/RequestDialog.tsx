import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { RequestForm, type MemberRequest } from './RequestForm.tsx'

interface RequestDialogProps {
  call: MemberRequest
  userId: string
  onClose: () => void
}

/** The dialog in which an admin does what a member asked for. */
export default function RequestDialog(props: RequestDialogProps) {
  const titles = {
    send_member_export: <Trans>Send their data</Trans>,
    change_member_email: <Trans>Change their address</Trans>,
    restrict_processing: <Trans>Restrict processing</Trans>,
    end_processing_restriction: <Trans>End the restriction</Trans>,
    delete_member: <Trans>Delete their account</Trans>,
  }
  return (
    <Dialog opened title={titles[props.call]} size="form" onClose={props.onClose}>
      <RequestForm {...props} />
    </Dialog>
  )
}
