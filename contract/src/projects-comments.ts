import { z } from 'zod'
import { defineCall } from './call.ts'
import { CommentIn, commentFiles, commentRefusals, Said, SaidIn } from './shared/comment.ts'
import { Count } from './shared/count.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'
import { ShownFile } from './shared/shown-file.ts'

/** Questions about projects, and replies to them. */

export const ProjectReply = z.object({
  project_comment_reply_id: Id,
  project_comment_id: Id,
  discussion_id: Id,
  reply: z.string(),
  ...Said,
})
export type ProjectReply = z.infer<typeof ProjectReply>

export const ProjectComment = z.object({
  project_comment_id: Id,
  discussion_id: Id,
  comment: z.string(),
  ...Said,
  reply_count: Count,
  /** The latest replies, oldest first. */
  reply: z.array(ProjectReply),
})
export type ProjectComment = z.infer<typeof ProjectComment>

const CommentCounts = z.object({ discussion_id: Id, comments_count: Count })
const ReplyCounts = z.object({ discussion_id: Id, project_comment_id: Id, reply_count: Count })

const ofProject = ['project_discussion:{recdata.discussion_id}', 'comments:{recdata.discussion_id}'] as const

export const project_comment = defineCall({
  name: 'project_comment',
  doc: 'Ask or say something about a project with text, a picture or a video. Others see a comment with a file once the file is ready. `discussion_id` is what `project_funding` answers.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofProject,
  input: z.object({ discussion_id: IdIn, comment: CommentIn, ...SaidIn }),
  files: commentFiles,
  output: z.object({ recdata: ProjectComment }),
  refusals: ['project_not_found', ...commentRefusals],
})

export const project_comment_reply = defineCall({
  name: 'project_comment_reply',
  doc: 'Reply to a comment about a project.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ofProject,
  input: z.object({ project_comment_id: IdIn, reply: CommentIn, ...SaidIn }),
  files: commentFiles,
  output: z.object({ recdata: ProjectReply }),
  refusals: ['comment_not_found', ...commentRefusals],
})

export const project_comment_list = defineCall({
  name: 'project_comment_list',
  doc: 'What members ask and say about a project, newest first, each with its latest replies.',
  auth: 'member',
  effect: 'read',
  offline: 5,
  topics: ['comments:{discussion_id}'],
  input: z.object({ discussion_id: IdIn, ...PageIn }),
  output: z.object({ comments: z.array(ProjectComment), next: Next }),
  refusals: ['project_not_found'],
})

export const project_comment_reply_list = defineCall({
  name: 'project_comment_reply_list',
  doc: 'The replies to a comment about a project, newest first.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{discussion_id}'],
  input: z.object({ project_comment_id: IdIn, ...PageIn }),
  output: z.object({
    discussion_id: Id,
    recdata: z.array(ProjectReply),
    next: Next,
  }),
  refusals: ['comment_not_found'],
})

/** A comment or reply whose author a block hides from the caller. */
export const ProjectBlockedComment = z.object({
  discussion_id: Id,
  project_comment_id: Id,
  /** The reply's id; null for a comment. */
  project_comment_reply_id: Id.nullable(),
  comment: z.string(),
  /** The author; null if they have blocked the caller. */
  user_id: Id.nullable(),
  full_name: z.string().nullable(),
  duration: z.string(),
  created_at: z.iso.datetime(),
  ...ShownFile,
})
export type ProjectBlockedComment = z.infer<typeof ProjectBlockedComment>

export const project_comment_blocked_list = defineCall({
  name: 'project_comment_blocked_list',
  doc: 'Comments and replies on the caller’s own project by members whom a block hides from them, newest first. Others still see these; the caller can delete and report them.',
  auth: 'member',
  effect: 'read',
  topics: ['comments:{discussion_id}', 'graph:{me}'],
  input: z.object({ discussion_id: IdIn, ...PageIn }),
  output: z.object({ recdata: z.array(ProjectBlockedComment), next: Next }),
  refusals: ['project_not_found'],
})

export const project_comment_delete = defineCall({
  name: 'project_comment_delete',
  doc: 'Delete the caller’s own comment and the replies to it; it can be restored for 30 days. On the caller’s own project also one that `project_comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofProject,
  input: z.object({ project_comment_id: IdIn }),
  output: z.object({ recdata: CommentCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const project_comment_restore = defineCall({
  name: 'project_comment_restore',
  doc: 'Restore the caller’s own deleted comment about a project.',
  auth: 'member',
  effect: 'write',
  topics: ofProject,
  input: z.object({ project_comment_id: IdIn }),
  output: z.object({ recdata: ProjectComment }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})

export const project_comment_reply_delete = defineCall({
  name: 'project_comment_reply_delete',
  doc: 'Delete the caller’s own reply; it can be restored for 30 days. On the caller’s own project also one that `project_comment_blocked_list` names, for good.',
  auth: 'member',
  effect: 'write',
  topics: ofProject,
  input: z.object({ project_comment_reply_id: IdIn }),
  output: z.object({ recdata: ReplyCounts }),
  refusals: ['comment_not_found'],
  message: 'done.comment_deleted',
})

export const project_comment_reply_restore = defineCall({
  name: 'project_comment_reply_restore',
  doc: 'Restore the caller’s own deleted reply.',
  auth: 'member',
  effect: 'write',
  topics: ofProject,
  input: z.object({ project_comment_reply_id: IdIn }),
  output: z.object({ recdata: ProjectReply }),
  refusals: ['comment_not_found'],
  message: 'done.comment_restored',
})
