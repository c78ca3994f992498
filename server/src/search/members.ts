/**
 * The search for members by name, as used everywhere. Its cost doesn't depend on how many members there are:
 * it searches members whom the searcher knows, the most followed of all, and the most followed with the
 * rarest of the typed words. Only where that finds few are words taken as misspelt.
 */
import { sql } from 'kysely'
import { hiddenMembers, isFindable, notHidden, type Who } from '../visibility/members.ts'
import { askedWords, foundByName, mostMembers } from './names.ts'

/**
 * How many of the members followed latest are searched; for how many of these, those they followed latest,
 * and how many of each; and how many of the most followed of all.
 */
const latestFollowed = 1_000
const askedFollowed = 100
const latestOfEach = 10
const mostFollowed = 300
const order = sql`typos, closeness, is_username desc, is_whole desc, fame desc, id`

/**
 * Rows: `id`, `closeness` (0: friend, 1: followed, 2: followed by someone followed, 3: none of these) and
 * `place` of members whose names have every word of `text`, best first; none without a word. Never the
 * viewer.
 */
export const matchingMembers = (viewer: Who, text: Who) => sql<{
  id: number
  closeness: number
  place: number
}>`
  with asked as materialized (
    select said.*, '%@' || array_to_string(words, '') as username, array(${hiddenMembers(viewer)}) as hidden
    from (${askedWords(text)}) as said),
  mine as materialized (
    select f.* from asked cross join lateral (
      select followed_id as id, created_at from follows where follower_id = ${viewer}
      order by created_at desc, followed_id desc limit ${sql.lit(latestFollowed)}) as f
    where asked.many > 0),
  theirs as materialized (
    select distinct f.id
    from (select id from mine order by created_at desc, id desc limit ${sql.lit(askedFollowed)}) as one
    cross join lateral (
      select followed_id as id from follows where follower_id = one.id
      order by created_at desc, followed_id desc limit ${sql.lit(latestOfEach)}) as f),
  ${foundByName({
    among: sql`
      select id from mine
      union select id from theirs
      union select famous.id from asked cross join lateral (
        select member_id as id from member_counts order by followers desc, member_id
        limit ${sql.lit(mostFollowed)}) as famous where asked.many > 0`,
    isListed: () => sql`true`,
  })}
  select best.id, best.closeness, row_number() over (order by ${order}) as place
  from (
    select found.id, found.typos, found.fame, found.name like asked.username as is_username,
      found.name || ' ' like all (asked.wholes) as is_whole,
      case (select mutual from follows where follower_id = ${viewer} and followed_id = found.id)
        when true then 0 when false then 1
        else case when found.id in (select id from theirs) then 2 else 3 end end as closeness
    from asked cross join found
    where found.id <> ${viewer} and ${notHidden(viewer, sql.ref('found.id'), sql.ref('asked.hidden'))}
      and ${isFindable(viewer, sql.ref('found.id'))}) as best
  order by place limit ${sql.lit(mostMembers)}`

/** Rows: the same for the members whom `viewer` follows, friends first, then those followed latest. */
export const knownMembers = (viewer: Who) => sql<{ id: number; closeness: number; place: number }>`
  select id, closeness, row_number() over (order by closeness, created_at desc, id desc) as place from (
    select f.followed_id as id, case when f.mutual then 0 else 1 end as closeness, f.created_at
    from (select followed_id, mutual, created_at from follows where follower_id = ${viewer}
      order by created_at desc, followed_id desc limit ${sql.lit(askedFollowed)}) as f
    where ${notHidden(viewer, sql.ref('f.followed_id'), sql`array(${hiddenMembers(viewer)})`)}) as known
  order by place limit ${sql.lit(mostMembers)}`
