import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { MuteForm } from './MuteForm.tsx'

/** Mutes one of these tags or a word, for some days or until it is unmuted. */
export default function MuteDialog({ tags, onClose }: { tags: readonly string[]; onClose: () => void }) {
  return (
    <Dialog opened title={<Trans>Mute a tag or a word</Trans>} size="small" onClose={onClose}>
      <MuteForm tags={tags} onClose={onClose} />
    </Dialog>
  )
}
