import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { waitingSaid } from '../../../discussion/waiting-said.ts'

/** A comment, or a reply if it names a comment, that may not have reached the server yet. */
export interface WaitingReelComment extends Waiting {
  readonly kind: 'reel_comment'
  readonly key: string
  readonly reel_id: number
  readonly reel_comment_id: number | undefined
  readonly text: string
}

export const waitingComments = waitingSaid<WaitingReelComment>('reel_comment', ({ reel_id }) => reel_id)

export const reelCommentKind = sendOnce<WaitingReelComment>(
  async (client, { key, reel_id, reel_comment_id, text }) => {
    if (reel_comment_id === undefined) {
      const input = { reel_id, comment: text, idempotency_key: key }
      const answer = await call('reel_comment', input)
      return {
        id: answer.recdata.comment_id,
        shown: () => afterWrite(client, 'reel_comment', input, answer),
      }
    }
    const input = { reel_id, reel_comment_id, reply: text, idempotency_key: key }
    const answer = await call('reel_comment_reply', input)
    return {
      id: answer.recdata.reply_id,
      shown: () => afterWrite(client, 'reel_comment_reply', input, answer),
    }
  },
)
