/**
 * SQL that searches names in lists of members. Its cost depends neither on how long a list is nor on how many
 * members have the name: it searches the latest of the list, and the most followed members with the rarest
 * word.
 */
import { type RawBuilder, sql } from 'kysely'
import { faceTable } from '../../authors/author.queries.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { askedWords, foundByName } from '../../search/names.ts'
import { hasBlocked, isAway, notHidden, type Who } from '../../visibility/members.ts'
import {
  type BlockedRow,
  face,
  type List,
  type ListName,
  lists,
  type MaybeListed,
  micros,
  relation,
  whose,
} from './people.lists.queries.ts'

const latestListed = 1_000
const withOneWord = 1_000

interface Searched {
  readonly text: Who
  /** Rows: ids of the listed members, latest first. */
  readonly latest: RawBuilder<unknown>
  /** When this member came into the list; null if they aren't in it. */
  readonly since: (id: Who) => RawBuilder<Date | null>
  readonly isShown: (id: Who) => RawBuilder<boolean>
  readonly page: { readonly at: Who; readonly id: Who; readonly limit: Who; readonly offset: Who }
}

/**
 * The `with` of a search: `page`, rows of `id`, `created_at` and `at`, latest first. Members found only by
 * correcting a typo come last: their `at` is in milliseconds, which is less than any moment in microseconds.
 */
const searched = ({ text, latest, since, isShown, page: { at, id, limit, offset } }: Searched) => sql`
  asked as materialized (${askedWords(text)}),
  ${foundByName({
    among: sql`select latest.id from asked cross join lateral (
      ${latest} limit ${sql.lit(latestListed)}) as latest where asked.many > 0`,
    isListed: (member) => sql`${since(member)} is not null`,
    withOneWord,
  })},
  listed as materialized (
    select found.id, found.typos, ${since(sql.ref('found.id'))} as created_at from found),
  page as materialized (
    select id, created_at, at from (
      select id, created_at,
        ${micros(sql.ref('created_at'))} / case typos when 0 then 1 else 1000 end as at
      from listed where created_at is not null and ${isShown(sql.ref('listed.id'))}) as each
    where (at, id) < (${at}::bigint, ${id}::bigint)
    order by at desc, id desc limit ${limit}::int offset ${offset}::int)`

// Through an array because of the planner (see posts.queries.ts).
const pageIds = sql`unnest(array(select id from page)) as shown (id)`

type SearchArguments = [
  viewer: number,
  owner: number,
  text: string,
  at: number,
  id: number,
  limit: number,
  offset: number,
]

const searchOfList = (name: string, { owner: ownerColumn, listed: listedColumn, only }: List) =>
  prepared<SearchArguments, MaybeListed>(name, (viewer, owner, text, at, id, limit, offset) => {
    const listed = sql.ref(`f.${listedColumn}`)
    const isOwners = sql`${sql.ref(`f.${ownerColumn}`)} = (select whose.id from whose where whose.may) and ${only}`
    // oxlint-disable-next-line commons/members-in-sight -- `page` holds only members whom the viewer sees
    return sql`
      with whose as materialized (${whose(viewer, owner)}),
      ${searched({
        text,
        latest: sql`select ${listed} as id from follows f where ${isOwners} order by f.created_at desc, ${listed} desc`,
        since: (member) =>
          sql`(select f.created_at from follows f where ${isOwners} and ${listed} = ${member})`,
        isShown: (member) => notHidden(viewer, member),
        page: { at, id, limit, offset },
      })}
      select whose.may, ${face}, page.created_at, page.at, ${relation(viewer)}
      from whose
      left join ${pageIds} on true
      left join page on page.id = shown.id
      left join members m on m.id = shown.id
      ${faceTable}
      order by page.at desc, m.id desc`
  })

export const searchIn = {
  following: searchOfList('search_following', lists.following),
  followers: searchOfList('search_followers', lists.followers),
  friends: searchOfList('search_friends', lists.friends),
  unanswered: searchOfList('search_unanswered', lists.unanswered),
} satisfies Record<ListName, unknown>

export const searchBlocked = prepared<
  [blocker: number, text: string, at: number, id: number, limit: number, offset: number],
  BlockedRow
>(
  'search_blocked',
  // oxlint-disable-next-line commons/members-in-sight -- whom one has blocked is listed to be unblocked
  (blocker, text, at, id, limit, offset) => sql`
    with ${searched({
      text,
      latest: sql`select b.blocked_id as id from blocks b where b.blocker_id = ${blocker}
        order by b.created_at desc, b.blocked_id desc`,
      since: (member) =>
        sql`(select b.created_at from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${member})`,
      isShown: (member) => sql`not ${hasBlocked(member, blocker)} and not ${isAway(member)}`,
      page: { at, id, limit, offset },
    })}
    select ${face}, page.created_at, page.at
    from ${pageIds} join page on page.id = shown.id join members m on m.id = shown.id
    ${faceTable}
    order by page.at desc, m.id desc`,
)
