import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { afterWrite } from '../api/use-call.ts'
import { sendOnce } from '../compose/outbox/send-once.ts'
import { waitingIn } from '../compose/outbox/waiting-in.ts'
import type { Waiting } from '../compose/outbox/waiting.ts'
import type { WaitingWords } from './discussed.ts'

interface Words {
  readonly key: string
  readonly object_id: number
  /** The comment it replies to. */
  readonly comment_id: number | undefined
  readonly text: string
}

/** A comment, or a reply if it names a comment, that may not have reached the server yet. */
export interface WaitingComment extends Waiting, Words {
  readonly kind: 'object_comment'
}

export const waitingComments = waitingIn<WaitingComment, number>(
  'object_comment',
  ({ object_id }) => object_id,
)

/** The member's own comments on an object, and replies there, that wait to be sent or were refused. */
export const useWaitingComments = (object: number): readonly WaitingWords[] =>
  waitingComments.useWaiting(object).map(({ comment_id: commentId, ...words }) => ({ ...words, commentId }))

async function send(client: QueryClient, { key: idempotency_key, object_id, comment_id, text }: Words) {
  if (comment_id === undefined) {
    const input = { object_id, comment: text, idempotency_key }
    const answer = await call('add_comment', input)
    return { id: answer.recdata.comment_id, shown: () => afterWrite(client, 'add_comment', input, answer) }
  }
  const input = { comment_id, reply: text, idempotency_key }
  const answer = await call('add_comment_reply', input)
  return {
    id: answer.recdata.comment_id,
    shown: () => afterWrite(client, 'add_comment_reply', input, answer),
  }
}

export const objectCommentKind = sendOnce<WaitingComment>(send)

/** A comment that an earlier version of Commons kept in this browser, with its kind's names for the ids. */
interface Earlier extends Waiting {
  readonly key: string
  readonly text: string
  readonly [id: string]: unknown
}

/** Sends what waits under the name of an earlier kind; `object` and `comment` are its names for the ids. */
export const earlierComments = (object: string, comment: string) =>
  sendOnce<Earlier>((client, said) => {
    const { key, text, [object]: object_id, [comment]: comment_id } = said
    return send(client, {
      key,
      text,
      object_id: Number(object_id),
      comment_id: comment_id === undefined ? undefined : Number(comment_id),
    })
  })
