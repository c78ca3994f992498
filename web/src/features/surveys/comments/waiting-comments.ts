import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { waitingSaid } from '../../../discussion/waiting-said.ts'

/** A comment, or a reply if it names a comment, that may not have reached the server yet. */
export interface WaitingSurveyComment extends Waiting {
  readonly kind: 'survey_comment'
  readonly key: string
  readonly voting_title_id: number
  readonly voting_comment_id: number | undefined
  readonly text: string
}

export const waitingComments = waitingSaid<WaitingSurveyComment>(
  'survey_comment',
  ({ voting_title_id }) => voting_title_id,
)

export const surveyCommentKind = sendOnce<WaitingSurveyComment>(
  async (client, { key, voting_title_id, voting_comment_id, text }) => {
    if (voting_comment_id === undefined) {
      const input = { voting_title_id, comment: text, idempotency_key: key }
      const answer = await call('voting_comment', input)
      return {
        id: answer.recdata.voting_comment_id,
        shown: () => afterWrite(client, 'voting_comment', input, answer),
      }
    }
    const input = { voting_comment_id, reply: text, idempotency_key: key }
    const answer = await call('voting_comment_reply', input)
    return {
      id: answer.recdata.voting_comment_reply_id,
      shown: () => afterWrite(client, 'voting_comment_reply', input, answer),
    }
  },
)
