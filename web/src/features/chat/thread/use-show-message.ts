import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Held } from '../../../conversation/message-window.ts'
import type { ChatEntry } from '../chat-entry.ts'

/**
 * Returns a function that scrolls to a message by its sequence number, loading earlier pages until it is
 * there. It gives up when a page fails to load or the search ends, so that the view doesn't jump much later.
 */
export function useShowMessage(
  box: RefObject<HTMLElement | null>,
  held: Held<ChatEntry> | undefined,
  loadEarlier: () => Promise<boolean>,
  isSearching: boolean,
) {
  const [wanted, setWanted] = useState<{ readonly seq: number }>()
  const load = useRef(loadEarlier)
  load.current = loadEarlier
  useEffect(() => {
    if (!isSearching) setWanted(undefined)
  }, [isSearching])
  useEffect(() => {
    if (!wanted || !held) return
    const first = held.entries[0]?.seq ?? 0
    if (first > wanted.seq && held.next !== undefined) {
      void load.current().then((isMore) => {
        if (!isMore) setWanted((now) => (now === wanted ? undefined : now))
      })
      return
    }
    setWanted(undefined)
    const entry = held.entries.find(({ seq }) => seq === wanted.seq)
    const row = entry && box.current?.querySelector<HTMLElement>(`[data-message="${entry.id}"]`)
    row?.scrollIntoView({ block: 'center' })
    // Don't take the focus from a member who has started writing.
    if (!box.current?.querySelector('textarea:focus')) row?.focus({ preventScroll: true })
  }, [wanted, held, box])
  return useCallback((seq: number) => setWanted({ seq }), [])
}
