/** All SQL of members who are suggested. What each looks at is bounded by numbers, not by who is famous. */
import { sql } from 'kysely'
import { authorColumns, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { isFollowing, notHidden, type Who } from '../../visibility/members.ts'
import type { FaceRow } from './people.lists.queries.ts'

/** So many of the latest followed are looked at, and so many of whom each of these followed last. */
const latestFollowed = 100
const latestOfEach = 50
/** So many of those known best are looked at, of whom some are followed already. */
const bestKnown = 500
/** So many of the most followed, and of the newest members, of whom some are followed already. */
const mostFollowed = 200
const newestMembers = 50
const suggestions = 10

export interface SuggestedRow extends FaceRow {
  followers: number
  known_followers: number
}

const isNew = (viewer: Who, member: Who) => sql`
  ${member} <> ${viewer} and not ${isFollowing(viewer, member)} and ${notHidden(viewer, member)}`

/** The candidates that are left go through an array: then the planner joins by primary key. */
const suggest = prepared<[viewer: number], SuggestedRow>(
  'suggest_members',
  (viewer) => sql`
    with mine as materialized (
      select followed_id as id from follows where follower_id = ${viewer}
      order by created_at desc, followed_id desc limit ${sql.lit(latestFollowed)}),
    known as (
      select theirs.followed_id as id, count(*) as many
      from mine cross join lateral (
        select f.followed_id from follows f where f.follower_id = mine.id
        order by f.created_at desc, f.followed_id desc limit ${sql.lit(latestOfEach)}) as theirs
      group by theirs.followed_id order by many desc, theirs.followed_id limit ${sql.lit(bestKnown)}),
    candidates as (
      (select id, 1 as rank, many::int from known where ${isNew(viewer, sql.ref('known.id'))}
        order by many desc, id limit ${sql.lit(suggestions)})
      union all
      (select id, 2, followers from (
          select member_id as id, followers from member_counts
          order by followers desc, member_id limit ${sql.lit(mostFollowed)}) as famous
        where followers > 0 and ${isNew(viewer, sql.ref('famous.id'))}
        order by followers desc, id limit ${sql.lit(suggestions * 2)})
      union all
      (select id, 3, 0 from (
          select id from members order by id desc limit ${sql.lit(newestMembers)}) as newest
        where ${isNew(viewer, sql.ref('newest.id'))} order by id desc limit ${sql.lit(suggestions * 3)})),
    best as (
      select id, rank, many from (
        select distinct on (id) id, rank, many from candidates order by id, rank) as each
      order by rank, many desc, id desc limit ${sql.lit(suggestions)})
    select m.id, ${authorColumns}, coalesce(c.followers, 0) as followers,
      (select count(*) from mine where ${isFollowing(sql.ref('mine.id'), sql.ref('m.id'))}) as known_followers
    from unnest(array(select id from best order by rank, many desc, id desc)) with ordinality as page (id, place)
    join members m on m.id = page.id
    left join member_counts c on c.member_id = m.id
    ${faceTable}
    order by page.place`,
)

/** Whom `viewer` might want to follow, the likeliest first. */
export async function listSuggested(db: Db, viewer: number): Promise<SuggestedRow[]> {
  return suggest(db, viewer)
}
