import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { MoveForm } from './MoveForm.tsx'

interface MoveDialogProps {
  postId: number
  publishAt: string | null
  onClose: () => void
}

/** Changes when a draft, or a scheduled post, is published. */
export default function MoveDialog(props: MoveDialogProps) {
  return (
    <Dialog opened title={<Trans>Schedule</Trans>} size="small" onClose={props.onClose}>
      <MoveForm {...props} />
    </Dialog>
  )
}
