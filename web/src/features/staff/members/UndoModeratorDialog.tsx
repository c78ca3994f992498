import type { MemberDetail } from '@commons/contract/staff/staff.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { UndoModeratorForm } from './UndoModeratorForm.tsx'

interface UndoModeratorDialogProps {
  member: Pick<MemberDetail, 'user_id' | 'full_name'>
  onClose: () => void
}

/** The dialog in which an admin takes back what a moderator decided. */
export default function UndoModeratorDialog({ member, onClose }: UndoModeratorDialogProps) {
  const { full_name: name } = member
  return (
    <Dialog opened title={<Trans>Take back decisions of {name}</Trans>} size="form" onClose={onClose}>
      <UndoModeratorForm userId={member.user_id} onClose={onClose} />
    </Dialog>
  )
}
