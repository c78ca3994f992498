/** Adds the chats of the town's groups. Each member has read up to their own latest message. */
import { sql } from 'kysely'
import { findMentions } from '../mentions/mentions.queries.ts'
import type { Tx } from '../platform/db/prepared.ts'
import { momentOf } from './moment.ts'
import { chats, type Line } from './story/group-chats.ts'
import type { Neighbour } from './story/people.ts'
import type { GroupName } from './story/telling.ts'

export async function addGroupChats(
  tx: Tx,
  groups: Readonly<Record<GroupName, number>>,
  ids: Readonly<Record<Neighbour, number>>,
): Promise<void> {
  for (const [group, lines] of Object.entries(chats) as Array<[GroupName, readonly Line[]]>) {
    const { id: conversation } = await tx
      .selectFrom('conversations')
      .select('id')
      .where('group_id', '=', groups[group])
      .executeTakeFirstOrThrow()
    await addLines(tx, conversation, lines, ids)
  }
}

async function addLines(
  tx: Tx,
  conversation: number,
  lines: readonly Line[],
  ids: Readonly<Record<Neighbour, number>>,
): Promise<void> {
  const written: Array<{ readonly text: string; readonly id: number; readonly root: number }> = []
  const places = new Map<number, number>()
  let seq = 0
  let last = new Date(0)
  for (const { by, when, text, to, likedBy = [] } of lines) {
    const author = ids[by]
    const answered = to === undefined ? undefined : written.findLast((each) => each.text.startsWith(to))
    if (to !== undefined && !answered) throw new Error(`Nothing in the chat begins: ${to}`)
    seq += 1
    // A time given in minutes ago may be earlier than an hour given for yesterday; messages keep their order.
    const at = momentOf(when)
    last = at > last ? at : new Date(last.getTime() + 60_000)
    const { id } = await tx
      .insertInto('messages')
      .values({
        conversation_id: conversation,
        seq,
        changed: seq,
        root_id: answered?.root ?? null,
        parent_id: answered?.id ?? null,
        author_id: author,
        message: text,
        mentions: JSON.stringify(await findMentions(tx, author, text)),
        likes: likedBy.length,
        created_at: last,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (answered)
      await tx
        .updateTable('messages')
        .set(({ eb }) => ({ replies: eb('replies', '+', 1) }))
        .where('id', '=', answered.root)
        .execute()
    if (likedBy.length > 0)
      await tx
        .insertInto('message_reactions')
        .values(likedBy.map((each) => ({ message_id: id, member_id: ids[each], kind: 'like' })))
        .execute()
    written.push({ text, id, root: answered?.root ?? id })
    places.set(author, seq)
  }
  await sql`update conversations set last_seq = ${seq}, last_change = ${seq} where id = ${conversation}`.execute(
    tx,
  )
  await tx
    .insertInto('read_marks')
    .values(
      Array.from(places, ([member_id, place]) => ({ conversation_id: conversation, member_id, seq: place })),
    )
    .execute()
}
