import type { Channel } from '@commons/contract/videos/channels.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { useChannelSave } from './use-channel-save.ts'

interface CustomiseChannelDialogProps {
  channel: Channel
  onClose: () => void
}

/** Changes an own channel. */
export default function CustomiseChannelDialog({ channel, onClose }: CustomiseChannelDialogProps) {
  const saving = useChannelSave('update_channel', onClose)
  return (
    <Dialog opened title={<Trans>Customise channel</Trans>} onClose={onClose}>
      <ChannelForm
        channel={channel}
        saving={saving}
        label={<Trans context="the changes">Save</Trans>}
        onSave={({ channel_name, handle, about, links, comment_hold }, pictures) =>
          saving.save(
            {
              channel_id: channel.id,
              channel_name: channel_name.trim(),
              handle: handle.trim(),
              about: about.trim(),
              links: links.trim(),
              comment_hold,
              ...(pictures.file === 'none' ? { removes_file: 1 as const } : {}),
              ...(pictures.banner === 'none' ? { removes_banner: 1 as const } : {}),
            },
            pictures,
          )
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
