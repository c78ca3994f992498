import type { Post } from '@commons/contract/posts.ts'
import { useSyncExternalStore } from 'react'
import { useBlockedHere } from '../features/people/public.ts'
import type { Said } from './said.ts'

// Deleted here: the server's answer may take a while, and a list read before it still names them.
let deleted: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

export function setCommentDeleted(id: number, isDeleted: boolean): void {
  if (deleted.has(id) === isDeleted) return
  const next = new Set(deleted)
  if (isDeleted) next.add(id)
  else next.delete(id)
  deleted = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Tells of a comment or reply whether it is left out: this member has deleted it here, or has blocked who
 * wrote it. What was read before still has it.
 */
export function useIsGone(): (said: Pick<Said, 'id' | 'user_id'>) => boolean {
  const deletedHere = useSyncExternalStore(subscribe, () => deleted)
  const blocked = useBlockedHere()
  return ({ id, user_id }) => deletedHere.has(id) || blocked.has(user_id)
}

/** How many comments a post has for this member. Earlier ones of somebody blocked go with the next answer. */
export function useCommentCount(post: Pick<Post, 'comments' | 'comments_count'> | undefined): number {
  const isGone = useIsGone()
  if (!post) return 0
  // What was read with the count, and with nothing else: later answers have left it out of both.
  const gone = post.comments.filter(({ post_comment_id: id, user_id }) => isGone({ id, user_id }))
  return Math.max(0, post.comments_count - gone.length)
}
