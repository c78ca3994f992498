/**
 * What moderators read of a conversation: a reported message with two before and two after, or the last five of a
 * reported chat, as the reporter sees them. No more of it is ever kept.
 */
import { type RawBuilder, sql } from 'kysely'
import { type ConversationKind, isShown } from '../visibility/conversations.ts'
import { fileTable } from '../shown-files/shown-file.queries.ts'
import type { Who } from '../visibility/members.ts'

/** A message among evidence, as it is stored. */
export interface EvidenceMessage {
  readonly seq: number
  readonly sender_id: number | null
  readonly message: string
  readonly created_at: string
  readonly file_type: 'image' | 'video' | 'audio' | 'attachment' | null
  readonly is_reported: boolean
}

/** What the message `d` says, with the name of its file `f` where that is only downloaded. */
export const messageWithFile = (f: string) => {
  const file = sql.table(f)
  return sql<string>`(case when ${file}.kind = 'attachment' then concat_ws(E'\\n', nullif(d.message, ''), ${file}.file_name) else d.message end)`
}
const saidWithFile = messageWithFile('f')

/** The same, of a message `d` whose file isn't joined. */
export const messageText = sql<string>`(select ${messageWithFile('file')} from (select) as one ${fileTable(sql`d.media_id`)})`

const rows = (kind: ConversationKind, viewer: Who, such: Who, isReported: Who) => sql`
  (select d.seq, d.author_id as sender_id, ${saidWithFile} as message, d.created_at, f.kind as file_type, ${isReported} as is_reported
  from messages d left join media f on f.id = d.media_id
  where d.conversation_id = c.id and ${isShown(kind, viewer)} and ${such})`

const asEvidence = (from: RawBuilder<unknown>) => sql`
  (select coalesce(jsonb_agg(to_jsonb(each) order by each.seq), '[]') from (${from}) as each)`

/** The message in the place `seq` of `c`, two before and two after. */
export const messagesAround = (kind: ConversationKind, viewer: Who, seq: Who) =>
  asEvidence(sql`
    ${rows(kind, viewer, sql`d.seq <= ${seq} order by d.seq desc limit 3`, sql`d.seq = ${seq}`)}
    union all ${rows(kind, viewer, sql`d.seq > ${seq} order by d.seq limit 2`, sql`false`)}`)

/** The last five messages of `c`. */
export const latestMessages = (kind: ConversationKind, viewer: Who) =>
  asEvidence(rows(kind, viewer, sql`true order by d.seq desc limit 5`, sql`false`))
