import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { keepDraft } from '../../../compose/keep-draft.ts'
import { blankGroup, groupDraft, type GroupDraft } from './group-draft.ts'

/** What is written of a new group, kept in this browser until it is made or discarded. */
export function useGroupDraft() {
  const member = useSession()?.id ?? 0
  const [draft, setDraft] = useState(blankGroup)
  const [restored, setRestored] = useState(false)
  const now = useRef(draft)
  const keeper = useRef<ReturnType<typeof keepDraft<GroupDraft>>>(undefined)

  function put(next: GroupDraft) {
    now.current = next
    setDraft(next)
  }

  useEffect(() => {
    const made = keepDraft(groupDraft, member, 'new', () => now.current)
    keeper.current = made
    let isOpen = true
    void made.load().then((kept) => {
      if (!kept || !isOpen) return
      put(groupDraft.join(now.current, kept))
      setRestored(true)
    })
    return () => {
      isOpen = false
      made.end()
    }
  }, [member])

  return {
    draft,
    restored,
    change(parts: Partial<GroupDraft>) {
      put({ ...now.current, ...parts, sentAs: undefined })
      keeper.current?.changed()
    },
    /** It is made, or was discarded. */
    forget() {
      put(blankGroup)
      setRestored(false)
      keeper.current?.forget()
    },
  }
}
