import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { keepDraft } from '../../../compose/keep-draft.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { groupDraft } from './group-draft.ts'

/** What is written in a form that makes something, kept in this browser until it is made or discarded. */
export function useNewDraft<D extends Draft>(kind: DraftKind<D>) {
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
    const made = keepDraft(kind, member, 'new', () => now.current)
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
  }, [kind, member])

  return {
    draft,
    restored,
    change(parts: Partial<D>) {
      put({ ...now.current, ...parts, sentAs: undefined })
      keeper.current?.changed()
    },
    /** It is made, or was discarded. */
    forget() {
      put(kind.blank)
      setRestored(false)
      keeper.current?.forget()
    },
  }
}

export const useGroupDraft = () => useNewDraft(groupDraft)
