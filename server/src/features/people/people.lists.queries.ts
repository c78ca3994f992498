/** SQL of lists of members; names in them are searched by `people.lists.search.queries.ts`. */
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables, faceTable } from '../../authors/author.queries.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { areFriends, hasBlocked, isAway, isFollowing, notHidden, type Who } from '../../visibility/members.ts'

/** What lists show of a member. */
export interface FaceRow extends AuthorRow {
  id: number
}

/** A member in a list, with their position in it. */
export interface BlockedRow extends FaceRow {
  /** `created_at` in microseconds. */
  at: number
  created_at: Date
}

export interface ListedRow extends BlockedRow {
  following: boolean
  follows_back: boolean
}

export const face = sql`m.id, ${authorColumns}`
export const micros = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000000)::bigint`
const moment = (at: Who) => sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`

type PageArguments = [viewer: number, owner: number, at: number, id: number, limit: number, offset: number]

/** The follows that a list holds: the column of its owner, and that of its members. */
export interface List {
  readonly owner: 'follower_id' | 'followed_id'
  readonly listed: 'follower_id' | 'followed_id'
  readonly only: RawBuilder<unknown>
}

/** One row: the list's owner and whether `viewer` may see it; none if they may not see the member at all. */
export const whose = (viewer: Who, owner: Who) => sql`
  select owner.id, owner.id = ${viewer} or ${isFollowing(viewer, sql.ref('owner.id'))} as may
  from members owner where owner.id = ${owner} and ${notHidden(viewer, sql.ref('owner.id'))}`

export const relation = (viewer: Who) => sql`
  ${isFollowing(viewer, sql.ref('m.id'))} as following, ${isFollowing(sql.ref('m.id'), viewer)} as follows_back`

/** A row of a list. An empty list has one row, which only says whether the viewer may see it. */
export type MaybeListed = { may: boolean } & { [K in keyof ListedRow]: ListedRow[K] | null }

/**
 * Makes a page of a member's list, with the right to see it: returns at least one row if `viewer` may see the
 * member at all. The page's ids pass through an array because of the planner (see posts.queries.ts).
 */
const pageOfList = (name: string, { owner: ownerColumn, listed: listedColumn, only }: List) =>
  prepared<PageArguments, MaybeListed>(name, (viewer, owner, at, id, limit, offset) => {
    const of = sql.ref(`f.${ownerColumn}`)
    const listed = sql.ref(`f.${listedColumn}`)
    return sql`
        with whose as (${whose(viewer, owner)})
        select whose.may, ${face}, f.created_at, ${micros(sql.ref('f.created_at'))} as at,
          ${relation(viewer)}
        from whose
        left join unnest(array(
          select ${listed} from follows f
          where ${of} = (select whose.id from whose where whose.may) and ${only}
            and (f.created_at, ${listed}) < (${moment(at)}, ${id}::bigint)
            and ${notHidden(viewer, listed)}
          order by f.created_at desc, ${listed} desc limit ${limit}::int offset ${offset}::int
        )) as page (id) on true
        left join follows f on ${of} = whose.id and ${listed} = page.id
        left join members m on m.id = page.id
        ${faceTable}
        order by f.created_at desc, m.id desc`
  })

const every = sql`true`
/** The lists of follows, also used by the search in them. */
export const lists = {
  following: { owner: 'follower_id', listed: 'followed_id', only: every },
  followers: { owner: 'followed_id', listed: 'follower_id', only: every },
  friends: { owner: 'follower_id', listed: 'followed_id', only: sql`f.mutual` },
  unanswered: { owner: 'followed_id', listed: 'follower_id', only: sql`not f.mutual` },
} satisfies Record<string, List>
export type ListName = keyof typeof lists

export const pageOf = {
  following: pageOfList('page_of_following', lists.following),
  followers: pageOfList('page_of_followers', lists.followers),
  friends: pageOfList('page_of_friends', lists.friends),
  unanswered: pageOfList('page_of_unanswered', lists.unanswered),
} satisfies Record<ListName, unknown>

/** A page of the friends that `viewer` shares with a member, as of `pageOf`; everybody who sees the member may. */
export const pageOfMutual = prepared<PageArguments, MaybeListed>(
  'page_of_mutual_friends',
  (viewer, other, at, id, limit, offset) => sql`
    with whose as (select other.id from members other where other.id = ${other} and ${notHidden(viewer, sql.ref('other.id'))})
    select true as may, ${face}, f.created_at, ${micros(sql.ref('f.created_at'))} as at, ${relation(viewer)}
    from whose
    left join unnest(array(
      select f.followed_id from follows f
      where f.follower_id = ${viewer} and f.mutual and ${viewer} <> (select whose.id from whose)
        and (f.created_at, f.followed_id) < (${moment(at)}, ${id}::bigint)
        and ${areFriends(sql.ref('f.followed_id'), sql`(select whose.id from whose)`)}
        and ${notHidden(viewer, sql.ref('f.followed_id'))}
      order by f.created_at desc, f.followed_id desc limit ${limit}::int offset ${offset}::int
    )) as page (id) on true
    left join follows f on f.follower_id = ${viewer} and f.followed_id = page.id
    left join members m on m.id = page.id
    ${faceTable}
    order by f.created_at desc, m.id desc`,
)

/**
 * Lists the members that `blocker` blocked, except those who blocked them, too, or are away: their names are
 * hidden. Blocking a hidden member reveals nothing; they are listed once their own block has ended.
 */
export const listBlocked = prepared<
  [blocker: number, at: number, id: number, limit: number, offset: number],
  BlockedRow
>(
  'list_blocked',
  // oxlint-disable-next-line commons/members-in-sight -- whom one has blocked is listed to be unblocked
  (blocker, at, id, limit, offset) => sql`
    select ${face}, b.created_at, ${micros(sql.ref('b.created_at'))} as at
    from unnest(array(
      select b.blocked_id from blocks b
      where b.blocker_id = ${blocker} and not ${hasBlocked(sql.ref('b.blocked_id'), blocker)}
        and not ${isAway(sql.ref('b.blocked_id'))}
        and (b.created_at, b.blocked_id) < (${moment(at)}, ${id}::bigint)
      order by b.created_at desc, b.blocked_id desc limit ${limit}::int offset ${offset}::int)) as page (id)
    join blocks b on b.blocker_id = ${blocker} and b.blocked_id = page.id
    ${authorTables(sql`page.id`)}
    order by b.created_at desc, b.blocked_id desc`,
)

/** Lists one of the members of `listBlocked`, or nobody. */
export const findBlocked = prepared<[blocker: number, blocked: number], BlockedRow>(
  'find_blocked',
  // oxlint-disable-next-line commons/members-in-sight -- whom one has blocked is listed to be unblocked
  (blocker, blocked) => sql`
    select ${face}, b.created_at, ${micros(sql.ref('b.created_at'))} as at
    from blocks b
    ${authorTables(sql.ref('b.blocked_id'))}
    where b.blocker_id = ${blocker} and b.blocked_id = ${blocked}
      and not ${hasBlocked(sql.ref('b.blocked_id'), blocker)} and not ${isAway(sql.ref('b.blocked_id'))}`,
)
