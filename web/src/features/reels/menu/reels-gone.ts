import { t } from '@lingui/core/macro'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { putGone } from './gone-reels.ts'

/** Asks, deletes an own reel at once, and offers Undo. */
export function useDeleteReel(reel_id: number) {
  const confirm = useConfirm()
  const lane = `reel:${reel_id}`
  const restore = useWrite('reel_restore', { lane, onDone: () => putGone(reel_id, undefined) })
  const remove = useWrite('delete_reel', {
    lane,
    onStart: () => putGone(reel_id, 'deleted'),
    onRefused: () => putGone(reel_id, undefined),
    undo: () => restore.mutate({ reel_id }),
  })
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true })) remove.mutate({ reel_id })
  }
}

/** Hides a reel from the member's lists, and offers Undo. */
export function useHideReel(reel_id: number) {
  const lane = `reel:${reel_id}`
  const unhide = useWrite('reel_unhide', { lane, onDone: () => putGone(reel_id, undefined) })
  const hide = useWrite('reel_hide', {
    lane,
    onStart: () => putGone(reel_id, 'hidden'),
    onRefused: () => putGone(reel_id, undefined),
    undo: () => unhide.mutate({ reel_id }),
  })
  return { hide: () => hide.mutate({ reel_id }), unhide: () => unhide.mutate({ reel_id }) }
}
