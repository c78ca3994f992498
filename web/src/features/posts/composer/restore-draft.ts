import type { Draft, DraftPlace } from '../../../compose/draft.ts'

/** What a post said whose file could not be used. */
export type Words = Readonly<Pick<Draft, 'text' | 'alt' | 'audience'> & Partial<Pick<Draft, 'tags' | 'nsfw'>>>
/** Answers whether it has taken them. */
type Listener = (place: DraftPlace, words: Words) => boolean

const listeners = new Set<Listener>()

/** Hands words back to the composer of this place; false where none is there to take them, or it is sending. */
export function restoreDraft(place: DraftPlace, words: Words): boolean {
  return [...listeners].some((listener) => listener(place, words))
}

export function onRestoreDraft(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
