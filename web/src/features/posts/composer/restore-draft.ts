import type { PostDraft, PostPlace } from './post-draft.ts'

/** What a post said that did not get out: one whose file could not be used, or one that waits with all it has. */
export type Words = Pick<PostDraft, 'text' | 'alt' | 'audience'> & Partial<PostDraft>
/** Answers whether it has taken them. */
type Listener = (place: PostPlace, words: Words) => boolean

const listeners = new Set<Listener>()

/** Hands words back to the composer of this place; false where none is there to take them, or it is sending. */
export function restoreDraft(place: PostPlace, words: Words): boolean {
  return [...listeners].some((listener) => listener(place, words))
}

export function onRestoreDraft(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
