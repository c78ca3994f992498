/** SQL of what members have watched of videos. */
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import { inParts } from '../../../discussion/discussion.purge.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { queryOf } from '../../../search/stretches.ts'
import { typedWords } from '../../../search/words.ts'
import type { Who } from '../../../visibility/members.ts'
import { visibleVideo } from '../../../visibility/videos.ts'
import { listedOf, type ListedVideoRow } from '../lists/lists.queries.ts'

/** Whoever is this near to the end, in percent and seconds, has finished a video. */
const finishedPercent = 95
const finishedSeconds = 10

const isPaused = (member: Who) => sql<boolean>`
  ((select true from video_history_pauses p where p.member_id = ${member}) is true)`

/** CTE `target`: the video, for a member whose history isn't paused and who sees it. */
const remembered = (member: Who, video: Who) => sql`
  target as materialized (
    select vd.id, me.id as member, coalesce((select f.seconds from media f where f.id = vd.media_id), 0) as length
    from me cross join videos vd
    where vd.id = ${video} and not ${isPaused(member)} and ${visibleVideo(member)} for key share of vd)`

/** Remembers that a member has started a video: it comes first in their history, and keeps where they stopped. */
export const rememberStart = prepared<[member: number, video: number], never>(
  'remember_video_start',
  (member, video) => sql`
    with ${me(member)}, ${remembered(member, video)}
    insert into video_history (member_id, video_id) select member, id from target
    on conflict (member_id, video_id) do update set place = nextval('video_history_places'), watched_at = now()`,
)

/** Remembers where in a video a member is. */
export const rememberPosition = prepared<[member: number, video: number, seconds: number], never>(
  'remember_video_position',
  (member, video, seconds) => sql`
    with ${me(member)}, ${remembered(member, video)}
    insert into video_history (member_id, video_id, seconds, is_finished)
    select member, id, least(${seconds}::real, length),
      ${seconds}::real >= length * ${sql.lit(finishedPercent / 100)} or length - ${seconds}::real <= ${sql.lit(finishedSeconds)}
        and ${seconds}::real > length / 2
    from target
    on conflict (member_id, video_id) do update
      set seconds = excluded.seconds, is_finished = excluded.is_finished, watched_at = now()`,
)

const lengthOf = prepared<[viewer: number, video: number], { seconds: number | null }>(
  'get_video_length',
  (viewer, video) => sql`
    select (select f.seconds from media f where f.id = vd.media_id) as seconds
    from videos vd where vd.id = ${video} and ${visibleVideo(viewer)}`,
)

/** Returns how long a video is, in seconds; undefined where the viewer doesn't see it, or it is a picture. */
export async function findLength(db: Db, viewer: number, video: number): Promise<number | undefined> {
  const [row] = await lengthOf(db, viewer, video)
  return row?.seconds || undefined
}

type PageArguments = [viewer: number, before: number, limit: number, offset: number]

/** Of a longer history, only this many are searched. */
const mostSearched = sql.lit(2_000)

/** Lists what a member has watched, latest first. */
export const listHistory = prepared<PageArguments, ListedVideoRow>(
  'list_video_history',
  (viewer, before, limit, offset) =>
    listedOf(
      viewer,
      sql`select vd.id, h.place as at from video_history h join videos vd on vd.id = h.video_id
        where h.member_id = ${viewer} and h.place < ${before} and ${visibleVideo(viewer)}
        order by h.place desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** The same of videos with these words. */
export const searchHistory = prepared<[...PageArguments, text: string], ListedVideoRow>(
  'search_video_history',
  (viewer, before, limit, offset, text) =>
    listedOf(
      viewer,
      sql`select vd.id, h.place as at
        from (select ${queryOf(typedWords(text))}::tsquery as sought) as asked
        cross join lateral (
          select place, video_id from video_history where member_id = ${viewer} and place < ${before}
          order by place desc limit ${mostSearched}) as h
        join videos vd on vd.id = h.video_id
        where vd.words @@ asked.sought and ${visibleVideo(viewer)}
        order by h.place desc limit ${limit}::int offset ${offset}::int`,
    ),
)

/** Lists what a member has begun and not finished, latest first. */
export const listUnfinished = prepared<PageArguments, ListedVideoRow>(
  'list_unfinished_videos',
  (viewer, before, limit, offset) =>
    listedOf(
      viewer,
      sql`select vd.id, h.place as at from video_history h join videos vd on vd.id = h.video_id
        where h.member_id = ${viewer} and not h.is_finished and h.seconds > 0 and h.place < ${before}
          and ${visibleVideo(viewer)}
        order by h.place desc limit ${limit}::int offset ${offset}::int`,
    ),
)

const paused = prepared<[member: number], { paused: boolean }>(
  'is_history_paused',
  (member) => sql`select ${isPaused(member)} as paused`,
)

export async function isHistoryPaused(db: Db, member: number): Promise<boolean> {
  return (await paused(db, member))[0]?.paused === true
}

export async function setHistoryPaused(db: Db, member: number, isOn: boolean): Promise<void> {
  if (isOn)
    await sql`
      with ${me(sql`${member}`)}
      insert into video_history_pauses (member_id) select id from me on conflict do nothing`.execute(db)
  else await sql`delete from video_history_pauses where member_id = ${member}`.execute(db)
}

export async function forgetWatched(db: Db, member: number, video: number): Promise<void> {
  await sql`delete from video_history where member_id = ${member} and video_id = ${video}`.execute(db)
}

export async function forgetAllWatched(db: Db, member: number): Promise<void> {
  await inParts(
    db,
    (most) => sql`delete from video_history where ctid in (
      select ctid from video_history where member_id = ${member} limit ${most})`,
  )
}
