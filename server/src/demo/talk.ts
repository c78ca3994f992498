/** Adds the comments and reminders of the demo world. */
import { discussion } from '../features/posts/posts.discussion.ts'
import { tagsInText } from '../tags/tags.rules.ts'
import { findMentions } from '../mentions/mentions.queries.ts'
import { addRepost } from '../features/posts/posts.reposts.queries.ts'
import type { Db } from '../platform/db/prepared.ts'
import { backdateComments } from './demo.queries.ts'
import type { Neighbour } from './story/people.ts'
import { comments, type Reminder, type Said } from './story/talk.ts'

/** A post of the story, as stored. */
export interface Written {
  readonly id: number
  readonly author: number
  readonly text: string
  readonly audience: 'public' | 'private'
  readonly at: Date
}

const minute = 60_000
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute)

/** Returns the only post of the story that begins with `words`; throws where there isn't exactly one. */
export function postThatBegins<Post extends { readonly text: string }>(
  posts: readonly Post[],
  words: string,
): Post {
  const found = posts.filter(({ text }) => text.startsWith(words))
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} posts of the story begin: ${words}`)
  return found[0]
}

/** Adds a repost; returns its id. */
export async function addReminder(
  tx: Db,
  { by, remark = '' }: Reminder,
  original: Written,
  ids: Record<Neighbour, number>,
): Promise<number> {
  const mentions = await findMentions(tx, ids[by], remark)
  const { audience } = original
  return (
    await addRepost(tx, {
      author: ids[by],
      original: original.id,
      audience,
      group: null,
      message: remark,
      mentions,
      hashtags: tagsInText(remark),
    })
  ).id
}

/** Adds all comments and their answers, in order of time, which their places follow. */
export async function addTalk(
  tx: Db,
  posts: readonly Written[],
  ids: Record<Neighbour, number>,
): Promise<void> {
  const past: Array<{ id: number; at: Date }> = []
  const write = async ({ by, text }: Said) => ({
    author: ids[by],
    message: text,
    mentions: await findMentions(tx, ids[by], text),
    mediaId: null,
    waits: false,
  })
  const timed = comments
    .map((comment) => {
      const post = postThatBegins(posts, comment.on)
      return { comment, post, at: later(post.at, comment.after) }
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { comment, post, at } of timed) {
    const added = await discussion.addComment(tx, post.id, await write(comment))
    if (!added) throw new Error(`${comment.by} does not see the post: ${comment.on}`)
    past.push({ id: added.id, at })
    let answered = at
    for (const answer of comment.answers ?? []) {
      answered = later(answered, answer.after)
      const reply = await discussion.addReply(tx, added.id, await write(answer))
      if (!reply) throw new Error(`${answer.by} does not see the comment: ${comment.text}`)
      past.push({ id: reply.id, at: answered })
    }
  }
  await backdateComments(tx, past)
}
