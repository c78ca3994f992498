import type { WaitingKinds } from '../../compose/outbox/waiting.ts'

/** The outbox kinds of all features, by name. */
export const waitingKinds: WaitingKinds = {
  chat_message: async () => (await import('../chat/public.ts')).chatMessageKind,
  chat_reaction: async () => (await import('../chat/public.ts')).chatReactionKind,
  comment: async () => (await import('../posts/public.ts')).commentKind,
  group_message: async () => (await import('../groups/public.ts')).messageKind,
  message_reaction: async () => (await import('../groups/public.ts')).messageReactionKind,
  post: async () => (await import('../posts/public.ts')).postKind,
  project_comment: async () => (await import('../projects/public.ts')).projectCommentKind,
  reel: async () => (await import('../reels/public.ts')).reelKind,
  reel_comment: async () => (await import('../reels/public.ts')).reelCommentKind,
  survey_comment: async () => (await import('../surveys/public.ts')).surveyCommentKind,
  reaction: async () => (await import('../posts/public.ts')).reactionKind,
}
