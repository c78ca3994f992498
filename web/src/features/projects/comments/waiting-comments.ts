import { call } from '../../../api/call.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { sendOnce } from '../../../compose/outbox/send-once.ts'
import { waitingOf } from '../../../compose/outbox/waiting-of.ts'
import type { Waiting } from '../../../compose/outbox/waiting.ts'
import { useStore } from '../../../ui/store.ts'

/** A comment, or a reply if it names a comment, that may not have reached the server yet. */
export interface WaitingProjectComment extends Waiting {
  readonly kind: 'project_comment'
  readonly key: string
  readonly discussion_id: number
  readonly project_comment_id: number | undefined
  readonly text: string
}

const waiting = waitingOf<WaitingProjectComment>('project_comment')
const byProject = waiting.grouped(({ discussion_id }) => discussion_id)
const none: readonly WaitingProjectComment[] = []

/** The member's own comments and replies about a project that wait to be sent or were refused, oldest first. */
export function useWaitingComments(discussion_id: number): readonly WaitingProjectComment[] {
  return useStore(byProject, (projects) => projects.get(discussion_id) ?? none)
}

/**
 * Puts a comment or reply into the outbox, which sends it under its key as soon as possible, also after a
 * reload.
 */
export function keepComment(comment: Omit<WaitingProjectComment, 'kind'>): void {
  void waiting.change(comment.key, (what) => what ?? { kind: 'project_comment', ...comment })
}

/** Tries a refused comment again. */
export const retryComment: (key: string) => void = waiting.retry

/** Gives up a comment that was not sent. */
export function discardComment(key: string): void {
  void waiting.change(key, () => undefined)
}

export const projectCommentKind = sendOnce<WaitingProjectComment>(
  async (client, { key, discussion_id, project_comment_id, text }) => {
    if (project_comment_id === undefined) {
      const input = { discussion_id, comment: text, idempotency_key: key }
      const answer = await call('project_comment', input)
      return {
        id: answer.recdata.project_comment_id,
        shown: () => afterWrite(client, 'project_comment', input, answer),
      }
    }
    const input = { project_comment_id, reply: text, idempotency_key: key }
    const answer = await call('project_comment_reply', input)
    return {
      id: answer.recdata.project_comment_reply_id,
      shown: () => afterWrite(client, 'project_comment_reply', input, answer),
    }
  },
)
