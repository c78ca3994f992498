import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { GroupForm, type GroupFormProps } from './GroupForm.tsx'

/** Creates a group of subscriptions, or renames one. */
export default function GroupDialog(of: GroupFormProps) {
  return (
    <Dialog
      opened
      title={of.group ? <Trans>Rename group</Trans> : <Trans>New group</Trans>}
      size="small"
      onClose={of.onClose}
    >
      <GroupForm {...of} />
    </Dialog>
  )
}
