import type { Post } from '@commons/contract/posts.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Request } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'

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
const sentAt = new Map<number, number>()

export function expectPost(postId: number): void {
  expected.add(postId)
  if (!sentAt.has(postId)) sentAt.set(postId, Date.now())
}

/** Expects a post that waited on this page and has arrived: another tab may have sent it, and it is looked for here, too. */
export function expectArrived(postId: number): void {
  if (!sentAt.has(postId)) expectPost(postId)
}

/** Whether a post is seen by nobody else yet, since its file is processed or could not be. */
export const isHeldBack = ({ file_state: state }: Post) => state === 'processing' || state === 'failed'

/** Reads again what a new post has made stale. One that is held back is expected before: no list passes it by. */
export function readPosted(
  client: QueryClient,
  fields: Request<'add_post'>,
  answer: Answer<'add_post'>,
): Promise<void> {
  if (isHeldBack(answer.recdata)) expectPost(answer.recdata.post_id)
  return afterWrite(client, 'add_post', fields, answer)
}

const lookedForMs = 15_000

/** Whether its author has sent it from here so lately that they look for it now. */
export const isLookedFor = (postId: number) => Date.now() - (sentAt.get(postId) ?? 0) < lookedForMs

/** The expected ones, which are not from now on. */
export function takeExpected(): number[] {
  const taken = [...expected]
  expected.clear()
  return taken
}
