/** Message rows as a viewer sees them, for every statement that reads or writes a message. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { longestExcerpt } from '@commons/contract/shared/text/cutting.ts'
import { type RawBuilder, sql } from 'kysely'
import { shownMentions } from '../mentions/mentions.queries.ts'
import { textBeginning } from '../platform/db/text-beginning.ts'
import type { LinkCardRow } from '../platform/link-cards/link-card.rows.ts'
import type { AttachmentRow } from '../platform/media/address.ts'
import type { MediaKind } from '../platform/media/worker/tasks.ts'
import { type FileRow, fileColumns, fileTable } from '../shown-files/shown-file.queries.ts'
import { cardOfMessage } from '../shown-links/shown-links.queries.ts'
import {
  type ConversationKind,
  hidesAuthor,
  isOfBlocked,
  isShown,
  type Seen,
  shownReplies,
} from '../visibility/conversations.ts'
import { notHidden, type Who } from '../visibility/members.ts'

/** A message as a viewer sees it. A deleted message keeps only its place. */
export interface MessageRow extends FileRow {
  id: number
  place: number
  owner_id: number
  seq: number
  changed: number
  root_id: number | null
  parent_id: number | null
  /** Null where the author is gone or has blocked the viewer. */
  author_id: number | null
  username: string | null
  full_name: string | null
  is_bot: boolean | null
  avatar_key: string | null
  message: string
  mentions: Mention[]
  likes: number
  dislikes: number
  replies: number
  /** The viewer's reaction: like, dislike, an emoji, or none once taken back. */
  reaction: string | null
  /** In a chat of two: the other member's reaction. */
  friend_reaction: string | null
  /** In a chat of several: everybody's; null where there are none. */
  reactions: Array<{ reaction: string; count: number }> | null
  /** In a chat of several: what the author did, in place of a text. */
  notice: NoticeRow | null
  created_at: Date
  edited_at: Date | null
  is_deleted: boolean
  is_blocked: boolean
  /** Its author forwarded somebody's message. */
  is_forwarded: boolean
  quoted: QuotedRow | null
  link_card: LinkCardRow | null
  /** Its file, if that is only downloaded; as JSON. */
  attachment: AttachmentRow | null
  /** The call that a message without a text tells of. */
  video_call: VideoCallRow | null
}

/** What somebody did with a chat of several people, as JSON. */
export interface NoticeRow {
  act:
    | 'started'
    | 'added'
    | 'removed'
    | 'left'
    | 'renamed'
    | 'pictured'
    | 'unpictured'
    | 'appointed'
    | 'dismissed'
  people: Array<{ user_id: number; full_name: string }>
}

/** A call, as JSON. */
export interface VideoCallRow {
  id: number
  state: 'accepted' | 'ended' | 'declined' | 'missed' | 'busy'
  has_camera: boolean
  seconds: number
}

/** The message that a message replies to, as JSON. */
export interface QuotedRow {
  id: number
  seq: number
  author_id: number | null
  full_name: string | null
  /** More of it than is shown; the shape cuts it. */
  excerpt: string
  file_type: MediaKind | 'attachment' | null
  is_deleted: boolean
}

/** Column: the message that `d` replies to; only its place where it isn't shown. */
const quotedColumn = (kind: ConversationKind, viewer: Who, seen: Seen) => sql`
  (select jsonb_build_object('id', q.id, 'seq', q.seq, 'is_deleted', q.is_deleted,
      'author_id', case when q.is_shown then q.author_id end,
      'full_name', case when q.is_shown then q.full_name end,
      'excerpt', case when q.is_shown then ${textBeginning(sql`q.message`, longestExcerpt)} else '' end,
      'file_type', case when q.is_shown then q.file_type end)
    from (select d.id, d.seq, d.author_id, d.deleted_at is not null as is_deleted, d.message, its.full_name,
        its_file.kind as file_type,
        ${isShown(kind, viewer, seen)} ${kind.name === 'group' ? sql`and not ${isOfBlocked(viewer)}` : sql``} as is_shown
      from (select parent.* from messages parent where parent.id = d.parent_id) d
      left join members its on its.id = d.author_id and not ${hidesAuthor(viewer)} left join media its_file on its_file.id = d.media_id) q) as quoted`

const reactionOf = (viewer: Who) => sql`
  (select r.kind from message_reactions r where r.message_id = d.id and r.member_id = ${viewer})`

const friendReaction = (kind: ConversationKind, viewer: Who) =>
  kind.name === 'pair'
    ? sql`(select r.kind from message_reactions r
        where r.message_id = d.id and r.member_id <> ${viewer} and r.kind <> 'none' and c.kind <> 'several' limit 1)`
    : sql`null`

