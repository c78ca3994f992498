import { t } from '@lingui/core/macro'
import { useWrite } from '../api/use-call.ts'
import { useConfirm } from '../ui/dialog/confirm.ts'
import { callsAt, nameOfSaid, type Discussed } from './discussed.ts'
import { setSaidDeleted } from './gone-said.ts'
import type { Said } from './said.ts'

/**
 * Asks, deletes at once, and offers Undo unless it is final. Deleting and Undo continue after the comment has
 * left the screen.
 */
export function useDeleteSaid(
  about: Discussed,
  said: Pick<Said, 'id' | 'commentId'>,
  { isFinal = false }: { isFinal?: boolean } = {},
) {
  const confirm = useConfirm()
  const { calls } = callsAt({ about, commentId: said.commentId })
  const lane = nameOfSaid(about, said)
  const restore = useWrite(calls.restore.name, {
    lane,
    onDone: () => setSaidDeleted(about, said, false),
  })
  const remove = useWrite(calls.remove.name, {
    lane,
    onStart: () => setSaidDeleted(about, said, true),
    onRefused: () => setSaidDeleted(about, said, false),
    ...(isFinal ? {} : { undo: () => restore.mutate(calls.restore.input(said.id)) }),
  })
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true }))
      remove.mutate(calls.remove.input(said.id))
  }
}
