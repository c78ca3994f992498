import { useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { watchMember } from '../../../api/session.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { perClient, wishQueue } from '../../../api/wish-queue.ts'

// Taken off the list here: it leaves it at once, and comes back to its place by Undo.
let unsaved: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

function change(next: ReadonlySet<number>) {
  unsaved = next
  for (const listener of listeners) listener()
}

export function setUnsaved(postId: number, isUnsaved: boolean): void {
  if (unsaved.has(postId) === isUnsaved) return
  change(isUnsaved ? new Set(unsaved).add(postId) : new Set([...unsaved].filter((id) => id !== postId)))
}

watchMember(() => change(new Set()))

/** Posts that one has taken off the saved ones since the page was opened. */
export function useUnsaved(): ReadonlySet<number> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unsaved,
  )
}

/** Which posts this member wants to have saved, until the server has said the same. */
export const saveWishes = perClient((client) =>
  wishQueue<number, boolean>({
    send: async (post_id) => {
      const { recdata } = await call('post_save', { post_id, idempotency_key: crypto.randomUUID() })
      return recdata.is_saved === 1
    },
    settle: (post_id) => afterWrite(client, 'post_save', { post_id }),
    refuse: (error, postId) => {
      setUnsaved(postId, false)
      sayRefused(error)
    },
  }),
)
