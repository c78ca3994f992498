import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Held } from '../../../conversation/held.ts'
import type { ChatEntry } from '../chat-entry.ts'

/**
 * Leads to a message by its place; what is before the stretch that is held is fetched until it is there. A page that
 * fails and the end of the search give that up: much later nobody expects to be led anywhere.
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
    // Who has begun to write meanwhile goes on writing.
    if (!box.current?.querySelector('textarea:focus')) row?.focus({ preventScroll: true })
  }, [wanted, held, box])
  return useCallback((seq: number) => setWanted({ seq }), [])
}
