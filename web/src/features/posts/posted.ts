import type { Post } from '@commons/contract/posts.ts'

const listeners = new Set<(post: Post) => void>()

/** This member has just posted here: the lists on screen put it on top. */
export function announcePost(post: Post): void {
  for (const listener of listeners) listener(post)
}

export function onPosted(listener: (post: Post) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
