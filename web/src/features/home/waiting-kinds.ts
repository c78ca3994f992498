import type { WaitingKinds } from '../../compose/outbox/waiting.ts'

/** What may wait to be sent, by its kind, from whoever it belongs to. */
export const waitingKinds: WaitingKinds = {
  comment: async () => (await import('../posts/public.ts')).commentKind,
  post: async () => (await import('../posts/public.ts')).postKind,
  reaction: async () => (await import('../posts/public.ts')).reactionKind,
}
