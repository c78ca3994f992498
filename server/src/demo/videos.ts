/** Adds the channels of the town's video site, and their videos with their views and comments. */
import { sql } from 'kysely'
import {
  addChannel,
  addVideo,
  discussion,
  publishWaitingVideo,
  rememberPosition,
  toggleSubscription,
  views,
} from '../features/videos/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { MadeMedia } from '../platform/media/media-service.ts'
import type { Platform } from '../platform/platform.ts'
import { inOrder, momentOf } from './moment.ts'
import type { DrawnPictures } from './pictures.ts'
import type { Neighbour } from './story/people.ts'
import { seen } from './story/seen.ts'
import { type ChannelName, channels, films } from './story/videos.ts'

interface Stage {
  readonly tx: Tx
  readonly pictures: DrawnPictures
  readonly mediaRoad: Platform['mediaRoad']
}
type Ids = Readonly<Record<Neighbour, number>>

export async function addVideos(stage: Stage, ids: Ids): Promise<void> {
  const { tx, pictures, mediaRoad } = stage
  const added = await addChannels(stage, ids)
  for (const film of inOrder(films)) {
    const { channel, scene, title, description, tags, quietly = false, madeForKids = false } = film
    const author = ids[channels[channel].by]
    const mediaId = await mediaRoad.addReady(tx, author, drawn(pictures, `video ${scene}`), seen[scene])
    const video = await addVideo(tx, {
      author,
      channel: added[channel],
      title,
      description,
      hashtags: tags,
      nsfw: [],
      visibility: quietly ? 'private' : 'public',
      publishAt: null,
      madeForKids,
      allowsDownload: false,
      mediaId,
      thumbnailId: null,
    })
    if (video === undefined) throw new Error(`Nobody has added: ${title}`)
    await publishWaitingVideo(tx, mediaId)
    const at = momentOf(film.when)
    await sql`
      update videos set created_at = ${at}, published_at = case when published_at is not null then ${at}::timestamptz end
      where id = ${video}`.execute(tx)
    await sql`update media set created_at = ${at} where id = ${mediaId}`.execute(tx)
    await addAudience(tx, video, film, ids)
    await sql`
      update comments set created_at = least(${at}::timestamptz + interval '50 minutes', now())
      where object_id = ${video}`.execute(tx)
    await sql`
      update reactions set reacted_at = least(${at}::timestamptz + interval '2 hours', now())
      where object_id = ${video}`.execute(tx)
  }
}

async function addChannels(
  { tx, pictures, mediaRoad }: Stage,
  ids: Ids,
): Promise<Record<ChannelName, number>> {
  const added: Partial<Record<ChannelName, number>> = {}
  for (const name of Object.keys(channels) as ChannelName[]) {
    const { by, picture, banner, since, subscribers, ...words } = channels[name]
    const owner = ids[by]
    const channel = await addChannel(tx, owner, {
      ...words,
      avatar_id: await mediaRoad.addReady(tx, owner, drawn(pictures, `channel scene ${picture}`)),
      banner_id: await mediaRoad.addReady(tx, owner, drawn(pictures, `channel cover ${banner}`)),
    })
    if (channel === undefined) throw new Error(`Nobody has made ${words.name}`)
    await sql`update channels set created_at = ${momentOf(since)} where id = ${channel}`.execute(tx)
    for (const who of subscribers) await toggleSubscription(tx, ids[who], channel)
    added[name] = channel
  }
  await sql`
    update media set created_at = ch.created_at from channels ch where media.id in (ch.avatar_id, ch.banner_id)`.execute(
    tx,
  )
  // Within a day after both the channel and the subscriber were there.
  await sql`
    update channel_subscriptions s
    set subscribed_at = greatest(ch.created_at, m.created_at) + interval '1 day' * random()
    from channels ch, members m where ch.id = s.channel_id and m.id = s.member_id`.execute(tx)
  return added as Record<ChannelName, number>
}

async function addAudience(
  tx: Tx,
  video: number,
  { likedBy, watchedBy, stoppedAt = {}, said }: (typeof films)[number],
  ids: Ids,
): Promise<void> {
  for (const who of likedBy) await discussion.toggleReaction(tx, ids[who], video, 'like')
  await views.count(
    tx,
    watchedBy.map((who) => ({
      member: ids[who],
      object: video,
      tenth: who in stoppedAt ? null : 10,
      isView: true,
    })),
  )
  for (const [who, second] of Object.entries(stoppedAt) as Array<[Neighbour, number]>)
    await rememberPosition(tx, ids[who], video, second)
  for (const { by: who, text: message } of said) {
    const comment = { author: ids[who], message, mentions: [], mediaId: null, waits: false }
    await discussion.addComment(tx, video, comment)
  }
}

function drawn(pictures: DrawnPictures, title: string): MadeMedia {
  const stored = pictures.get(title)
  if (!stored) throw new Error(`Nobody has drawn or filmed ${title}`)
  return stored
}