/** Column: of several people, their reactions, with `own` for the viewer's, the most frequent first; as JSON. */
const allReactions = (kind: ConversationKind, viewer: Who, own: Who) =>
  kind.name === 'pair'
    ? sql`case when c.kind = 'several' and d.deleted_at is null then
        (select jsonb_agg(jsonb_build_object('reaction', each.kind, 'count', each.many) order by each.many desc, each.first, each.kind)
          from (
            select given.kind, count(*) as many, min(given.at) as first
            from (
              select r.kind, r.reacted_at as at from message_reactions r where r.message_id = d.id and r.member_id <> ${viewer}
              union all select ${own}, now()) given
            where given.kind <> 'none' group by given.kind) each) end`
    : sql`null`

/** Column: what a notice in a chat of several people says, as JSON; whom it is about as far as `viewer` sees them. */
const noticeColumn = (kind: ConversationKind, viewer: Who) =>
  kind.name === 'pair'
    ? sql`case when d.notice is not null then jsonb_build_object('act', d.notice, 'people',
        (select coalesce(jsonb_agg(jsonb_build_object('user_id', its.id, 'full_name', its.full_name) order by its.id), '[]')
          from message_people about join members its on its.id = about.member_id and ${notHidden(viewer, sql`its.id`)}
          where about.message_id = d.id)) end`
    : sql`null`

const videoCall = sql`
  case when d.message = '' and d.media_id is null and d.deleted_at is null then
    (select jsonb_build_object('id', k.id, 'state', k.state, 'has_camera', k.has_camera,
        'seconds', coalesce(floor(extract(epoch from k.ended_at - k.accepted_at)), 0)::bigint)
      from video_calls k where k.message_id = d.id) end`

/** What decides which messages `viewer` sees in the conversation of the row `c`. */
const seenIn = (kind: ConversationKind, viewer: Who): Seen => {
  const of = (what: Who) => sql`(select ${what} from (select c.*) c ${kind.standing(viewer)})`
  return { seesBlocked: of(kind.seesBlocked), cleared: of(kind.cleared) }
}

interface AtHand {
  readonly reaction?: Who
  readonly seen?: Seen
}

/** Columns of the message `d` in the conversation `c`, which `viewer` is in. */
export const messageColumns = (
  kind: ConversationKind,
  viewer: Who,
  { reaction = reactionOf(viewer), seen = seenIn(kind, viewer) }: AtHand = {},
) => sql`
  d.id, ${kind.place} as place, ${kind.owner} as owner_id, d.seq, d.changed, d.root_id, d.parent_id, m.id as author_id,
  m.username, m.full_name, m.is_bot, face.key as avatar_key,
  case when d.deleted_at is null then d.message else '' end as message,
  ${shownMentions(viewer, sql`(case when d.deleted_at is null then d.mentions else '[]' end)`)},
  d.likes, d.dislikes, ${shownReplies(viewer, seen)} as replies,
  ${reaction} as reaction, ${friendReaction(kind, viewer)} as friend_reaction,
  ${allReactions(kind, viewer, reaction)} as reactions, ${noticeColumn(kind, viewer)} as notice,
  d.created_at, d.edited_at, d.deleted_at is not null as is_deleted, ${isOfBlocked(viewer)} as is_blocked,
  d.is_forwarded,
  ${quotedColumn(kind, viewer, seen)}, ${videoCall} as video_call,
  case when d.deleted_at is null then ${cardOfMessage('d.id')} end as link_card,
  case when file.kind = 'attachment' then jsonb_build_object(
    'key', file.key, 'bytes', file.bytes, 'mime', file.mime, 'file_name', file.file_name) end as attachment,
  ${fileColumns()}`

export const messageTables = (viewer: Who) => sql`
  left join members m on m.id = d.author_id and not ${hidesAuthor(viewer)}
  left join media face on face.id = m.avatar_id
  ${fileTable(sql`case when d.deleted_at is null then d.media_id end`)}`

/**
 * Rows of the messages with these few ids, all visible to `viewer`. The ids pass through an array so that the
 * planner joins by primary key.
 */
export const messagesOf = <More extends object = object>(
  kind: ConversationKind,
  ids: RawBuilder<{ id: number }>,
  viewer: Who,
  more: Who = sql``,
) => sql<MessageRow & More>`
  select ${messageColumns(kind, viewer)} ${more}
  from unnest(array(${ids})) as shown (id)
  join messages d on d.id = shown.id
  join conversations c on c.id = d.conversation_id
  ${messageTables(viewer)}`
