/**
 * What moderators read of a conversation: a reported message with two before and two after, or the last five of a
 * reported chat, as the reporter sees them. No more of it is ever kept.
 */
import { type RawBuilder, sql } from 'kysely'
import { type ConversationKind, isShown } from '../visibility/conversations.ts'
import type { Who } from '../visibility/members.ts'

/** A message among evidence, as it is stored. */
export interface EvidenceMessage {
  readonly seq: number
  readonly sender_id: number | null
  readonly message: string
  readonly created_at: string
  readonly file_type: 'image' | 'video' | 'audio' | null
  readonly is_reported: boolean
}

const rows = (kind: ConversationKind, viewer: Who, such: Who, isReported: Who) => sql`
  (select d.seq, d.author_id as sender_id, d.message, d.created_at, f.kind as file_type, ${isReported} as is_reported
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
