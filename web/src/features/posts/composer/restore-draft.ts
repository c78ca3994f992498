import type { PostDraft, PostPlace } from './post-draft.ts'

/** What a post said whose file could not be used. */
export type Words = Readonly<
  Pick<PostDraft, 'text' | 'alt' | 'audience'> & Partial<Pick<PostDraft, 'tags' | 'nsfw'>>
>
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
