/** What the rows of posts are made of. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import type { AuthorRow } from '../../authors/author.queries.ts'
import type { Kept } from '../../discussion/comments.shape.ts'
import { type FileRow, fileColumns, fileTable } from '../../shown-files/shown-file.queries.ts'

/** public: every member, or of a group whoever sees into it. private: the author's friends. group: the members of its group. */
export type PostAudience = 'public' | 'private' | 'group'

/** What a post shows of itself and its file, whoever looks; the file's columns are null where it has none. */
export interface CardRow extends FileRow {
  id: number
  /** Its place in the feeds; null while its file is not ready. */
  position: number | null
  author_id: number
  message: string
  /** All whom it names, also those hidden from who looks. */
  mentions: Mention[]
  audience: PostAudience
  group_id: number | null
  hashtags: string[]
  nsfw: string[]
  is_repost: boolean
  original_id: number | null
  /** The survey that it shows to those who see both. */
  survey_id: number | null
  /** The reel that it shows to those who see both. */
  reel_id: number | null
  created_at: Date
  edited_at: Date | null
}

/** Columns of the post `p` and its file. */
export const cardColumns = sql`p.id, p.position, p.author_id, p.message, p.mentions,
    p.audience, p.group_id, p.hashtags, p.nsfw, p.is_repost, p.original_id, p.survey_id, p.reel_id, p.created_at, p.edited_at,
    ${fileColumns(sql`coalesce(file.failure, p.file_failure)`)}`
/** Columns of the group of the post `p`, of which the card keeps only the id: a group's name changes by itself. */
export const groupColumns = sql`
    (select g.name from groups g where g.id = p.group_id) as group_name,
    (select g.pinned_post_id = p.id from groups g where g.id = p.group_id) is true as group_pinned,
    (select s.member_id from group_members s where s.group_id = p.group_id and s.standing = 'owner') as group_owner_id`
export const cardTables = fileTable(sql`p.media_id`)

/** What of a post depends on who looks, or changes all the time. */
export interface ViewedRow {
  id: number
  following: boolean
  reaction: 'like' | 'dislike' | 'none' | null
  likes: number
  dislikes: number
  comments: number
  reposts: number
  tips: number
  /** In the smallest unit of tokens. */
  tip_units: string
  saved: boolean
  pinned: boolean
  /** Of the group in which it was posted; null where that is none. */
  group_name: string | null
  group_owner_id: number | null
  /** It is the pinned post of its group. */
  group_pinned: boolean
  /** The viewer's own repost, without a remark, of it or of what it shows. */
  my_repost_id: number | null
  /** The viewer is too young for what is not safe for work. */
  viewer_is_minor: boolean
  /** It is on the list itself, and not only shown by a repost that is. */
  listed: boolean
  /** What the list goes on after. */
  cursor: number | null
}

/** A post on a list, without its card. */
export interface ListedRow extends ViewedRow {
  /** Of its card. */
  version: number
  /** For whom it was when it was listed. */
  audience: CardRow['audience']
  /** The members hidden from the viewer. */
  hidden: number[]
  /** Comments of the viewer's own wait for their files somewhere. */
  waits: boolean
  /** What is said below it is not all for everybody who sees it, or not for now. */
  has_closed: boolean
}

/** A post whole. */
export interface PostRow extends ViewedRow {
  card: CardRow
  author: AuthorRow
  /** Its latest comments as everybody sees them; undefined where the viewer's are others. */
  said?: Kept | undefined
}
