import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { waitingOf } from '../../../compose/outbox/waiting-of.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { useStore } from '../../../ui/store.ts'

/** A comment, or a reply where it names a comment, that is not known to have arrived. */
export interface WaitingSurveyComment extends Waiting {
  readonly kind: 'survey_comment'
  readonly key: string
  readonly voting_title_id: number
  readonly voting_comment_id: number | undefined
  readonly text: string
}

const waiting = waitingOf<WaitingSurveyComment>('survey_comment')
const bySurvey = waiting.grouped(({ voting_title_id }) => voting_title_id)
const none: readonly WaitingSurveyComment[] = []

/** The member's own comments and replies on a survey that wait to be sent or were refused, oldest first. */
export function useWaitingComments(voting_title_id: number): readonly WaitingSurveyComment[] {
  return useStore(bySurvey, (surveys) => surveys.get(voting_title_id) ?? none)
}

/** Has a comment, or a reply, sent under its key as soon as that is possible, also after a reload. */
export function keepComment(comment: Omit<WaitingSurveyComment, 'kind'>): void {
  void waiting.change(comment.key, (what) => what ?? { kind: 'survey_comment', ...comment })
}

/** Tries a refused comment again. */
export const retryComment: (key: string) => void = waiting.retry

/** Gives a comment up that was not sent. */
export function discardComment(key: string): void {
  void waiting.change(key, () => undefined)
}

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
