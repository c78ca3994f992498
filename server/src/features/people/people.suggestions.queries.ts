/** All SQL of suggested members. What it reads is bounded by numbers, however famous somebody is. */
import type { SuggestionReason } from '@commons/contract/people/people.ts'
import { sql } from 'kysely'
import { authorColumns, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import {
  isAway,
  isFindable,
  isFollowing,
  isMutedMember,
  notHidden,
  type Who,
} from '../../visibility/members.ts'
import { posts } from '../../visibility/posts.ts'
import { isTagged } from '../../visibility/tagged.ts'
import type { FaceRow } from './people.lists.queries.ts'

/** How many of the latest followed are read, and how many of the latest follows of each. */
const latestFollowed = 100
const latestOfEach = 50
/** How many of the best known are read, some of whom are already followed. */
const bestKnown = 500
/** How many of the followed tags are read, how many posts of each, and how many of their authors. */
const latestTags = 20
const latestTagged = 30
const bestTagged = 100
/** How many of the most followed and of the newest members are read, some of whom are already followed. */
const mostFollowed = 200
const newestMembers = 50
/** How many names or tags a reason gives. */
const mostNamed = 2

export interface SuggestedRow extends FaceRow {
  followers: number
  known_followers: number
  kind: SuggestionReason['kind']
  names: string[]
  tags: string[]
  /** The position in the list: larger for a better reason, and for more of the same reason. */
  at: number
}

/**
 * The reasons to suggest members, best first: rows of `id` and `many`, which orders the members of one
 * reason. A new reason is one more entry here, and one more kind in the contract.
 */
const sourcesFor = (viewer: Who): ReadonlyArray<readonly [kind: SuggestionReason['kind'], rows: Who]> => [
  ['invited', sql`select referrer_id as id, 0 as many from referrals where member_id = ${viewer}`],
  ['known', sql`select id, many from known`],
  ['tags', sql`select id, many from tagged`],
  [
    'popular',
    sql`select member_id as id, followers as many from (
      select member_id, followers from member_counts
      order by followers desc, member_id limit ${sql.lit(mostFollowed)}) as famous
    where followers > 0`,
  ],
  ['new', sql`select id, 0 as many from members order by id desc limit ${sql.lit(newestMembers)}`],
]

const isNew = (viewer: Who, member: Who) => sql`
  ${member} <> ${viewer} and not ${isFollowing(viewer, member)} and ${notHidden(viewer, member)}
  and ${isFindable(viewer, member)} and not ${isMutedMember(viewer, member)}
  and (select true from dismissed_suggestions
    where member_id = ${viewer} and dismissed_id = ${member}) is not true`

/** More than any reason's `many`. */
const reasonStep = 1_000_000_000

type Sources = ReturnType<typeof sourcesFor>

/** The members of all sources. Those with two reasons are on one page only, by the better one. */
const candidates = (sources: Sources) =>
  sql.join(
    sources.map(
      ([, rows], i) => sql`
      select id, ${sql.lit((sources.length - i) * reasonStep)}::bigint + least(many, ${sql.lit(reasonStep - 1)}) as at
      from (${rows}) as source`,
    ),
    sql` union all `,
  )
const kindOf = (sources: Sources, at: Who) =>
  sql`case ${at} / ${sql.lit(reasonStep)} ${sql.join(
    sources.map(([kind], i) => sql`when ${sql.lit(sources.length - i)} then ${sql.lit(kind)}`),
    sql` `,
  )} end`

/** Rows: the tags that the viewer followed last, and the most used ones of their interests. */
const tagsOf = (viewer: Who) => sql`
  (select hashtag_id from hashtag_follows where member_id = ${viewer}
    order by id desc limit ${sql.lit(latestTags)})
  union
  (select h.id from (select distinct it.tag from member_interests i
      join interest_tags it on it.interest_id = i.interest_id where i.member_id = ${viewer}) as wanted
    join hashtags h on h.key = wanted.tag where h.uses > 0
    order by h.uses desc limit ${sql.lit(latestTags)})`

/**
 * Lists members whom `viewer` might want to follow, the likeliest first. The page's ids pass through an
 * array, so that the planner joins by primary key.
 */
export const listSuggested = prepared<
  [viewer: number, at: number, id: number, limit: number, offset: number],
  SuggestedRow
>(
  'suggest_members',
  // oxlint-disable-next-line commons/members-in-sight -- isNew asks about each on the page, and `mine` holds only members whom the viewer sees
  (viewer, at, id, limit, offset) => sql`
    with mine as materialized (
      select followed_id as id, mutual, created_at from follows
      where follower_id = ${viewer} and not ${isAway(sql.ref('followed_id'))}
      order by created_at desc, followed_id desc limit ${sql.lit(latestFollowed)}),
    known as (
      select theirs.followed_id as id, count(*) as many
      from mine cross join lateral (
        select f.followed_id from follows f where f.follower_id = mine.id
        order by f.created_at desc, f.followed_id desc limit ${sql.lit(latestOfEach)}) as theirs
      group by theirs.followed_id order by many desc, theirs.followed_id limit ${sql.lit(bestKnown)}),
    -- By tags of public posts: nobody sees which tags or interests a member follows.
    tagged as materialized (
      select theirs.author_id as id, count(distinct mine.hashtag_id) as many,
        (array_agg(distinct mine.hashtag_id))[1:${sql.lit(mostNamed)}] as tags
      from (${tagsOf(viewer)}) as mine
      cross join lateral (
        select t.author_id from object_tags t where ${isTagged(posts, sql.ref('mine.hashtag_id'))} and t.is_public
        order by t.position desc limit ${sql.lit(latestTagged)}) as theirs
      group by theirs.author_id order by many desc, theirs.author_id limit ${sql.lit(bestTagged)}),
    page as materialized (
      select id, at from (select id, max(at) as at from (${candidates(sourcesFor(viewer))}) as each group by id) as best
      where (at, id) < (${at}::bigint, ${id}::bigint) and ${isNew(viewer, sql.ref('best.id'))}
      order by at desc, id desc limit ${limit}::int offset ${offset}::int)
    select m.id, page.at, ${authorColumns}, coalesce(c.followers, 0) as followers,
      cardinality(between_us.ids) as known_followers,
      ${kindOf(sourcesFor(viewer), sql.ref('page.at'))} as kind,
      array(select friend.full_name
        from unnest(between_us.ids[1:${sql.lit(mostNamed)}]) with ordinality as each (id, place)
        join members friend on friend.id = each.id order by place) as names,
      array(select h.label
        from unnest((select tags from tagged where tagged.id = m.id)) with ordinality as each (id, place)
        join hashtags h on h.id = each.id order by place) as tags
    from unnest(array(select id from page)) as shown (id)
    join page on page.id = shown.id
    join members m on m.id = shown.id
    left join member_counts c on c.member_id = m.id
    ${faceTable}
    cross join lateral (
      select array(select mine.id from mine where ${isFollowing(sql.ref('mine.id'), sql.ref('m.id'))}
        order by mine.mutual desc, mine.created_at desc, mine.id desc) as ids) as between_us
    order by page.at desc, m.id desc`,
)

const dismiss = prepared<[viewer: number, member: number], { dismissed_id: number }>(
  'dismiss_suggestion',
  (viewer, member) => sql`
    insert into dismissed_suggestions (member_id, dismissed_id)
    select ${viewer}::bigint, m.id from members m where m.id = ${member} and m.id <> ${viewer}
    on conflict do nothing returning dismissed_id`,
)

const restore = prepared<[viewer: number, member: number], { dismissed_id: number }>(
  'restore_suggestion',
  (viewer, member) => sql`
    delete from dismissed_suggestions
    where member_id = ${viewer} and dismissed_id = ${member} returning dismissed_id`,
)

/** Dismisses a member's suggestion, or undoes that; does nothing for an id that is nobody's. */
export async function setDismissed(tx: Db, viewer: number, member: number, isDismissed: boolean) {
  await (isDismissed ? dismiss : restore)(tx, viewer, member)
}
