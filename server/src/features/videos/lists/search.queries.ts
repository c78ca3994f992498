/** SQL that searches videos: those with the words in their titles first, and then the newest. */
import { sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import { queryOf } from '../../../search/stretches.ts'
import { canBeMisspelt, typedWords } from '../../../search/words.ts'
import { fileTable } from '../../../shown-files/shown-file.queries.ts'
import { hiddenMembers, type Who } from '../../../visibility/members.ts'
import { keepsOut } from '../../../visibility/posts.ts'
import { isListedVideo, notMutedVideo, visibleVideo } from '../../../visibility/videos.ts'
import { hasCaptions } from '../captions/captions.queries.ts'
import { listedOf, type ListedVideoRow } from './lists.queries.ts'

/**
 * Words that more videos have are searched in this many of them, whichever they are, in this many of the
 * newest, and in a few of each of some channels whose names have them. A search in one channel also looks at
 * this many of its newest.
 */
const mostSearched = sql.lit(1_000)
const mostOfChannel = sql.lit(50)
const mostChannels = sql.lit(20)

/** Cursors of videos with the words in their titles are above all positions. */
const above = sql.lit(100_000_000_000_000)

type Arguments = [
  viewer: number,
  before: number,
  limit: number,
  offset: number,
  text: string,
  from: number,
  below: number,
  since: Date | null,
  captioned: boolean,
  channel: number | null,
]

/** Rows: ids of the listed videos whose words match `sought`, of some of those that do. */
export const withWords = (sought: Who) => sql`
  select id from (
    select vd.id from videos vd where ${isListedVideo} and vd.words @@ ${sought} limit ${mostSearched}) as matching
  union
  select id from (
    select vd.id, vd.words from videos vd where ${isListedVideo} order by vd.position desc limit ${mostSearched}) as latest
  where latest.words @@ ${sought}
  union
  select theirs.id from (
      select ch.id from channels ch where ch.deleted_at is null and ch.words @@ ${sought} limit ${mostChannels}) as named
    cross join lateral (
      select vd.id from videos vd where vd.channel_id = named.id and ${isListedVideo}
      order by vd.position desc limit ${mostOfChannel}) as theirs`

/** The query for the words with one of them misspelt; null where none can be. */
const misspelt = (words: Who) => sql`(
  select string_agg('(' || concat_ws(' & ',
      '(' || (select string_agg('''' || near || '''', ' | ') from unnest(near_spellings(typed.word)) as near) || ')',
      (select string_agg('''' || other.word || ''':*', ' & ')
        from unnest(${words}) with ordinality as other (word, nth) where other.nth <> typed.nth)) || ')', ' | ')
  from unnest(${words}) with ordinality as typed (word, nth) where ${canBeMisspelt(sql.ref('typed.word'))})::tsquery`

/** Lists the public videos with these words, of this length, and so on. */
export const searchVideos = prepared<Arguments, ListedVideoRow>(
  'search_videos',
  (viewer, before, limit, offset, text, from, below, since, captioned, channel) =>
    listedOf(
      viewer,
      sql`
      with given as materialized (
        select words, ${queryOf(sql.ref('words'))}::tsquery as sought, ${keepsOut(viewer)} as keeps_out,
          array(${hiddenMembers(viewer)}) as hidden
        from (select ${typedWords(text)} as words) as typed),
      exact as materialized (${withWords(sql`(select sought from given)`)}),
      typo as materialized (
        select ${misspelt(sql.ref('given.words'))} as sought from given
        where given.sought is not null and not exists (select from exact)),
      near as materialized (${withWords(sql`(select sought from typo)`)}),
      newest as materialized (
        select vd.id from videos vd
        where ${isListedVideo} and ${channel}::bigint is null and (select sought is null from given)
        order by vd.position desc limit ${mostSearched}),
      theirs as materialized (
        select vd.id, vd.words from videos vd where vd.channel_id = ${channel} and ${isListedVideo}
        order by vd.position desc limit ${mostSearched}),
      candidate as (
        select id from exact union select id from near union select id from newest
        union
        select theirs.id from theirs cross join given
        where given.sought is null or theirs.words @@ coalesce((select sought from typo), given.sought)),
      ranked as (
        select vd.id, vd.position + case when array_to_tsvector(search_words(vd.title))
            @@ coalesce((select sought from typo), given.sought) then ${above} else 0 end as at
        from candidate join videos vd on vd.id = candidate.id cross join given ${fileTable(sql`vd.media_id`)}
        where ${isListedVideo} and ${visibleVideo(viewer, sql.ref('given.hidden'))}
          and ${notMutedVideo(viewer, sql.ref('given.keeps_out'))}
          and coalesce(file.seconds, 0) >= ${from} and coalesce(file.seconds, 0) < ${below}
          and (${since}::timestamptz is null or vd.published_at >= ${since})
          and (not ${captioned}::boolean or ${hasCaptions})
          and (${channel}::bigint is null or vd.channel_id = ${channel}))
      select id, at from ranked where at < ${before} order by at desc limit ${limit}::int offset ${offset}::int`,
    ),
)
