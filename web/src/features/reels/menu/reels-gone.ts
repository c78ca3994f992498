import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { memberStore } from '../../../api/member-store.ts'
import { useStore } from '../../../ui/store.ts'
import { t } from '@lingui/core/macro'

export type Gone = 'deleted' | 'hidden'

/** Reels that the member has deleted or hidden since the page was opened. */
const gone = memberStore<ReadonlyMap<number, Gone>>(new Map())

function put(id: number, why: Gone | undefined): void {
  gone.set((all) => {
    const others = [...all].filter(([each]) => each !== id)
    return new Map(why ? [...others, [id, why]] : others)
  })
}

export const useGone = (id: number): Gone | undefined => useStore(gone, (all) => all.get(id))
export const useAllGone = () => useStore(gone)

/** Asks, deletes an own reel at once, and offers Undo. */
export function useDeleteReel(reel_id: number) {
  const confirm = useConfirm()
  const lane = `reel:${reel_id}`
  const restore = useWrite('reel_restore', { lane, onDone: () => put(reel_id, undefined) })
  const remove = useWrite('delete_reel', {
    lane,
    onStart: () => put(reel_id, 'deleted'),
    onRefused: () => put(reel_id, undefined),
    undo: () => restore.mutate({ reel_id }),
  })
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true })) remove.mutate({ reel_id })
  }
}

/** Hides a reel from the member's lists, and offers Undo. */
export function useHideReel(reel_id: number) {
  const lane = `reel:${reel_id}`
  const unhide = useWrite('reel_unhide', { lane, onDone: () => put(reel_id, undefined) })
  const hide = useWrite('reel_hide', {
    lane,
    onStart: () => put(reel_id, 'hidden'),
    onRefused: () => put(reel_id, undefined),
    undo: () => unhide.mutate({ reel_id }),
  })
  return { hide: () => hide.mutate({ reel_id }), unhide: () => unhide.mutate({ reel_id }) }
}
