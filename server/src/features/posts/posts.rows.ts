/** Row types and columns of posts. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import type { AuthorRow } from '../../authors/author.queries.ts'
import type { LinkCardRow } from '../../platform/link-cards/link-card.rows.ts'
import { cardOfPost } from '../../shown-links/shown-links.queries.ts'
import type { Kept } from '../../discussion/comments.shape.ts'
import type { Shows } from './posts.shown.ts'
import { type FileRow, fileColumns, fileTable } from '../../shown-files/shown-file.queries.ts'

/**
 * public: every member, or in a group everyone who sees its posts. private: the author's friends. group:
 * members of its group.
 */
export type PostAudience = 'public' | 'private' | 'group'

/** A post's content and file, the same for every viewer; the file's columns are null without one. */
export interface CardRow extends FileRow {
  id: number
  /** Its place in the feeds; null while its file isn't ready. */
  position: number | null
  author_id: number
  message: string
  /** All mentioned members, including those hidden from the viewer. */
  mentions: Mention[]
  audience: PostAudience
  group_id: number | null
  hashtags: string[]
  nsfw: string[]
  is_repost: boolean
  original_id: number | null
  /** Its pictures after the first; null for none. */
  more_files: FileRow[] | null
  /** What it shows to viewers who see both. */
  shows: Shows | null
  /** The card of its link. */
  link_card: LinkCardRow | null
  created_at: Date
  edited_at: Date | null
}

/** Columns of the post `p` and its first file, without `more_files`. */
export const contentColumns = sql`p.id, p.position, p.author_id, p.message, p.mentions,
    p.audience, p.group_id, p.hashtags, p.nsfw, p.is_repost, p.original_id, p.shows, p.created_at, p.edited_at,
    ${cardOfPost('p.id')} as link_card, ${fileColumns(sql`coalesce(file.failure, p.file_failure)`)}`
/** Columns of the card of the post `p`. */
export const cardColumns = sql`${contentColumns},
    (select jsonb_agg(to_jsonb(more) order by more.place) from (
      select pf.place, ${fileColumns()} from post_files pf ${fileTable(sql`pf.media_id`)} where pf.post_id = p.id
    ) more) as more_files`
/**
 * Columns of the group of the post `p`. The card keeps only its id: a group's name changes without the post.
 */
export const groupColumns = sql`
    (select g.name from groups g where g.id = p.group_id) as group_name,
    (select gp.id from group_pins gp where gp.post_id = p.id) as group_pin,
    case when p.group_id is not null then (
      select jsonb_build_object('id', topic.id, 'name', topic.name)
      from post_topics filed join group_topics topic on topic.id = filed.topic_id and topic.group_id = p.group_id
      where filed.post_id = p.id) end as group_topic,
    (select s.member_id from group_members s where s.group_id = p.group_id and s.standing = 'owner') as group_owner_id`
/** Column: the place of the post `p` in its thread, among those that are there as it is; null for a post by itself. */
export const threadColumn = sql`
    case when p.thread_id is not null then (
      select jsonb_build_object('place', count(*) filter (where part.id <= p.id), 'count', count(*), 'first', min(part.id))
      from posts part
      where part.thread_id = p.thread_id and part.deleted_at is null and (part.position is null) = (p.position is null)
    ) end as thread`
export const cardTables = fileTable(sql`p.media_id`)

/** Where a post is among those of its thread that are there. */
export interface ThreadRow {
  place: number
  count: number
  first: number
}

/** Fields of a post in a group or a thread, which others go without. They change without the post. */
export interface PlaceRow {
  /** Name of the group it was posted in; null where there is none. */
  group_name: string | null
  group_owner_id: number | null
  /** Its place among the pinned posts of its group, the first the highest; null if it isn't one. */
  group_pin: number | null
  /** Its topic in its group; null for none. */
  group_topic: { id: number; name: string } | null
  /** Its place in its thread. */
  thread: ThreadRow | null
}
export const noPlace: PlaceRow = {
  group_name: null,
  group_owner_id: null,
  group_pin: null,
  group_topic: null,
  thread: null,
}

/** Fields of a post that depend on the viewer or change all the time. */
export interface ListedViewRow {
  id: number
  following: boolean
  reaction: 'like' | 'dislike' | 'none' | null
  likes: number
  dislikes: number
  comments: number
  reposts: number
  tips: number
  /** In the smallest unit of the token; null for none. */
  tip_units: string | null
  saved: boolean
  /** The viewer's own repost, without a remark, of it or its original. */
  my_repost_id: number | null
  /** Whether the viewer is too young for NSFW content. */
  viewer_is_minor: boolean
  /** Whether it is on the list itself, not only shown by a repost there. */
  listed: boolean
  /** Cursor of the list after this post. */
  cursor: number | null
}

/** The same with what isn't read with the list. */
export interface ViewedRow extends ListedViewRow, PlaceRow {
  /** Whether its author has pinned it to their profile. */
  pinned: boolean
}

/** A post on a list, without its card: what decides who sees it, and the little that each post has. */
export interface ListedRow extends ListedViewRow {
  /** Version of its card. */
  version: number
  /** Members hidden from the viewer; null for nobody. */
  hidden: number[] | null
  /** Whether comments of the viewer's own, on any object, wait for their files. */
  waits: boolean
  /** Whether some comments on it aren't for everyone who sees it, or not for now. */
  has_closed: boolean
}

/** A complete post. */
export interface PostRow extends ViewedRow {
  card: CardRow
  author: AuthorRow
  /** Whether the card is as everyone sees it, with all members that it mentions. */
  is_alike?: boolean
  /** Its latest comments as everyone sees them; undefined where the viewer may see others. */
  said?: Kept | undefined
}
