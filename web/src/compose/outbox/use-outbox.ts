import { useSyncExternalStore } from 'react'
import type { Reaction, ReactionCall } from '../../features/posts/card/reactions.ts'
import { outbox } from './outbox.ts'
import {
  commentKey,
  inOrder,
  isToSend,
  reactionKey,
  type Row,
  type WaitingComment,
  type WaitingReaction,
} from './waiting.ts'

const none: readonly WaitingComment[] = []
let listed: { of: ReadonlyMap<string, Row>; byPost: Map<number, readonly WaitingComment[]> } | undefined

/** The comments that wait, by their posts; the same lists as long as nothing changes. */
function commentsByPost(): Map<number, readonly WaitingComment[]> {
  const rows = outbox.rows()
  if (listed?.of === rows) return listed.byPost
  const byPost = new Map<number, readonly WaitingComment[]>()
  for (const [, { what }] of inOrder(rows))
    if (what.kind === 'comment') byPost.set(what.post_id, [...(byPost.get(what.post_id) ?? []), what])
  listed = { of: rows, byPost }
  return byPost
}

const reactionTo = (post_id: number): WaitingReaction | undefined => {
  const member = outbox.member()
  const what = member === undefined ? undefined : outbox.rows().get(reactionKey(member, post_id))?.what
  return what?.kind === 'reaction' ? what : undefined
}

/** The member's own comments and replies on a post that wait to be sent or were refused, oldest first. */
export function useWaitingComments(post_id: number): readonly WaitingComment[] {
  return useSyncExternalStore(outbox.subscribe, () => commentsByPost().get(post_id) ?? none)
}

export const isReactionKept = (post_id: number): boolean => reactionTo(post_id) !== undefined

/** A reaction that waits to be sent. */
export function useWaitingReaction(post_id: number): WaitingReaction | undefined {
  return useSyncExternalStore(outbox.subscribe, () => reactionTo(post_id))
}

/** How much waits to be sent. */
export function useWaitingCount(): number {
  return useSyncExternalStore(
    outbox.subscribe,
    () => [...outbox.rows().values()].filter((row) => isToSend(row)).length,
  )
}

/** Has a reaction sent as soon as that is possible, also after a reload. */
export function keepReaction(
  post_id: number,
  wanted: Reaction,
  confirmed: Reaction,
  sent?: { call: ReactionCall; key: string },
): void {
  const member = outbox.member()
  if (member === undefined) return
  const at = Date.now()
  void outbox.change(reactionKey(member, post_id), (row) => {
    if (row?.what.kind === 'reaction') {
      // What was sent says how it began; what was asked for meanwhile still holds.
      if (sent) return { ...row, what: { ...row.what, sent: row.what.sent ?? sent } }
      const what = { ...row.what, wanted, tries: 0 }
      // Taken back before anything of it left: nothing is to be done.
      return what.wanted === what.confirmed && !what.sent ? undefined : { ...row, what }
    }
    return { member, at, what: { kind: 'reaction', post_id, wanted, confirmed, sent, tries: 0 } }
  })
}

/** Has a comment, or a reply, sent under its key as soon as that is possible, also after a reload. */
export function keepComment({ key, post_id, post_comment_id, text }: Omit<WaitingComment, 'kind'>): void {
  const member = outbox.member()
  if (member === undefined) return
  const what = { kind: 'comment', key, post_id, post_comment_id, text } as const
  void outbox.change(commentKey(member, key), (row) => row ?? { member, at: Date.now(), what })
}

/** Tries a refused comment again. */
export function retryComment(key: string): void {
  const member = outbox.member()
  if (member === undefined) return
  void outbox.change(commentKey(member, key), (row) =>
    row?.what.kind === 'comment' ? { ...row, what: { ...row.what, refused: undefined } } : row,
  )
}

/** Gives a comment up that was not sent. */
export function discardComment(key: string): void {
  const member = outbox.member()
  if (member !== undefined) void outbox.change(commentKey(member, key), () => undefined)
}
