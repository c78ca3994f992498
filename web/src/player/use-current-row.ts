import { useStore } from '../ui/store.ts'
import { playhead } from './playhead.ts'

/** Returns the index of the row that a video is at: the last one that has begun; -1 if it isn't playing. */
export function useCurrentRow(name: string, rows: ReadonlyArray<{ readonly start: number }>): number {
  // An index: the list renders only when another row is the current one.
  return useStore(playhead, (now) =>
    now?.name === name ? rows.findLastIndex(({ start }) => start <= now.time + 0.05) : -1,
  )
}
