import type { Channel } from '@commons/contract/videos/channels.ts'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { goneChannels } from './channels-gone.ts'

/** Deletes an own channel after the documented question, leaves its page, and offers Undo. */
export function useDeleteChannel({ id: channel_id, name }: Channel) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const lane = `channel:${channel_id}`
  const restore = useWrite('restore_channel', { lane, onDone: () => goneChannels.put(channel_id, false) })
  const remove = useWrite('delete_channel', {
    lane,
    // Before the answer: its page must not ask for a channel that is gone.
    onStart: () => goneChannels.put(channel_id, true),
    onRefused: () => goneChannels.put(channel_id, false),
    onDone: () => void navigate({ to: paths.allChannels() }),
    undo: () => restore.mutate({ channel_id }),
  })
  const ask = async () => {
    const question = (
      <>
        <Trans>Are you sure you want to delete this channel?</Trans>
        <br />
        <Trans>This action cannot be undone.</Trans>
      </>
    )
    if (await confirm(question, { about: name, destructive: true })) remove.mutate({ channel_id })
  }
  return { ask: () => void ask(), isPending: remove.isPending }
}
