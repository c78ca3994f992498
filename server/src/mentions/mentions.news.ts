/** Events of mentions. */
import type { EventName, Events } from '../platform/events.ts'

declare module '../platform/events.ts' {
  interface Events {
    /** `by` mentioned `member`, who sees it, in the object of this kind, or in a comment or reply on it. */
    'member.mentioned': { member: number; by: number; kind: string; object: number; comment?: number }
  }
}

interface Telling {
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
}

/** Emits a mention of each of `members`. */
export function tellOfMentions(
  { emit }: Telling,
  members: readonly number[],
  where: Omit<Events['member.mentioned'], 'member'>,
): void {
  for (const member of members) emit('member.mentioned', { member, ...where })
}
