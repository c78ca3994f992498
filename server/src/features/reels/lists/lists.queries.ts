/**
 * SQL of lists of reels, newest first. Each reads a limited number of index rows, however many it leaves out:
 * a page may be short, and its `next` says where to continue.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { isSave } from '../../../saves/saves.ts'
import { fileTable } from '../../../shown-files/shown-file.queries.ts'
import { isFollowing, notHidden, type Who } from '../../../visibility/members.ts'
import { isHiddenReel, notMutedReel, notUnsafeReel, reels, visibleReel } from '../../../visibility/reels.ts'
import { taggedBefore, tagNamed } from '../../../visibility/tagged.ts'
import { reelColumns, reelTables, type ReelRow } from '../reels.rows.ts'

export interface ListedReelRow extends ReelRow {
  /** Its place in the list: the cursor. */
  at: number
}

/** Index rows read for a page at most. */
export const longestWalk = 2_000
/** For viewers who follow more members, the feed isn't read member by member. */
const fewFollowed = 300

const isListed = sql<boolean>`rl.deleted_at is null and rl.position is not null`

/** Rows: the reels of `page` (rows of `id` and `at`, all visible to `viewer`), in its order. */
export const listedOf = (viewer: Who, page: RawBuilder<unknown>) => sql<ListedReelRow>`
  with page as materialized (${page})
  select place.at, ${reelColumns(viewer)}
  from (select unnest(ids) as id, unnest(places) as at from (
    select array_agg(id order by at desc) as ids, array_agg(at order by at desc) as places from page) as arrays) as place
  join reels rl on rl.id = place.id ${reelTables}
  order by place.at desc`

type PageArguments = [viewer: number, before: number, limit: number, offset: number]
type Arguments<Of extends unknown[]> = [...PageArguments, ...Of]

interface Listing<Of extends unknown[]> {
  page(db: Db, ...args: Arguments<Of>): Promise<ListedReelRow[]>
  /** Returns the place down to which a page was searched; undefined where nothing is left below it. */
  reach(db: Db, viewer: number, before: number, ...of: Of): Promise<number | undefined>
}

/** Returns the list of the reels that `walk` selects, as `rl` with their place `at`, below `before`. */
function listing<Of extends unknown[]>(
  name: string,
  walk: (viewer: Who, before: Who, ...of: Who[]) => RawBuilder<unknown>,
  isShown: (viewer: Who) => RawBuilder<boolean>,
): Listing<Of> {
  const bounded = (viewer: Who, before: Who, of: Who[]) =>
    sql`(${walk(viewer, before, ...of)} order by at desc limit ${sql.lit(longestWalk)})`
  const page = prepared<Arguments<Of>, ListedReelRow>(
    name,
    (...args) => {
      const [viewer, before, limit, offset, ...of] = args as unknown as [Who, Who, Who, Who, ...Who[]]
      return listedOf(
        viewer,
        sql`select rl.id, rl.at from ${bounded(viewer, before, of)} as rl
        where ${isShown(viewer)} order by rl.at desc limit ${limit}::int offset ${offset}::int`,
      )
    },
    walk.length + 2,
  )
  const reach = prepared<[viewer: number, before: number, ...of: Of], { at: number }>(
    `reach_of_${name}`,
    (...args) => {
      const [viewer, before, ...of] = args as unknown as [Who, Who, ...Who[]]
      return sql`
        select walk.at from ${bounded(viewer, before, of)} as walk where ${viewer}::bigint is not null
        offset ${sql.lit(longestWalk - 1)} limit 1`
    },
    walk.length,
  )
  return {
    page,
    reach: async (db, viewer, before, ...of) => (await reach(db, viewer, before, ...of))[0]?.at,
  }
}

/** Rows: published reels of the author, or with the tag of this id, to be walked by `at`. */
const publishedBy = (author: Who, before: Who) => sql`
  select rl.*, rl.position as at from reels rl
  where rl.author_id = ${author} and ${isListed} and rl.position < ${before}`
const publishedWith = (tag: Who, before: Who) => sql`
  select rl.*, t.position as at from ${taggedBefore(reels, tag, before, longestWalk)} as t join reels rl on rl.id = t.object_id`

const isForFeed = (viewer: Who) => sql<boolean>`
  ${visibleReel(viewer)} and ${notMutedReel(viewer)} and not ${isHiddenReel(viewer)}`

export const newest = listing<[]>(
  'list_newest_reels',
  (_viewer, before) =>
    sql`select rl.*, rl.position as at from reels rl where ${isListed} and rl.position < ${before}`,
  isForFeed,
)

/**
 * For viewers who follow many: walks the newest reels of all, a good part of which are by members they
 * follow.
 */
export const followedOfMany = listing<[]>(
  'list_reels_of_many_followed',
  (_viewer, before) =>
    sql`select rl.*, rl.position as at from reels rl where ${isListed} and rl.position < ${before}`,
  (viewer) => sql<boolean>`
    (rl.author_id = ${viewer} or ${isFollowing(viewer, sql.ref('rl.author_id'))}
      or rl.tags && array(select h.key from hashtag_follows ft join hashtags h on h.id = ft.hashtag_id
        where ft.member_id = ${viewer}))
    and ${isForFeed(viewer)}`,
)

