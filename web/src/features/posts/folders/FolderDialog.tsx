import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FolderForm, type FolderFormProps } from './FolderForm.tsx'

/** Creates or renames a folder of saved posts. */
export default function FolderDialog(props: FolderFormProps) {
  const heading = props.folder ? <Trans>Rename folder</Trans> : <Trans>New folder</Trans>
  return (
    <Dialog opened title={heading} size="small" onClose={props.onClose}>
      <FolderForm {...props} />
    </Dialog>
  )
}
