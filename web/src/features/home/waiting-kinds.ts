import type { WaitingKinds } from '../../compose/outbox/waiting.ts'

const waitingComments = () => import('../../discussion/waiting-comments.ts')

/** The outbox kinds of all features, by name. */
export const waitingKinds: WaitingKinds = {
  chat_message: async () => (await import('../chat/public.ts')).chatMessageKind,
  chat_reaction: async () => (await import('../chat/public.ts')).chatReactionKind,
  group_message: async () => (await import('../groups/public.ts')).messageKind,
  message_reaction: async () => (await import('../groups/public.ts')).messageReactionKind,
  object_comment: async () => (await waitingComments()).objectCommentKind,
  post: async () => (await import('../posts/public.ts')).postKind,
  reel: async () => (await import('../reels/public.ts')).reelKind,
  reaction: async () => (await import('../posts/public.ts')).reactionKind,
  // Until nobody's browser has any.
  comment: async () => (await waitingComments()).earlierComments('post_id', 'post_comment_id'),
  project_comment: async () =>
    (await waitingComments()).earlierComments('discussion_id', 'project_comment_id'),
  reel_comment: async () => (await waitingComments()).earlierComments('reel_id', 'reel_comment_id'),
  survey_comment: async () =>
    (await waitingComments()).earlierComments('voting_title_id', 'voting_comment_id'),
}
