/** What follows from a comment or reply that others see from now on. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { tellOfMentions } from '../mentions/mentions.news.ts'
import type { EventName, Events } from '../platform/events.ts'
import type { Placed } from './comments.writing.queries.ts'

declare module '../platform/events.ts' {
  interface Events {
    /** `member` commented on the object of `author`, who sees the comment; they may be one and the same. */
    'object.commented': { kind: string; object: number; comment: number; author: number; member: number }
    /** `member` replied to the comment of `author`, who sees the reply; they may be one and the same. */
    'comment.replied': {
      kind: string
      object: number
      comment: number
      reply: number
      author: number
      member: number
    }
  }
}

interface Telling {
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
}

/** Tells whom it concerns, as far as they may see it: whose object or comment it is said of, and whom it names. */
export function tellOfComment(kind: string, placed: Placed, { emit }: Telling): void {
  const { id, object, parent, author: by, said_to: of } = placed
  const hears = new Set(placed.heard_by)
  if (of === by || hears.has(of)) {
    if (parent === null) emit('object.commented', { kind, object, comment: id, author: of, member: by })
    else emit('comment.replied', { kind, object, comment: parent, reply: id, author: of, member: by })
  }
  const named = placed.mentions.map(({ user_id }) => user_id).filter((member) => hears.has(member))
  tellOfMentions({ emit }, named, { by, kind, object, comment: id })
}

export interface Writing extends Telling {
  hintOnly(members: readonly number[] | undefined): void
  say(message: MessageId): void
}

/** Ends the writing of a comment or reply: whoever may see it hears of it, unless it waits for its file. */
export function tellOfNew(kind: string, placed: Placed, waits: boolean, writing: Writing): void {
  if (waits) {
    writing.say('done.comment_waits')
    writing.hintOnly([placed.author])
    return
  }
  writing.hintOnly(placed.audience ?? undefined)
  tellOfComment(kind, placed, writing)
}
