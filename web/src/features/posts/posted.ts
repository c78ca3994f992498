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

/**
 * Own posts that were answered as waiting and not seen among those that wait since: a small picture may be
 * ready before their list is read, and would be in no list that is on the screen.
 */
const expected = new Set<number>()

export const expectPost = (postId: number) => void expected.add(postId)

/** The expected ones, which are not from now on. */
export function takeExpected(): number[] {
  const taken = [...expected]
  expected.clear()
  return taken
}
