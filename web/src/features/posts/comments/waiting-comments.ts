import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { waitingOf } from '../../../compose/outbox/waiting-of.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { useStore } from '../../../ui/store.ts'

/** A comment, or a reply where it names a comment, that is not known to have arrived. */
export interface WaitingComment extends Waiting {
  readonly kind: 'comment'
  readonly key: string
  readonly post_id: number
  readonly post_comment_id: number | undefined
  readonly text: string
}

const waiting = waitingOf<WaitingComment>('comment')
const byPost = waiting.grouped(({ post_id }) => post_id)
const none: readonly WaitingComment[] = []

/** The member's own comments and replies on a post that wait to be sent or were refused, oldest first. */
export function useWaitingComments(post_id: number): readonly WaitingComment[] {
  return useStore(byPost, (posts) => posts.get(post_id) ?? none)
}

/** Has a comment, or a reply, sent under its key as soon as that is possible, also after a reload. */
export function keepComment(comment: Omit<WaitingComment, 'kind'>): void {
  void waiting.change(comment.key, (what) => what ?? { kind: 'comment', ...comment })
}

/** Tries a refused comment again. */
export const retryComment: (key: string) => void = waiting.retry

/** Gives a comment up that was not sent. */
export function discardComment(key: string): void {
  void waiting.change(key, () => undefined)
}

export const commentKind = sendOnce<WaitingComment>(
  async (client, { key, post_id, post_comment_id, text }) => {
    if (post_comment_id === undefined) {
      const input = { post_id, comment: text, idempotency_key: key }
      const answer = await call('post_comment', input)
      return {
        id: answer.recdata.post_comment_id,
        shown: () => afterWrite(client, 'post_comment', input, answer),
      }
    }
    const input = { post_comment_id, reply: text, idempotency_key: key }
    const answer = await call('post_comment_reply', input)
    return {
      id: answer.recdata.post_comment_reply_id,
      shown: () => afterWrite(client, 'post_comment_reply', input, answer),
    }
  },
)
