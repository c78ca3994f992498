/** Messages that members forward: what goes along, and what no longer may. */
import { sql } from 'kysely'
import { findMentions } from '../mentions/mentions.queries.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import type { Platform } from '../platform/platform.ts'
import { linkOf } from '../shown-links/shown-links.ts'
import { visibleAnywhere } from '../visibility/conversations.ts'
import type { PreparedMessage } from './messages.media.ts'

/** What of a message goes along. */
interface ForwardedRow {
  readonly message: string
  readonly media_id: string | null
  /** Its file, if it has one, can be seen. */
  readonly is_ready: boolean
  /** Moderators removed its file for good. */
  readonly is_blocked: boolean
  /** Its author took the card of its link away. */
  readonly has_no_card: boolean
}

const find = prepared<[viewer: number, message: number], ForwardedRow>(
  'find_forwarded_message',
  (viewer, message) => sql`
    select d.message, d.media_id, coalesce(file.state = 'ready', true) as is_ready,
      exists (select from blocked_files b where b.sha256 = file.sha256) as is_blocked,
      exists (select from shown_links l where l.message_id = d.id and l.card_id is null) as has_no_card
    from messages d left join media file on file.id = d.media_id
    where d.id = ${message} and d.notice is null and (d.message <> '' or d.media_id is not null) and ${visibleAnywhere(viewer)}`,
)

/**
 * Returns a message that `viewer` can forward, of a chat or a group: they see it, and it says something itself, which
 * what tells of a call doesn't.
 */
export async function findForwarded(
  db: Db,
  viewer: number,
  message: number,
): Promise<ForwardedRow | undefined> {
  const [row] = await find(db, viewer, message)
  return row
}

interface Preparing {
  readonly db: Db
  readonly member: { readonly id: number }
  readonly platform: Platform
}

/** Prepares a message without a file of its own. */
export async function prepareWords(
  { message, link_card }: { readonly message: string; readonly link_card?: 0 | 1 },
  { db, member, platform }: Preparing,
): Promise<PreparedMessage> {
  return {
    message,
    mentions: await findMentions(db, member.id, message),
    file: undefined,
    attachment: undefined,
    link: linkOf({ message, link_card }, platform),
  }
}

/** Prepares a message of `member` that forwards another one: the text is read as if they had written it. */
export async function prepareForwarding(
  { message, media_id: mediaId, has_no_card }: ForwardedRow,
  preparing: Preparing,
): Promise<PreparedMessage> {
  const words = await prepareWords({ message, link_card: has_no_card ? 0 : 1 }, preparing)
  return { ...words, forwards: { mediaId } }
}

/** Whether a message couldn't be added because its file was removed in between. */
export const isOfGoneFile = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'messages_media_id_fkey' &&
  'code' in error &&
  error.code === '23503'
