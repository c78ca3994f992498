/** Who may do what with a video: as in its channel. All writes to videos start here. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import { type ChannelAct, mayInChannel } from '@commons/contract/shared/channel.ts'
import type { ChannelRole } from '@commons/contract/videos/channels.ts'
import { type RawBuilder, sql } from 'kysely'
import { me } from '../../discussion/discussion.locks.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import { roleIn } from '../../visibility/channels.ts'
import { notHidden } from '../../visibility/members.ts'
import { ofVideo } from '../../visibility/videos.ts'
import { lockedRole } from './channels/channels.access.ts'
import { placed, type PlacedVideo, type WrittenVideo } from './videos.writing.queries.ts'

/** A video that the caller may change. */
export interface OwnVideo extends WrittenVideo, PlacedVideo {
  readonly media_kind: 'image' | 'video' | null
}

interface Acting {
  readonly member: { readonly id: number }
  readonly refuse: (refusal: Extract<RefusalName, 'video_not_found' | 'channel_forbidden'>) => never
}

/** True for the row `vd` of a channel that isn't deleted, whose owner `viewer` isn't hidden from. */
const isTheirs = (viewer: RawBuilder<unknown>, role: RawBuilder<unknown>) => sql<boolean>`
  (${role} is not null and (vd.author_id = ${viewer} or ${notHidden(viewer, sql.ref('vd.author_id'))})
    and exists (select from channels ch where ch.id = vd.channel_id and ch.deleted_at is null))`

/**
 * Returns the video, locked together with the caller's role; refuses if they may not do this with it.
 * `isDeleted`: one that was deleted by itself.
 */
export async function lockVideoFor(
  context: Acting & { readonly tx: Tx },
  video: number,
  act: ChannelAct,
  { isDeleted = false } = {},
): Promise<OwnVideo> {
  const viewer = sql`${context.member.id}::bigint`
  const role = sql`(case when vd.author_id = ${viewer} then 'owner' else (select role from staff) end)`
  const lock = sql<OwnVideo & { role: ChannelRole | null }>`
    with ${me(viewer)}, ${lockedRole(viewer, sql`(select channel_id from videos where id = ${video})`)}
    select ${placed}, vd.title, vd.description, vd.hashtags, vd.nsfw, vd.publish_at as "publishAt",
      vd.made_for_kids as "madeForKids", vd.allows_download as "allowsDownload", (select kind from media where id = vd.media_id) as media_kind, ${role} as role
    from me cross join videos vd
    where vd.id = ${video} and (vd.deleted_at is not null) = ${isDeleted} and ${isTheirs(viewer, role)}
    for update of vd`
  const first = await lock.execute(context.tx)
  // It may have waited while the channel was handed over: then it has seen neither the new owner nor their old role.
  const { rows } = first.rows.length > 0 ? first : await lock.execute(context.tx)
  return allowed(rows[0], act, context)
}

/** Returns whose video it is if the caller may do this with it; refuses otherwise. Before slow work. */
export async function checkVideo(
  context: Acting & { readonly db: Db },
  video: number,
  act: ChannelAct,
): Promise<{ author: number; title: string }> {
  const viewer = sql`${context.member.id}::bigint`
  const role = roleIn(viewer, ofVideo)
  const { rows } = await sql<{ author: number; title: string; role: ChannelRole | null }>`
    select vd.author_id as author, vd.title, ${role} as role from videos vd
    where vd.id = ${video} and vd.deleted_at is null and ${isTheirs(viewer, role)}`.execute(context.db)
  return allowed(rows[0], act, context)
}

function allowed<Video extends { readonly role: ChannelRole | null }>(
  video: Video | undefined,
  act: ChannelAct,
  { refuse }: Acting,
): Video {
  if (!video) return refuse('video_not_found')
  if (!mayInChannel(video.role, act)) refuse('channel_forbidden')
  return video
}
