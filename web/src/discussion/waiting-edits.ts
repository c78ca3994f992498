import { call } from '../api/call.ts'
import { afterWrite } from '../api/use-call.ts'
import { sendOnce } from '../compose/outbox/send-once.ts'
import { waitingIn } from '../compose/outbox/waiting-in.ts'
import type { Waiting } from '../compose/outbox/waiting.ts'
import type { WaitingWords } from './discussed.ts'

/** An edit of a comment or reply that may not have reached the server yet. */
interface WaitingEdit extends Waiting {
  readonly kind: 'comment_edit'
  readonly key: string
  /** The id of the comment or reply. */
  readonly id: number
  readonly text: string
  /** The description of the file that stays. */
  readonly alt: string | undefined
  readonly removesFile: boolean
}

export const waitingEdits = waitingIn<WaitingEdit, number>('comment_edit', ({ id }) => id)

/** The member's own edits of a comment or reply that wait to be sent or were refused. */
export const useWaitingEdits = (id: number): ReadonlyArray<WaitingWords & Pick<WaitingEdit, 'removesFile'>> =>
  waitingEdits.useWaiting(id).map((edit) => ({ ...edit, commentId: undefined }))

export const commentEditKind = sendOnce<WaitingEdit>(async (client, { key, id, text, alt, removesFile }) => {
  const input = {
    comment_id: id,
    comment: text,
    ...(alt === undefined ? {} : { alt }),
    ...(removesFile ? { removes_file: 1 as const } : {}),
    idempotency_key: key,
  }
  const answer = await call('edit_comment', input)
  return { id, shown: () => afterWrite(client, 'edit_comment', input, answer) }
})
