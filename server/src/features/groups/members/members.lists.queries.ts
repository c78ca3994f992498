/** SQL of lists of a group's members, and of requests and invitations. */
import { deepestRow } from '@commons/contract/shared/page.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { micros, momentOf } from '../../../platform/db/moments.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Answer } from './answers.ts'
import { isNotShown } from '../groups.queries.ts'
import { askedWords, foundByName } from '../../../search/names.ts'
import { isAway, isFollowing, notHidden, type Who } from '../../../visibility/members.ts'

export interface MemberRow extends AuthorRow {
  id: number
  standing: 'owner' | 'moderator' | 'member' | 'banned'
  cover_key: string | null
  following: boolean
  since: Date
  at: number
}

/** Places of leaders are further ahead than any moment in microseconds. */
export const leadersFrom = 3_000_000_000_000_000
const ahead = sql`case s.standing when 'owner' then ${sql.lit(2 * leadersFrom)} when 'moderator' then ${sql.lit(leadersFrom)} else 0 end::bigint`
const place = sql`${ahead} + ${micros(sql.ref('s.since'))}`

type ListArguments = [viewer: number, group: number, at: number, id: number, limit: number, offset: number]

/**
 * Lists the members of `page` (rows of `id`, `at`, `standing` and `since`). They pass through arrays because
 * of the planner (see posts.queries.ts).
 */
// oxlint-disable-next-line commons/members-in-sight -- `page` holds only members whom the viewer sees
const membersOf = (viewer: Who) => sql`
  select m.id, ${authorColumns}, cover.key as cover_key, shown.standing, shown.since, shown.at,
    ${isFollowing(viewer, sql.ref('m.id'))} as following
  from (select array_agg(id) as ids, array_agg(at) as places, array_agg(standing) as standings, array_agg(since) as sinces
    from page) as arrays
  cross join unnest(ids, places, standings, sinces) as shown (id, at, standing, since)
  join members m on m.id = shown.id
  ${faceTable}
  left join media cover on cover.id = m.cover_id
  order by shown.at desc, m.id desc`

/**
 * Lists all members of a group: leaders first, then the latest. `leaders` are those shown on earlier pages,
 * where these are known: whoever becomes a leader, or ceases to be one, while the list is read then keeps the
 * place of when they joined.
 */
export const listMembers = prepared<
  [
    viewer: number,
    group: number,
    at: number,
    id: number,
    leaders: readonly number[] | null,
    limit: number,
    offset: number,
  ],
  MemberRow
>(
  'list_group_members',
  (viewer, group, at, id, leaders, limit, offset) => sql`
  with page as materialized (
    select id, at, standing, since from (
      (select s.member_id as id, ${place} as at, s.standing, s.since from group_members s
        where s.group_id = ${group} and s.standing in ('owner', 'moderator')
          and ${at}::bigint >= ${sql.lit(leadersFrom)}
          and coalesce(s.member_id <> all (${leaders}::bigint[]), (${place}, s.member_id) < (${at}::bigint, ${id}::bigint))
          and ${notHidden(viewer, sql.ref('s.member_id'))}
        order by at desc, id desc limit ${limit}::int + ${offset}::int)
      union all
      (select * from (select s.member_id, ${micros(sql.ref('s.since'))}, s.standing, s.since from group_members s
        where s.group_id = ${group} and s.is_in
          and (s.standing = 'member' or (${at}::bigint < ${sql.lit(leadersFrom)} and ${leaders}::bigint[] is not null))
          and ${isNotShown(sql.ref('s.member_id'), leaders)}
          and (s.since, s.member_id) < (${momentOf(sql`least(${at}::bigint, ${sql.lit(leadersFrom)})`)}, ${id}::bigint)
          and ${notHidden(viewer, sql.ref('s.member_id'))}
        order by s.since desc, s.member_id desc limit ${sql.lit(deepestRow)}) as nearest
        limit ${limit}::int + ${offset}::int)
    ) as each order by at desc, id desc limit ${limit}::int offset ${offset}::int)
  ${membersOf(viewer)}`,
)

/** Lists those with this standing, latest first. */
export const listStanding = prepared<
  [viewer: number, group: number, standing: string, at: number, id: number, limit: number, offset: number],
  MemberRow
