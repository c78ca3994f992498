/** Events and hints of a comment or reply that others can see from now on. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { tellOfMentions } from '../mentions/mentions.news.ts'
import type { EventName, Events } from '../platform/events.ts'
import type { Added, Placed } from './comments.writing.queries.ts'

declare module '../platform/events.ts' {
  interface Events {
    /** `member` commented on the object of `author`, who sees the comment; both may be the same member. */
    'object.commented': { kind: string; object: number; comment: number; author: number; member: number }
    /** `member` likes a comment or reply, which may be their own. */
    'comment.liked': { kind: string; object: number; comment: number; member: number }
    /** `member` replied to the comment of `author`, who sees the reply; both may be the same member. */
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

/**
 * Emits events for those concerned who see the comment: the author of its object or parent comment, and
 * mentioned members.
 */
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
  hint(topic: `held_comments:${number}`, to: readonly number[]): void
  hintOnly(members: readonly number[] | undefined): void
  say(message: MessageId): void
}

/** Tells the author that it waits, and the owner of its object that there is something to decide. */
export function tellOfHeld(owner: number, { hint, say }: Pick<Writing, 'hint' | 'say'>): void {
  say('done.comment_held')
  hint(`held_comments:${owner}`, [owner])
}

/**
 * Announces a new comment or reply to everyone who may see it, or to its author alone while it waits for its
 * file or for approval.
 */
export function tellOfNew(kind: string, { row, ...placed }: Added, waits: boolean, writing: Writing): void {
  if (row.held_for !== null) {
    tellOfHeld(row.held_for, writing)
    writing.hintOnly([placed.author])
    return
  }
  if (waits) {
    writing.say('done.comment_waits')
    writing.hintOnly([placed.author])
    return
  }
  writing.hintOnly(placed.audience ?? undefined)
  tellOfComment(kind, placed, writing)
}
