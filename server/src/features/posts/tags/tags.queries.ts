/**
 * All SQL of tags. The `label` of a tag that nothing public has must not be shown: it is its author's private
 * spelling.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import type { Who } from '../../../visibility/members.ts'
import { notBlocked } from '../../../visibility/blocked-tags.ts'
import { visiblePost } from '../../../visibility/posts.ts'
import { tagNamed } from '../../../visibility/tagged.ts'
import { newestTaggedPosts } from '../../../visibility/tags.ts'
import { whole } from '../posts.cards.ts'
import { postsOf } from '../posts.queries.ts'
import type { ListedRow } from '../posts.rows.ts'

/** Of objects with a tag, by `objects.kind`. */
export type TagCounts = Readonly<Record<string, number>>

export interface TagRow {
  id: number
  hashtag: string
  /** How many public objects of each kind have it. */
  counts: TagCounts
  /** Id of the viewer's follow of it. */
  follow_id: number | null
}

/** A tag on its page. */
export interface TagPageRow extends TagRow {
  /** Something public has it, or the viewer follows it. */
  is_known: boolean
  is_blocked: boolean
}

export interface FollowedTagRow {
  id: number
  label: string
  hashtag: string
  /** How many public objects of each kind have it. */
  counts: TagCounts
}

/** Columns of the tag `h` and the viewer's follow `f`. */
const shownAs = sql`case when h.uses > 0 then h.label else h.key end`
const tag = sql`h.id, ${shownAs} as hashtag, h.counts, f.id as follow_id`
const followedTag = sql`f.id, f.label, ${shownAs} as hashtag, h.counts`

/** Tags offered at once. */
export const mostFound = 10
const mostChoices = 20
/** How many of the viewer's own posts are searched for recently used tags. */
const recentPosts = 50

/**
 * How many of the most used tags are checked for a beginning, and how many tags with that beginning are read:
 * one letter finds the most used at once, more letters find all.
 */
const mostUsedWalked = 1_000
const beginningsWalked = 500

export const listTaggedPosts = prepared<
  [viewer: number, tag: string, before: number, limit: number, offset: number],
  ListedRow
>('list_tagged_posts', (viewer, text, before, limit, offset) =>
  postsOf(
    newestTaggedPosts(viewer, tagNamed(text), {
      before,
      limit,
      offset,
    }),
    viewer,
  ),
)
export const listTagged = whole(listTaggedPosts)

const find = prepared<[viewer: number, tag: string], TagPageRow>(
  'find_tag',
  (viewer, text) => sql`
    select ${tag}, h.uses > 0 or f.id is not null as is_known, not ${notBlocked()} as is_blocked from hashtags h
    left join hashtag_follows f on f.hashtag_id = h.id and f.member_id = ${viewer}
    where h.key = tag_key(${text})`,
)

/** Returns a tag that something public has, `viewer` follows, or the team has blocked. */
export async function findTag(db: Db, viewer: number, text: string): Promise<TagPageRow | undefined> {
  const [row] = await find(db, viewer, text)
  return row && (row.is_known || row.is_blocked) ? row : undefined
}

/**
 * Lists the most used tags that begin with a text. A range instead of `like`, so that a generic plan can use
 * the index.
 */
export const listTagsBeginning = prepared<[viewer: number, text: string], TagRow>(
  'list_tags_beginning',
  (viewer, text) => sql`
    select ${tag} from (
      select id from (
        select h.id, h.key from hashtags h where h.uses > 0 order by h.uses desc limit ${sql.lit(mostUsedWalked)}
      ) as used where starts_with(key, tag_key(${text}))
      union
      select id from (
        select id from hashtags
        where uses > 0 and key >= tag_key(${text}) and key < tag_key(${text}) || chr(1114111)
        order by key limit ${sql.lit(beginningsWalked)}
      ) as beginning
    ) as found
    join hashtags h on h.id = found.id
    left join hashtag_follows f on f.hashtag_id = h.id and f.member_id = ${viewer}
    where ${notBlocked()}
    order by h.uses desc, h.key limit ${sql.lit(mostFound)}`,
)

/** Lists the tags most used of all time. */
export const listMostUsedTags = prepared<[viewer: number], TagRow>(
  'list_most_used_tags',
  (viewer) => sql`
    select ${tag} from hashtags h
    left join hashtag_follows f on f.hashtag_id = h.id and f.member_id = ${viewer}
    where h.uses > 0 and ${notBlocked()} order by h.uses desc limit ${sql.lit(mostFound)}`,
)

/** Heat that an interest adds to a tag: it ranks above tags used up to 256 times as much. */
const heatOfInterest = 8

/** True unless the viewer has muted the tag `h`. */
const notMuted = (viewer: RawBuilder<number>) => sql`h.key <> all (array(
  select tag_key(word) from mutes
  where member_id = ${viewer} and kind = 'tag' and (ends_at is null or ends_at > now())))`

