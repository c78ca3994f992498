import { mostVideosAtOnce } from '@commons/contract/shared/site-video.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useState } from 'react'

export interface Selection {
  readonly ids: readonly number[]
  readonly has: (id: number) => boolean
  readonly put: (id: number, isIn: boolean) => void
  /** Selects all that are shown, as far as one call takes them, or none. */
  readonly all: (isIn: boolean) => void
  readonly isFull: boolean
}

/** Which of the shown videos are selected. */
export function useSelection(shown: readonly SiteVideo[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const shownIds = shown.map(({ video_id }) => video_id)
  // What has left the list is no longer selected.
  const ids = shownIds.filter((id) => chosen.has(id))
  return {
    ids,
    has: (id) => chosen.has(id),
    put: (id, isIn) => setChosen(new Set(isIn ? [...ids, id] : ids.filter((each) => each !== id))),
    all: (isIn) => setChosen(new Set(isIn ? shownIds.slice(0, mostVideosAtOnce) : [])),
    isFull: ids.length >= mostVideosAtOnce,
  }
}
