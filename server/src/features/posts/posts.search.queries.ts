/**
 * SQL of posts that are searched for, newest first. A word may be in half of all posts, or was so for a day years
 * ago: what is read depends on neither. The newest posts are looked through, then the index of words for one stretch
 * of positions after the other, each some four times as long as all before: where one had few, the next has not many.
 */
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { matchingMembers } from '../../search/members.ts'
import { typedWords } from '../../search/words.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import type { Who } from '../../visibility/members.ts'
import { keepsOut, notMuted, visiblePost } from '../../visibility/posts.ts'

export const mostPosts = 10
/** So many of the newest posts are looked through without the index. */
const newest = 400
/** So many found are looked at for who may see them. */
const lookedAt = 1_000
/** So many of the latest friends have private posts that are searched. */
const latestFriends = 300
/** And so many of the groups that were joined latest. */
const latestGroups = 100

/** Stretches of positions, by which post_words are marked, counted back from the newest: from the nth to the nth. */
const stretches = [
  [0, 0],
  [1, 3],
  [4, 15],
  [16, 63],
] as const
const restFrom = 64

export interface FoundPostRow extends AuthorRow {
  id: number
  user_id: number
  message: string
  /** The searched words. */
  words: string[]
  created_at: Date
  audience: 'public' | 'private'
  nsfw: string[]
  file_type: 'image' | 'video' | null
}

type Parameters = [viewer: number, words: string, from: string | null, has: string[], before: string | null]

/** The marks of these authors, as text of a query. */
const writtenBy = (authors: RawBuilder<unknown>) => sql`
  (select '(' || string_agg('''~a' || id || '''', ' | ') || ')' from (${authors}) as author (id))`

/** The newest of `found`, rows of `id`, `position` and `created_at`, that the viewer sees and does not keep out. */
const newestVisible = (viewer: Who, found: RawBuilder<unknown>) => sql`
  select p.id, p.position from (${found}) as each join posts p on p.id = each.post_id
  where (asked.before is null or p.created_at < asked.before)
    and ${visiblePost(viewer)} and ${notMuted(viewer, sql.ref('asked.keeps_out'))}
  order by each.position desc limit ${sql.lit(mostPosts)}`

export const findPosts = prepared<Parameters, FoundPostRow>(
  'search_posts',
  (viewer, text, from, has, before) => sql`
    with given as materialized (
      select ${typedWords(text)} as words, ${keepsOut(viewer)} as keeps_out, ${before}::timestamptz as before,
        least(position_at(${before}::timestamptz) + 100,
          (select position + 1 from posts where deleted_at is null and position is not null
            order by position desc limit 1)) as top),
    asked as materialized (
      select *, query::tsquery as sought from (select given.*, nullif(concat_ws(' & ',
          (select string_agg('''' || word || ''':*', ' & ') from unnest(given.words) as word),
          (select string_agg('''~' || kind || '''', ' & ') from unnest(${has}::text[]) as kind),
          case when ${from}::text is not null then coalesce(
            ${writtenBy(sql`select id from members
              where username = lower(${from}) or (lower(${from}) = 'me' and id = ${viewer})`)},
            ${writtenBy(sql`select id from (${matchingMembers(viewer, from)}) as named`)},
            '''~a''') end), '') as query
      from given) as said),
    recent as materialized (
      select found.* from asked cross join lateral (
        ${newestVisible(
          viewer,
          sql`select w.post_id, w.position from (
              select id from posts
              where audience = 'public' and deleted_at is null and position < asked.top
              order by position desc limit ${sql.lit(newest)}) as latest
            join post_words w on w.post_id = latest.id
            where asked.query is null or w.words @@ asked.sought`,
        )}) as found),
    stretches as materialized (
      select nth, case when furthest is null then asked.query else concat_ws(' & ', asked.query, (
          select '(' || string_agg('''~b' || stretch || '''', ' | ') || ')'
          from generate_series(greatest((asked.top >> 16) - furthest, 0), (asked.top >> 16) - nearest) as stretch)) end::tsquery as sought,
        case when furthest is null then ((asked.top >> 16) - ${sql.lit(restFrom - 1)}) << 16 else asked.top end as top
      from asked cross join (values ${sql.join(
        [...stretches, [restFrom, null] as const].map(
          ([nearest, furthest], nth) =>
            sql`(${sql.lit(nth)}, ${sql.lit(nearest)}, ${sql.lit(furthest)}::int)`,
        ),
      )}) as each (nth, nearest, furthest)
      where (select count(*) from recent) < ${sql.lit(mostPosts)} and (asked.top >> 16) >= nearest
      order by nth),
    far as (
      select found.* from stretches cross join asked cross join lateral (
        ${newestVisible(
          viewer,
          sql`select w.post_id, w.position from post_words w
            where w.is_public and w.words @@ stretches.sought and w.position < stretches.top
            order by w.position desc limit ${sql.lit(lookedAt)}`,
        )}) as found
      limit ${sql.lit(mostPosts)}),
    circle as materialized (
      select concat_ws(' & ', asked.query, '(' || concat_ws(' | ', ${writtenBy(sql`
        select ${viewer}::bigint union all (
          select followed_id from follows where follower_id = ${viewer} and mutual
          order by created_at desc limit ${sql.lit(latestFriends)})`)}, (
        select string_agg('''~g' || mine.group_id || '''', ' | ') from (
          select s.group_id from group_members s where s.member_id = ${viewer} and s.is_in
          order by s.since desc limit ${sql.lit(latestGroups)}) as mine)) || ')')::tsquery as sought
      from asked),
    apart as (
      select found.* from circle cross join asked cross join lateral (
        ${newestVisible(
          viewer,
          sql`select w.post_id, w.position from post_words w
            where not w.is_public and w.words @@ circle.sought and w.position < asked.top
            order by w.position desc limit ${sql.lit(lookedAt)}`,
        )}) as found)
    select p.id, p.author_id as user_id, ${authorColumns}, p.message, asked.words, p.created_at,
      case when p.audience <> 'public' or o.audience <> 'public' then 'private' else 'public' end as audience,
      p.nsfw || coalesce(o.nsfw, '{}') as nsfw, file.kind as file_type
    from asked cross join unnest(array(
      select id from (select id, position from recent union select id, position from far union select id, position from apart) as found
      order by position desc limit ${sql.lit(mostPosts)})) with ordinality as page (id, nth)
    join posts p on p.id = page.id
    left join posts o on o.id = p.original_id
    join members m on m.id = p.author_id
    ${faceTable}
    ${fileTable(sql`p.media_id`)}
    order by page.nth`,
)
