import { memberStore } from '../../../api/member-store.ts'
import { useStore } from '../../../ui/store.ts'

export type Gone = 'deleted' | 'hidden'

/** Reels that the member has deleted or hidden since the page was opened. */
const gone = memberStore<ReadonlyMap<number, Gone>>(new Map())

export function putGone(id: number, why: Gone | undefined): void {
  gone.set((all) => {
    const others = [...all].filter(([each]) => each !== id)
    return new Map(why ? [...others, [id, why]] : others)
  })
}

export const useGone = (id: number): Gone | undefined => useStore(gone, (all) => all.get(id))
export const useAllGone = () => useStore(gone)
