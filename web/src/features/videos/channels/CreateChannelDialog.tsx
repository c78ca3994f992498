import type { Channel } from '@commons/contract/videos/channels.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { useChannelSave } from './use-channel-save.ts'

interface CreateChannelDialogProps {
  onMade: (channel: Channel) => void
  onClose: () => void
}

/** Creates a channel. */
export default function CreateChannelDialog({ onMade, onClose }: CreateChannelDialogProps) {
  const saving = useChannelSave('create_channel', (channel) => {
    onClose()
    onMade(channel)
  })
  return (
    <Dialog opened title={<Trans>Create a channel</Trans>} onClose={onClose}>
      <ChannelForm
        saving={saving}
        label={<Trans>Create channel</Trans>}
        onSave={({ handle, about, links, channel_name }, pictures) =>
          saving.save(
            {
              channel_name: channel_name.trim(),
              ...(handle.trim() === '' ? {} : { handle: handle.trim() }),
              about: about.trim(),
              links: links.trim(),
            },
            pictures,
          )
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
