/** SQL of posts that are searched for, newest first: `search/stretches.ts` says how the index is walked. */
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { matchingMembers } from '../../search/members.ts'
import {
  lookedAt,
  mostFound,
  newestWalked,
  queryOf,
  selfAndFriends,
  stretchesOf,
  writtenBy,
} from '../../search/stretches.ts'
import { typedWords } from '../../search/words.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import type { Who } from '../../visibility/members.ts'
import { keepsOut, notMuted, visiblePost } from '../../visibility/posts.ts'

/** Of so many of the groups that were joined latest, too, what is private is searched. */
const latestGroups = 100

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

/** The newest of `found`, rows of `id`, `position` and `created_at`, that the viewer sees and does not keep out. */
const newestVisible = (viewer: Who, found: RawBuilder<unknown>) => sql`
  select p.id, p.position from (${found}) as each join posts p on p.id = each.post_id
  where (asked.before is null or p.created_at < asked.before)
    and ${visiblePost(viewer)} and ${notMuted(viewer, sql.ref('asked.keeps_out'))}
  order by each.position desc limit ${sql.lit(mostFound)}`

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
          ${queryOf(sql.ref('given.words'))},
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
              order by position desc limit ${newestWalked}) as latest
            join post_words w on w.post_id = latest.id
            where asked.query is null or w.words @@ asked.sought`,
        )}) as found),
    stretches as materialized (${stretchesOf(sql`((select count(*) from recent) >= ${sql.lit(mostFound)})`)}),
    far as (
      select found.* from stretches cross join asked cross join lateral (
        ${newestVisible(
          viewer,
          sql`select w.post_id, w.position from post_words w
            where w.is_public and w.words @@ stretches.sought and w.position < stretches.top
            order by w.position desc limit ${lookedAt}`,
        )}) as found
      limit ${sql.lit(mostFound)}),
    circle as materialized (
      select concat_ws(' & ', asked.query, '(' || concat_ws(' | ', ${writtenBy(selfAndFriends(viewer))}, (
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
            order by w.position desc limit ${lookedAt}`,
        )}) as found)
    select p.id, p.author_id as user_id, ${authorColumns}, p.message, asked.words, p.created_at,
      case when p.audience <> 'public' or o.audience <> 'public' then 'private' else 'public' end as audience,
      p.nsfw || coalesce(o.nsfw, '{}') as nsfw, file.kind as file_type
    from asked cross join unnest(array(
      select id from (select id, position from recent union select id, position from far union select id, position from apart) as found
      order by position desc limit ${sql.lit(mostFound)})) with ordinality as page (id, nth)
    join posts p on p.id = page.id
    left join posts o on o.id = p.original_id
    join members m on m.id = p.author_id
    ${faceTable}
    ${fileTable(sql`p.media_id`)}
    order by page.nth`,
)
