/** The calls that read and write questions about projects, and replies to them. */
import type {
  ProjectBlockedComment,
  ProjectComment,
  ProjectReply,
} from '@commons/contract/projects-comments.ts'

import { call } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { discardComment, keepComment, retryComment } from './waiting-comments.ts'
import { byId, type DiscussionCalls, type SaidCalls, type SaidWords } from '../../../discussion/discussed.ts'
import type { LeftSaid } from '../../../discussion/LeftBehind.tsx'
import type { Said } from '../../../discussion/said.ts'

function ofReply({
  project_comment_reply_id: id,
  project_comment_id,
  reply: text,
  ...rest
}: ProjectReply): Said {
  return { ...rest, id, commentId: project_comment_id, text, replies: undefined }
}

export function ofComment(comment: ProjectComment): Said {
  const { project_comment_id: id, comment: text, reply, reply_count: count, ...rest } = comment
  return { ...rest, id, commentId: undefined, text, replies: { count, latest: reply.map(ofReply) } }
}

export function ofBlocked(left: ProjectBlockedComment): LeftSaid {
  const { project_comment_id, project_comment_reply_id: replyId, comment: text, ...rest } = left
  const ids =
    replyId === null
      ? { id: project_comment_id, commentId: undefined }
      : { id: replyId, commentId: project_comment_id }
  return { ...rest, ...ids, text, mentions: [] }
}

const sentWith = ({ media, alt, key }: SaidWords) => ({
  idempotency_key: key,
  ...(media ? { file_type: media.file.type } : {}),
  ...(alt === '' ? {} : { alt }),
})

const filesOf = ({ media }: SaidWords) => (media ? { file: media.file } : {})

const comments: SaidCalls = {
  listKey: (discussion_id) => ['project_comment_list', { discussion_id }],
  async list(discussion_id, page, signal) {
    const { comments: rows, next } = await call(
      'project_comment_list',
      { discussion_id, ...page },
      { signal },
    )
    return { rows: rows.map(ofComment), next }
  },
  async add(client, discussion_id, words, options) {
    const input = { discussion_id, comment: words.text, ...sentWith(words) }
    const answer = await upload('project_comment', input, filesOf(words), options)
    return { said: ofComment(answer.recdata), shown: afterWrite(client, 'project_comment', input, answer) }
  },
  remove: byId('project_comment_delete', (project_comment_id) => ({ project_comment_id })),
  restore: byId('project_comment_restore', (project_comment_id) => ({ project_comment_id })),
}

const replies: SaidCalls = {
  listKey: (project_comment_id) => ['project_comment_reply_list', { project_comment_id }],
  async list(project_comment_id, page, signal) {
    const input = { project_comment_id, ...page }
    const { discussion_id, recdata, next } = await call('project_comment_reply_list', input, { signal })
    return { discussion_id, rows: recdata.map(ofReply), next }
  },
  async add(client, project_comment_id, words, options) {
    const input = { project_comment_id, reply: words.text, ...sentWith(words) }
    const answer = await upload('project_comment_reply', input, filesOf(words), options)
    return {
      said: ofReply(answer.recdata),
      shown: afterWrite(client, 'project_comment_reply', input, answer),
    }
  },
  remove: byId('project_comment_reply_delete', (project_comment_reply_id) => ({ project_comment_reply_id })),
  restore: byId('project_comment_reply_restore', (project_comment_reply_id) => ({
    project_comment_reply_id,
  })),
}

export const projectCalls: DiscussionCalls = {
  comments,
  replies,
  outbox: {
    keep: ({ about, commentId }, key, text) =>
      keepComment({ key, discussion_id: about.id, project_comment_id: commentId, text }),
    retry: retryComment,
    discard: discardComment,
  },
}
