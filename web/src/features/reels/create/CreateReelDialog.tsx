import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { ReelDraft } from '../waiting/reel-draft.ts'
import { CreateReelForm } from './CreateReelForm.tsx'

interface CreateReelDialogProps {
  /** A reel that could not be published. */
  given?: ReelDraft
  onClose: () => void
}

/** Creates a reel. Closing the dialog keeps the draft, until it is discarded. */
export default function CreateReelDialog({ given, onClose }: CreateReelDialogProps) {
  return (
    <Dialog opened title={<Trans>Create V Tube</Trans>} size="large" onClose={onClose}>
      <CreateReelForm given={given} onClose={onClose} />
    </Dialog>
  )
}
