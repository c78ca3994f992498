/** What follows from a comment or reply that others see from now on. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import { tellOfMentions } from '../../../mentions/mentions.news.ts'
import type { EventName, Events } from '../../../platform/events.ts'
import type { Placed } from './comments.writing.queries.ts'

interface Telling {
  emit<Name extends EventName>(name: Name, event: Events[Name]): void
}

/** Tells whom it concerns, as far as they may see it: whose post or comment it is said of, and whom it names. */
export function tellOfComment(placed: Placed, { emit }: Telling): void {
  const { id, post, parent, author: by, said_to: of } = placed
  const hears = new Set(placed.heard_by)
  if (of === by || hears.has(of)) {
    if (parent === null) emit('post.commented', { post, comment: id, author: of, member: by })
    else emit('comment.replied', { post, comment: parent, reply: id, author: of, member: by })
  }
  const named = placed.mentions.map(({ user_id }) => user_id).filter((member) => hears.has(member))
  tellOfMentions({ emit }, named, { by, kind: 'post', object: post, comment: id })
}

interface Writing extends Telling {
  hintOnly(members: readonly number[] | undefined): void
  say(message: MessageId): void
}

/** Ends the writing of a comment or reply: whoever may see it hears of it, unless it waits for its file. */
export function tellOfNew(placed: Placed, waits: boolean, { emit, hintOnly, say }: Writing): void {
  if (waits) {
    say('done.comment_waits')
    hintOnly([placed.author])
    return
  }
  if (placed.audience) hintOnly(placed.audience)
  tellOfComment(placed, { emit })
}
