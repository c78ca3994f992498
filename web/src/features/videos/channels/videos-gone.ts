import { t } from '@lingui/core/macro'
import { memberIds } from '../../../api/member-store.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'

/** Videos that the member has deleted since the page was opened. */
export const goneVideos = memberIds()

/** Deletes an own video after confirmation, and offers Undo. */
export function useDeleteVideo(video_id: number) {
  const confirm = useConfirm()
  const lane = `video:${video_id}`
  const restore = useWrite('restore_video', { lane, onDone: () => goneVideos.put(video_id, false) })
  const remove = useWrite('delete_video', {
    lane,
    onStart: () => goneVideos.put(video_id, true),
    onRefused: () => goneVideos.put(video_id, false),
    undo: () => restore.mutate({ video_id }),
  })
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true })) remove.mutate({ video_id })
  }
}
