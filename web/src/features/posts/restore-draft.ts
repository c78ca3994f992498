import type { DraftPlace } from './draft.ts'

/** What a post said whose file could not be used. */
export interface Words {
  readonly text: string
  readonly alt: string
}
type Listener = (place: DraftPlace, words: Words) => void

const listeners = new Set<Listener>()

/** Hands words back to the composer of this place; false where none is there to take them. */
export function restoreDraft(place: DraftPlace, words: Words): boolean {
  for (const listener of listeners) listener(place, words)
  return listeners.size > 0
}

export function onRestoreDraft(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
