import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { PlaylistForm, type PlaylistFormProps } from './PlaylistForm.tsx'

/** Creates a playlist, or changes one. */
export default function PlaylistDialog(of: PlaylistFormProps) {
  return (
    <Dialog
      opened
      title={of.playlist ? <Trans>Edit playlist</Trans> : <Trans>New playlist</Trans>}
      size="small"
      onClose={of.onClose}
    >
      <PlaylistForm {...of} />
    </Dialog>
  )
}