/** For viewers who follow few: the newest of each followed member and tag, and their own. */
const followedOfFew = prepared<PageArguments, ListedReelRow>(
  'list_reels_of_followed',
  (viewer, before, limit, offset) => {
    const rows = sql`${limit}::int + ${offset}::int`
    const newestOf = (walk: RawBuilder<unknown>) => sql`
      select rl.id, rl.at from (${walk} order by at desc limit ${sql.lit(longestWalk)}) as rl
      where ${isForFeed(viewer)} order by rl.at desc limit ${rows}`
    return listedOf(
      viewer,
      sql`select id, at from (
        select own.id, own.at from (
            select ${viewer}::bigint as id union all
            (select followed_id from follows where follower_id = ${viewer} order by created_at desc limit ${sql.lit(fewFollowed)})) as author
          cross join lateral (${newestOf(publishedBy(sql.ref('author.id'), before))}) as own
        union
        select tagged.id, tagged.at from (
            select ft.hashtag_id from hashtag_follows ft
            where ft.member_id = ${viewer} order by ft.id desc limit ${sql.lit(fewFollowed)}) as its
          cross join lateral (${newestOf(publishedWith(sql.ref('its.hashtag_id'), before))}) as tagged
      ) as found order by at desc limit ${limit}::int offset ${offset}::int`,
    )
  },
)

const followsMany = prepared<[viewer: number], { many: boolean }>(
  'follows_many',
  (viewer) => sql`
    select coalesce((select following from member_counts where member_id = ${viewer}), 0) > ${sql.lit(fewFollowed)} as many`,
)

export const followed: Listing<[]> = {
  async page(db, ...args) {
    const [row] = await followsMany(db, args[0])
    return row?.many ? followedOfMany.page(db, ...args) : followedOfFew(db, ...args)
  },
  async reach(db, ...args) {
    const [row] = await followsMany(db, args[0])
    return row?.many ? followedOfMany.reach(db, ...args) : undefined
  },
}

export const ofMember = listing<[author: number]>(
  'list_reels_of_member',
  (_viewer, before, author) => publishedBy(author, before),
  (viewer) => sql<boolean>`${visibleReel(viewer)} and ${notUnsafeReel(viewer)}`,
)

export const ofTag = listing<[tag: string]>(
  'list_reels_of_tag',
  (_viewer, before, tag) => publishedWith(tagNamed(tag), before),
  isForFeed,
)

const withSound = (sound: Who, before: Who) => sql`
  select rl.*, rl.position as at from reels rl
  where rl.sound_from = ${sound} and ${isListed} and rl.position < ${before}`

export const ofSound = listing<[sound: number]>(
  'list_reels_of_sound',
  (_viewer, before, sound) => withSound(sound, before),
  isForFeed,
)

/** Counts the reels of `ofSound` that the viewer sees, among so many of the newest. */
const mostCounted = 1_000
const countWithSound = prepared<[viewer: number, sound: number], { count: number }>(
  'count_reels_of_sound',
  (viewer, sound) => sql`
    select count(*) as count from (
      select rl.* from reels rl where rl.sound_from = ${sound} and ${isListed}
      order by rl.position desc limit ${sql.lit(mostCounted)}) rl
    where ${isForFeed(viewer)}`,
)

export async function countReelsOfSound(db: Db, viewer: number, sound: number): Promise<number> {
  return (await countWithSound(db, viewer, sound))[0]?.count ?? 0
}

export const saved = listing<[]>(
  'list_saved_reels',
  (viewer, before) => sql`
    select rl.*, kept.place as at from saved_objects kept join reels rl on rl.id = kept.object_id
    where ${isSave(reels, viewer)} and kept.place < ${before}`,
  (viewer) => sql<boolean>`${visibleReel(viewer)} and ${notUnsafeReel(viewer)}`,
)

/**
 * The number listed. Reels being processed come first: there may be many failed ones, which stay until their
 * author acts.
 */
const mostWaiting = 50

export const listWaiting = prepared<[author: number], ListedReelRow>('list_waiting_reels', (author) =>
  listedOf(
    author,
    sql`select rl.id, rl.id + case when file.state = 'processing' then 4503599627370496 else 0 end as at
      from reels rl ${fileTable(sql`rl.media_id`)}
      where rl.author_id = ${author} and rl.position is null and rl.deleted_at is null
      order by at desc limit ${sql.lit(mostWaiting)}`,
  ),
)

const findUnpublished = prepared<[author: number], { any: boolean }>(
  'any_unpublished_reel',
  (author) => sql`
    select exists (
      select from reels where author_id = ${author} and position is null and deleted_at is null) as any`,
)

/** Returns whether the member has reels that nobody else sees yet. */
export async function hasUnpublished(db: Db, author: number): Promise<boolean> {
  return (await findUnpublished(db, author))[0]?.any === true
}

const findMember = prepared<[viewer: number, member: number], { id: number }>(
  'find_member_of_reels',
  (viewer, member) =>
    sql`select m.id from members m where m.id = ${member} and ${notHidden(viewer, sql.ref('m.id'))}`,
)

export async function isVisibleMember(db: Db, viewer: number, member: number): Promise<boolean> {
  return (await findMember(db, viewer, member)).length > 0
}