/** Lists the tags most used these days, those of the viewer's interests first, without tags they have muted. */
export const listHotTags = prepared<[viewer: number], TagRow>(
  'list_hot_tags',
  (viewer) => sql`
    with hot as (
      select h.id, h.heat from hashtags h
      where h.uses > 0 and ${notBlocked()} and ${notMuted(viewer)}
      order by h.heat desc limit ${sql.lit(mostFound)}),
    liked as (
      select h.id, h.heat + ${sql.lit(heatOfInterest)} as heat
      from (select distinct it.tag from member_interests i join interest_tags it on it.interest_id = i.interest_id
        where i.member_id = ${viewer}) as wanted
      join hashtags h on h.key = wanted.tag
      where h.uses > 0 and ${notBlocked()} and ${notMuted(viewer)}),
    best as (
      select id, max(heat) as heat from (select * from hot union all select * from liked) as each
      group by id order by max(heat) desc limit ${sql.lit(mostFound)})
    select ${tag} from best
    join hashtags h on h.id = best.id
    left join hashtag_follows f on f.hashtag_id = h.id and f.member_id = ${viewer}
    order by best.heat desc`,
)

/** Lists the tags of the viewer's latest posts as written there, then those they follow. */
export const listTagChoices = prepared<[viewer: number], TagRow>(
  'list_tag_choices',
  (viewer) => sql`
    with used as (
      select distinct on (h.id) h.id, own.tag as hashtag, h.counts, own.position
      from (select p.position, each.tag
        from (select position, hashtags from posts
          where author_id = ${viewer} and deleted_at is null and position is not null
          order by position desc limit ${sql.lit(recentPosts)}) as p
        cross join unnest(p.hashtags) as each (tag)) as own
      join hashtags h on h.key = tag_key(own.tag)
      where ${notBlocked()}
      order by h.id, own.position desc)
    select choice.id, choice.hashtag, choice.counts, f.id as follow_id from (
      select id, hashtag, counts, position, null::bigint as followed from used
      union all
      select h.id, ${shownAs}, h.counts, null, f.id
      from hashtag_follows f join hashtags h on h.id = f.hashtag_id
      where f.member_id = ${viewer} and ${notBlocked()} and h.id not in (select id from used)
    ) as choice
    left join hashtag_follows f on f.hashtag_id = choice.id and f.member_id = ${viewer}
    order by choice.position desc nulls last, choice.followed desc limit ${sql.lit(mostChoices)}`,
)

/** How many of a group's latest posts are searched, visible to the viewer or not. */
const groupPostsWalked = 200

/**
 * Lists the tags that begin with a text in the latest posts of a group that `viewer` sees, as written there,
 * most used first.
 */
export const listGroupTags = prepared<[viewer: number, group: number, text: string], TagRow>(
  'list_group_tags',
  (viewer, group, text) => sql`
    select h.id, used.hashtag, h.counts, f.id as follow_id
    from (select tag_key(own.tag) as key, (array_agg(own.tag order by p.position desc))[1] as hashtag, count(*) as uses
      from (select * from posts where group_id = ${group} and deleted_at is null and position is not null
        order by position desc limit ${sql.lit(groupPostsWalked)}) as p
      cross join unnest(p.hashtags) as own (tag)
      where starts_with(tag_key(own.tag), tag_key(${text})) and ${visiblePost(viewer)}
      group by 1) as used
    join hashtags h on h.key = used.key
    left join hashtag_follows f on f.hashtag_id = h.id and f.member_id = ${viewer}
    where ${notBlocked()}
    order by used.uses desc, h.key limit ${sql.lit(mostChoices)}`,
)

/** Rows: tags that the member follows, latest first. */
export const followedTags = (member: Who, limit: Who, offset: Who) => sql<FollowedTagRow>`
  select ${followedTag}, h.uses from hashtag_follows f join hashtags h on h.id = f.hashtag_id
  where f.member_id = ${member} order by f.id desc limit ${limit}::int offset ${offset}::int`

export const listFollowedTags = prepared<[member: number, limit: number, offset: number], FollowedTagRow>(
  'list_followed_tags',
  followedTags,
)

const count = prepared<[member: number], { count: number }>(
  'count_followed_tags',
  (member) => sql`select count(*)::int as count from hashtag_follows where member_id = ${member}`,
)

export async function countFollowedTags(db: Db, member: number): Promise<number> {
  return (await count(db, member))[0]?.count ?? 0
}

const findFollowed = prepared<[member: number, tag: string], FollowedTagRow>(
  'find_followed_tag',
  (member, text) => sql`
    select ${followedTag} from hashtag_follows f join hashtags h on h.id = f.hashtag_id
    where f.member_id = ${member} and h.key = tag_key(${text})`,
)

export async function findFollowedTag(
  db: Db,
  member: number,
  text: string,
): Promise<FollowedTagRow | undefined> {
  const [row] = await findFollowed(db, member, text)
  return row
}

const addFollow = prepared<[member: number, tag: string, label: string], { id: number }>(
  'follow_tag',
  (member, text, label) => sql`
    insert into hashtag_follows (member_id, hashtag_id, label)
    select ${member}, id, ${label} from hashtags where key = tag_key(${text})
    returning id`,
)

/** Makes a member follow a tag that they don't follow yet; adds the tag if it is new. */
export async function followTag(tx: Tx, member: number, text: string, label: string): Promise<void> {
  await sql`insert into hashtags (key, label) values (tag_key(${text}), ${text})
    on conflict (key) do nothing`.execute(tx)
  await addFollow(tx, member, text, label)
}

export async function unfollowTag(tx: Tx, member: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hashtag_follows')
    .where('id', '=', id)
    .where('member_id', '=', member)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
