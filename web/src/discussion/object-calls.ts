/** The calls that read and write comments on objects of every kind, and replies to them. */
import type { BlockedComment, Comment, Reply } from '@commons/contract/discussion.ts'
import type { Answer } from '../api/call.ts'
import { byId, type DiscussionCalls, type Holding } from './discussed.ts'
import type { LeftSaid } from './LeftBehind.tsx'
import { saidCalls } from './said-calls.ts'
import type { Said } from './said.ts'
import { waitingComments } from './waiting-comments.ts'

function ofReply(reply: Reply): Said {
  const { comment_id: id, parent_id, comment: text, ...rest } = reply
  return { ...rest, id, commentId: parent_id ?? undefined, text, replies: undefined }
}

export function ofComment(comment: Comment): Said {
  const { reply_count: count, replies, ...rest } = comment
  return { ...ofReply(rest), replies: { count, latest: replies.map(ofReply) } }
}

export function ofBlocked({ comment_id: id, parent_id, comment: text, ...rest }: BlockedComment): LeftSaid {
  return { ...rest, id, commentId: parent_id ?? undefined, text, mentions: [] }
}

/** An answer kept for offline use may be older than what waits. */
function holdingOf({
  hold,
  hold_default,
  held_count = 0,
}: Partial<Pick<Answer<'comment_list'>, 'hold' | 'hold_default' | 'held_count'>>): Holding | undefined {
  if (!hold_default) return undefined
  return { own: hold ?? undefined, general: hold_default, waiting: held_count }
}

const byComment = {
  remove: byId('delete_comment', (comment_id) => ({ comment_id })),
  restore: byId('restore_comment', (comment_id) => ({ comment_id })),
}

const commentsIn = (order: { sort?: 'top' }) =>
  saidCalls({
    list: 'comment_list',
    of: (object_id) => ({ object_id, ...order }),
    // An answer kept for offline use may be older than pins.
    rows: ({ object, recdata, next, pinned = [], comments_off, is_owner, ...held }) => ({
      object,
      rows: recdata.map(ofComment),
      next,
      ownership: {
        pinned: pinned.map(ofComment),
        isOff: comments_off === 1,
        isOwner: is_owner === 1,
        holding: holdingOf(held),
      },
    }),
    add: 'add_comment',
    say: (object_id, comment) => ({ object_id, comment }),
    said: ({ recdata }) => ofComment(recdata),
    ...byComment,
  })

export const objectCalls: DiscussionCalls = {
  comments: commentsIn({}),
  best: commentsIn({ sort: 'top' }),
  replies: saidCalls({
    list: 'comment_reply_list',
    of: (comment_id) => ({ comment_id }),
    rows: ({ object, recdata, next }) => ({ object, rows: recdata.map(ofReply), next }),
    add: 'add_comment_reply',
    say: (comment_id, reply) => ({ comment_id, reply }),
    said: ({ recdata }) => ofReply(recdata),
    ...byComment,
  }),
  outbox: {
    keep: ({ about, commentId }, key, { text }) =>
      waitingComments.keep({
        kind: 'object_comment',
        key,
        object_id: about.id,
        comment_id: commentId,
        text,
      }),
    retry: waitingComments.retry,
    discard: waitingComments.discard,
  },
}
