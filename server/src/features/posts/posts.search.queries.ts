/** SQL that searches posts, newest first: `search/stretches.ts` explains how the index is walked. */
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import type { SoughtFilters } from '../../platform/search-kinds.ts'
import { matchingMembers } from '../../search/members.ts'
import {
  beyondRecent,
  foundPage,
  mostFound,
  newestWalked,
  queryOf,
  selfAndFriends,
  writtenBy,
} from '../../search/stretches.ts'
import { typedWords } from '../../search/words.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { openGroup } from '../../visibility/groups.ts'
import type { Who } from '../../visibility/members.ts'
import { type ThreadRow, threadColumn } from './posts.rows.ts'
import { keepsOut, notMuted, visiblePost } from '../../visibility/posts.ts'

/** How many of the groups the viewer joined latest are searched for posts that aren't public. */
const latestGroups = 100

export interface FoundPostRow extends AuthorRow {
  id: number
  user_id: number
  message: string
  thread: ThreadRow | null
  /** The words searched for. */
  words: string[]
  created_at: Date
  audience: 'public' | 'private'
  nsfw: string[]
  file_type: 'image' | 'video' | null
}

/** No filters. As literals, so that the planner drops what they would need. */
export const unfiltered: SoughtFilters = {
  from: sql`null::text`,
  has: sql`'{}'::text[]`,
  before: sql`null::timestamptz`,
}

/**
 * Rows: the newest of `found`, rows of `post_id` and `position`, that the viewer sees and doesn't keep out of
 * lists.
 */
const newestVisible = (viewer: Who, found: RawBuilder<unknown>) => sql`
  select p.id, p.position from (${found}) as each join posts p on p.id = each.post_id
  where (asked.before is null or p.created_at < asked.before)
    and ${visiblePost(viewer)} and ${notMuted(viewer, { isAny: sql.ref('asked.keeps_out') })}
  order by each.position desc limit ${sql.lit(mostFound)}`

/** Rows: the member with this username; `me` is the viewer. */
const namedExactly = (viewer: Who, name: Who) =>
  // oxlint-disable-next-line commons/members-in-sight -- shows nobody: the posts are asked about
  sql`select id from members where username = lower(${name}::text collate "C") or (lower(${name}::text collate "C") = 'me' and id = ${viewer})`

/** Parts of a query: the words of the row `given`, and the marks of what passes these filters. */
const partsOfQuery = (viewer: Who, { from, has }: Pick<SoughtFilters, 'from' | 'has'>) => sql`
        ${queryOf(sql.ref('given.words'))},
        (select string_agg('''~' || kind || '''', ' & ') from unnest(${has}::text[]) as kind),
        case when ${from}::text is not null then coalesce(
          ${writtenBy(namedExactly(viewer, from))},
          ${writtenBy(sql`select id from (${matchingMembers(viewer, from)}) as named`)},
          '''~a''') end`

/** Rows: the newest posts with these words that pass the filters. */
// oxlint-disable-next-line commons/members-in-sight -- newestVisible asks about each post
export const foundPosts = (viewer: Who, text: Who, { from, has, before }: SoughtFilters) => sql<FoundPostRow>`
  with given as materialized (
    select ${typedWords(text)} as words, ${keepsOut(viewer)} as keeps_out, ${before}::timestamptz as before,
      least(position_at(${before}::timestamptz) + 100,
        (select position + 1 from posts where deleted_at is null and position is not null
          order by position desc limit 1)) as top),
  asked as materialized (
    select *, query::tsquery as sought from (select given.*, nullif(concat_ws(' & ',
        ${partsOfQuery(viewer, { from, has })}), '') as query
    from given) as said),
  recent as materialized (
    select found.* from asked cross join lateral (
      ${newestVisible(
        viewer,
        sql`select w.post_id, w.position from (
            select id from posts
            where audience = 'public' and deleted_at is null and position < asked.top
            order by position desc limit ${newestWalked}) as latest
          join post_words w on w.post_id = latest.id
          where asked.query is null or w.words @@ asked.sought`,
      )}) as found),
  ${beyondRecent({
    words: { table: 'post_words', id: 'post_id' },
    newest: (found) => newestVisible(viewer, found),
    circle: sql`
      select concat_ws(' & ', asked.query, '(' || concat_ws(' | ', ${writtenBy(selfAndFriends(viewer))}, (
        select string_agg('''~g' || mine.group_id || '''', ' | ') from (
          select s.group_id from group_members s where s.member_id = ${viewer} and s.is_in
          order by s.since desc limit ${sql.lit(latestGroups)}) as mine)) || ')')::tsquery as sought
      from asked`,
  })}
  select p.id, p.author_id as user_id, ${authorColumns}, p.message, ${threadColumn}, asked.words, p.created_at,
    case when p.audience <> 'public' or o.audience <> 'public' then 'private' else 'public' end as audience,
    p.nsfw || coalesce(o.nsfw, '{}') as nsfw, file.kind as file_type
  from asked cross join ${foundPage}
  join posts p on p.id = page.id
  left join posts o on o.id = p.original_id
  join members m on m.id = p.author_id
  ${faceTable}
  ${fileTable(sql`p.media_id`)}
  order by page.nth`

/**
 * Rows: ids of the newest posts of a group with these words, at positions below `below`; none where `viewer` doesn't see
 * into the group. The newest of the group are searched without the index.
 */
// oxlint-disable-next-line commons/members-in-sight -- newestVisible asks about each post
export const foundInGroup = (
  viewer: Who,
  group: Who,
  text: Who,
  { from, has, before }: SoughtFilters,
  below: Who,
) => sql<{ id: number }>`
  with given as materialized (
    select ${typedWords(text)} as words, ${keepsOut(viewer)} as keeps_out, ${before}::timestamptz as before,
      least(position_at(${before}::timestamptz) + 100, ${below}::bigint,
        (select position + 1 from posts where group_id = ${group} and deleted_at is null and position is not null
          order by position desc limit 1)) as top
    from groups g where g.id = ${group} and ${openGroup(viewer)}),
  asked as materialized (
    select *, query::tsquery as sought from (select given.*, concat_ws(' & ', '''~g' || ${group}::bigint || '''',
        ${partsOfQuery(viewer, { from, has })}) as query
    from given where cardinality(given.words) > 0 or ${from}::text is not null or ${has}::text[] <> '{}' or given.before is not null) as said),
  recent as materialized (
    select found.* from asked cross join lateral (
      ${newestVisible(
        viewer,
        sql`select w.post_id, w.position from (
            select id from posts
            where group_id = ${group} and deleted_at is null and position < asked.top
            order by position desc limit ${newestWalked}) as latest
          join post_words w on w.post_id = latest.id
          where w.words @@ asked.sought`,
      )}) as found),
  ${beyondRecent({
    words: { table: 'post_words', id: 'post_id' },
    newest: (found) => newestVisible(viewer, found),
    circle: sql`select sought from asked where (select count(*) from recent) < ${sql.lit(mostFound)}`,
  })}
  select page.id from ${foundPage} order by page.nth`