>(
  'list_group_members_who_stand_so',
  (viewer, group, standing, at, id, limit, offset) => sql`
  with page as materialized (
    select s.member_id as id, ${micros(sql.ref('s.since'))} as at, s.standing, s.since from group_members s
    where s.group_id = ${group} and s.standing = ${standing}
      and (s.since, s.member_id) < (${momentOf(at)}, ${id}::bigint)
      -- Moderators find whom they banned even if a block is between the two.
      and case when ${standing} = 'banned' then not ${isAway(sql.ref('s.member_id'))}
        else ${notHidden(viewer, sql.ref('s.member_id'))} end
    order by s.since desc, s.member_id desc limit ${limit}::int offset ${offset}::int)
  ${membersOf(viewer)}`,
)

/**
 * How many of the latest members are searched for a name, and how many of the most followed with the rarest
 * word.
 */
const latestListed = 1_000
const withOneWord = 1_000

const isIn = (group: Who, member: Who) => sql<boolean>`
  ((select is_in from group_members s where s.group_id = ${group} and s.member_id = ${member}) is true)`

/** Lists one page of members with these words in their names: docs/decisions/020-search-in-plain-sql.md. */
export const searchMembers = prepared<
  [viewer: number, group: number, search: string, limit: number],
  MemberRow
>(
  'search_group_members',
  (viewer, group, search, limit) => sql`
  with asked as materialized (${askedWords(search)}),
  ${foundByName({
    among: sql`select latest.id from asked cross join lateral (
      select member_id as id from group_members where group_id = ${group} and is_in
      order by since desc, member_id desc limit ${sql.lit(latestListed)}) as latest where asked.many > 0`,
    isListed: (member) => isIn(group, member),
    withOneWord,
  })},
  page as materialized (
    select s.member_id as id, ${place} as at, s.standing, s.since
    from found join group_members s on s.group_id = ${group} and s.member_id = found.id
    where s.is_in and ${notHidden(viewer, sql.ref('s.member_id'))}
    order by found.typos, at desc, id desc limit ${limit}::int)
  ${membersOf(viewer)}`,
)

export interface RequestRow extends AuthorRow {
  id: number
  kind: 'requested' | 'invited'
  group_id: number
  name: string
  group_avatar_key: string | null
  members: number
  member_id: number
  answers: Answer[] | null
  since: Date
  at: number
}

const request = sql`
  s.id, s.standing as kind, g.id as group_id, g.name, avatar.key as group_avatar_key, c.members, s.member_id, s.answers, s.since,
  ${micros(sql.ref('s.since'))} as at, ${authorColumns}`
// oxlint-disable-next-line commons/members-in-sight -- listRequests asks, and listOwnRequests lists the viewer
const requestTables = sql`
  join groups g on g.id = s.group_id and g.deleted_at is null
  join group_counts c on c.group_id = g.id
  left join media avatar on avatar.id = g.avatar_id
  join members m on m.id = s.member_id ${faceTable}`

/** Lists members who ask to join a group, and those it has invited. */
export const listRequests = prepared<ListArguments, RequestRow>(
  'list_group_requests',
  (viewer, group, at, id, limit, offset) => sql`
    select ${request} from group_members s ${requestTables}
    where s.group_id = ${group} and s.standing in ('requested', 'invited')
      and (s.since, s.id) < (${momentOf(at)}, ${id}::bigint) and ${notHidden(viewer, sql.ref('s.member_id'))}
    order by s.since desc, s.id desc limit ${limit}::int offset ${offset}::int`,
)

/** Lists a member's own requests and invitations. */
export const listOwnRequests = prepared<
  [member: number, at: number, id: number, limit: number, offset: number],
  RequestRow
>(
  'list_own_group_requests',
  (member, at, id, limit, offset) => sql`
    select ${request} from group_members s ${requestTables}
    where s.member_id = ${member} and s.standing in ('requested', 'invited')
      and (s.since, s.id) < (${momentOf(at)}, ${id}::bigint)
    order by s.since desc, s.id desc limit ${limit}::int offset ${offset}::int`,
)
