import type { PostDraft, PostPlace } from './post-draft.ts'

/** The content of a post that was not published: its file failed, or it waits with all its parts. */
export type Words = Pick<PostDraft, 'text' | 'alt' | 'audience'> & Partial<PostDraft>
/** Returns whether it took them. */
type Listener = (place: PostPlace, words: Words) => boolean

const listeners = new Set<Listener>()

/** Gives words back to the composer of this place; false if there is none, or it cannot take them now. */
export function restoreDraft(place: PostPlace, words: Words): boolean {
  return [...listeners].some((listener) => listener(place, words))
}

export function onRestoreDraft(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
