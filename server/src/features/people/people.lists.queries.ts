/** All SQL of lists of members. */
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { hasBlocked, isAway, isFollowing, notHidden, type Who } from '../../visibility/members.ts'
import type { Page } from '../../platform/call/page.ts'
import type { Place } from '@commons/contract/shared/page.ts'

/** What lists show of a member. */
export interface FaceRow extends AuthorRow {
  id: number
}

/** A member of a list, and their place in it. */
export interface BlockedRow extends FaceRow {
  /** `created_at` in microseconds. */
  at: number
  created_at: Date
}

export interface ListedRow extends BlockedRow {
  following: boolean
  follows_back: boolean
}

const face = sql`m.id, ${authorColumns}`
const micros = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000000)::bigint`
const moment = (at: Who) => sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`

type PageArguments = [viewer: number, owner: number, at: number, id: number, limit: number, offset: number]

/** Whose rows a list holds: those of `owner`, and who each names. */
interface List {
  readonly owner: 'follower_id' | 'followed_id'
  readonly listed: 'follower_id' | 'followed_id'
  readonly only: RawBuilder<unknown>
}

/**
 * A page of a member's list, with the right to it: one row at least where `viewer` may see the member at
 * all. The page's ids pass through an array because of the planner (see posts.queries.ts).
 */
const pageOfList = (name: string, { owner: ownerColumn, listed: listedColumn, only }: List) =>
  prepared<PageArguments, { may: boolean } & { [K in keyof ListedRow]: ListedRow[K] | null }>(
    name,
    (viewer, owner, at, id, limit, offset) => {
      const of = sql.ref(`f.${ownerColumn}`)
      const listed = sql.ref(`f.${listedColumn}`)
      return sql`
        with whose as (
          select w.id, w.id = ${viewer} or ${isFollowing(viewer, sql.ref('w.id'))} as may
          from members w where w.id = ${owner} and ${notHidden(viewer, sql.ref('w.id'))})
        select whose.may, ${face}, f.created_at, ${micros(sql.ref('f.created_at'))} as at,
          ${isFollowing(viewer, sql.ref('m.id'))} as following,
          ${isFollowing(sql.ref('m.id'), viewer)} as follows_back
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
    },
  )

const every = sql`true`
export const listFollowing = pageOfList('page_of_following', {
  owner: 'follower_id',
  listed: 'followed_id',
  only: every,
})
export const listFollowers = pageOfList('page_of_followers', {
  owner: 'followed_id',
  listed: 'follower_id',
  only: every,
})
export const listFriends = pageOfList('page_of_friends', {
  owner: 'follower_id',
  listed: 'followed_id',
  only: sql`f.mutual`,
})
export const listUnanswered = pageOfList('page_of_unanswered', {
  owner: 'followed_id',
  listed: 'follower_id',
  only: sql`not f.mutual`,
})

export type ListOfMember = typeof listFollowing

/** A page of what one of these lists holds; `may` is undefined where there is no such member. */
export async function pageOfMembers(
  db: Db,
  list: ListOfMember,
  viewer: number,
  owner: number,
  { before, limit, offset }: Page<Place>,
): Promise<{ may: boolean | undefined; rows: ListedRow[] }> {
  const rows = await list(db, viewer, owner, before.at, before.id, limit, offset)
  return {
    may: rows[0]?.may,
    rows: rows.filter((row): row is ListedRow & { may: boolean } => row.id !== null),
  }
}

/**
 * Whom a member blocked, but for those who blocked them, too, or are away: their names are not for them. Blocking somebody who
 * is hidden shows nothing, and they are listed once their own block has ended.
 */
export const listBlocked = prepared<
  [blocker: number, at: number, id: number, limit: number, offset: number],
  BlockedRow
>(
  'list_blocked',
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
