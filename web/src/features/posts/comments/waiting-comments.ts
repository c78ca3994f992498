import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { waitingSaid } from '../../../discussion/waiting-said.ts'

/** A comment, or a reply if it names a comment, that may not have reached the server yet. */
export interface WaitingComment extends Waiting {
  readonly kind: 'comment'
  readonly key: string
  readonly post_id: number
  readonly post_comment_id: number | undefined
  readonly text: string
}

export const waitingComments = waitingSaid<WaitingComment>('comment', ({ post_id }) => post_id)

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
