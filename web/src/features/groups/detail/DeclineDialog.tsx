import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DeclineForm } from './DeclineForm.tsx'

interface DeclineDialogProps {
  groupId: number
  postId: number
  /** The author. */
  name: string
  onClose: () => void
}

/** Gives a post that waits for approval back to its author. */
export default function DeclineDialog(props: DeclineDialogProps) {
  return (
    <Dialog opened title={<Trans>Decline the post</Trans>} size="small" onClose={props.onClose}>
      <DeclineForm {...props} />
    </Dialog>
  )
}
