import { useEffect, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import type { Draft, DraftKind } from './draft.ts'
import { keepDraft } from './keep-draft.ts'

/**
 * A draft of something new, kept in this browser until it is made or discarded. If each thing has its own
 * draft (an update of a project), `place` names the thing and must be the component's key.
 */
export function useKeptDraft<D extends Draft>(kind: DraftKind<D>, place = 'new') {
  const member = useSession()?.id ?? 0
  const [draft, setDraft] = useState(kind.blank)
  const [restored, setRestored] = useState(false)
  const now = useRef(draft)
  const keeper = useRef<ReturnType<typeof keepDraft<D>>>(undefined)

  function put(next: D) {
    now.current = next
    setDraft(next)
  }

  useEffect(() => {
    const made = keepDraft(kind, member, place, () => now.current)
    keeper.current = made
    let isOpen = true
    void made.load().then((kept) => {
      if (!kept || !isOpen) return
      put(kind.join(now.current, kept))
      setRestored(true)
    })
    return () => {
      isOpen = false
      made.end()
    }
  }, [kind, member, place])

  return {
    draft,
    restored,
    /** Changed content has not been sent, unless `parts` has the key it was sent under. */
    change(parts: Partial<D>) {
      put({ ...now.current, sentAs: undefined, ...parts })
      keeper.current?.changed()
    },
    /** Call when it is made or discarded. */
    forget() {
      put(kind.blank)
      setRestored(false)
      keeper.current?.forget()
    },
  }
}
