import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Held } from '../../../conversation/held.ts'
import type { ChatEntry } from '../chat-entry.ts'

/** Leads to a message by its place; what is before the stretch that is held is fetched until it is there. */
export function useShowMessage(
  box: RefObject<HTMLElement | null>,
  held: Held<ChatEntry> | undefined,
  loadEarlier: () => Promise<void>,
) {
  const [wanted, setWanted] = useState<number>()
  const load = useRef(loadEarlier)
  load.current = loadEarlier
  useEffect(() => {
    if (wanted === undefined || !held) return
    const first = held.entries[0]?.seq ?? 0
    if (first > wanted && held.next !== undefined) {
      void load.current()
      return
    }
    setWanted(undefined)
    const entry = held.entries.find(({ seq }) => seq === wanted)
    const row = entry && box.current?.querySelector<HTMLElement>(`[data-message="${entry.id}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [wanted, held, box])
  return setWanted
}
