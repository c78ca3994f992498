import type { Post } from '@commons/contract/posts/posts.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Request } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import type { Posted } from './send-post.ts'

const listeners = new Set<(post: Post) => void>()

/** Announces a post that this member has just published here: the lists on screen put it on top. */
export function announcePost(post: Post): void {
  for (const listener of listeners) listener(post)
}

export function onPosted(listener: (post: Post) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Own posts whose answer said they were waiting, and which no list of waiting posts has shown since: a small
 * picture may be ready before that list is read, and the post would be in no list on screen.
 */
const expected = new Set<number>()
const sentAt = new Map<number, number>()

export function expectPost(postId: number): void {
  expected.add(postId)
  if (!sentAt.has(postId)) sentAt.set(postId, Date.now())
}

/**
 * Expects a post that waited on this page and has arrived. Another tab may have sent it, but its author looks
 * for it here, too.
 */
export function expectArrived(postId: number): void {
  if (!sentAt.has(postId)) expectPost(postId)
}

/** Whether nobody else sees a post yet, because its file is being processed or has failed. */
export const isHeldBack = ({ file_state: state }: Post) => state === 'processing' || state === 'failed'

/** Whether what was sent is held back until its files are ready; a thread is as a whole. */
export const waitsForFiles = (answer: Posted) =>
  'waits_for_files' in answer ? answer.waits_for_files === 1 : isHeldBack(answer.recdata)

/** Whether a post was sent to be published later, if at all, or waits for approval: no list shows it now. */
export const isForLater = ({ publish_at, is_draft }: Request<'add_post'>, answer: Posted) =>
  publish_at !== undefined ||
  is_draft !== undefined ||
  ('waits_for_approval' in answer && answer.waits_for_approval === 1)

/** Reads again what a new post makes stale. First expects one that is held back: no list misses it. */
export function readPosted(client: QueryClient, fields: Request<'add_post'>, answer: Posted): Promise<void> {
  if (waitsForFiles(answer) && !isForLater(fields, answer)) expectPost(answer.recdata.post_id)
  return afterWrite(client, 'add_post', fields, answer)
}

const lookedForMs = 15_000

/** Whether its author sent it from here so recently that they are looking for it now. */
export const isLookedFor = (postId: number) => Date.now() - (sentAt.get(postId) ?? 0) < lookedForMs

/** Returns the expected posts, and stops expecting them. */
export function takeExpected(): number[] {
  const taken = [...expected]
  expected.clear()
  return taken
}
