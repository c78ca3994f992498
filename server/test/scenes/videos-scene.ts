/** Channels and videos for tests. */
import type { Channel } from '@commons/contract/videos/channels.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { sql } from 'kysely'
import { jpeg } from '../files/pictures.ts'
import type { Person, World } from '../world.ts'

/** Creates a channel as a member does. */
export async function makeChannel(here: World, owner: Person, channel_name = 'A channel'): Promise<Channel> {
  return (await here.as(owner).call('create_channel', { channel_name })).recdata
}

interface Written {
  readonly channel_id?: number
  readonly title?: string
  readonly description?: string
  readonly visibility?: string
  readonly publish_at?: string
  readonly audience?: 0 | 1
  readonly hashtag?: string
  readonly nsfw?: string
}

const words = { title: 'A video', description: 'About it' }

/** Publishes a picture as a video, as a member does; resolves once it is processed. */
export async function publishVideo(here: World, author: Person, written: Written = {}): Promise<SiteVideo> {
  const { recdata } = await here
    .as(author)
    .call('add_video', { ...words, ...written }, { file: await jpeg(320, 180) })
  await here.processMedia()
  return (await here.as(author).call('get_video', { video_id: recdata.video_id })).response
}

interface Put extends Omit<Written, 'hashtag' | 'publish_at'> {
  readonly hashtags?: string[]
  /** Hours since it was published. */
  readonly hours?: number
  readonly seconds?: number
}

/**
 * Adds a video that isn't in any store to a channel, for tests of lists that don't load files. Much cheaper
 * than publishing.
 */
export async function putVideo(
  { platform }: World,
  channel: Pick<Channel, 'id' | 'user_id'>,
  put: Put = {},
): Promise<number> {
  const { title = 'A video', description = '', visibility = 'public', audience = 0, hashtags = [] } = put
  const { nsfw = '', hours = 0, seconds = 60 } = put
  const reasons = nsfw === '' ? [] : nsfw.split(',')
  const { rows } = await sql<{ id: number }>`
    with file as (
      insert into media (owner_id, key, use, kind, width, height, widths, heights, seconds, bytes, mime)
      values (${channel.user_id}, encode(uuid_send(gen_random_uuid()), 'hex'), 'video', 'video', 1280, 720, '{320,720}',
        '{360,720}', ${seconds}, 1000, 'video/mp4')
      returning id),
    object as (insert into objects (id, kind, author_id) values (random_object_id(), 'video', ${channel.user_id}) returning id)
    insert into videos (id, channel_id, author_id, title, description, hashtags, nsfw, visibility, made_for_kids, media_id,
      position, created_at, published_at)
    select object.id, ${channel.id}, ${channel.user_id}, ${title}, ${description}, ${hashtags}::text[], ${reasons}::text[],
      ${visibility}, ${audience === 1}, file.id, nextval('video_positions'), now() - ${hours}::int * interval '1 hour',
      case when ${visibility} in ('public', 'members') then now() - ${hours}::int * interval '1 hour' end
    from object, file returning id`.execute(platform.database.db)
  const [row] = rows
  if (!row) throw new Error('The video was not added')
  return row.id
}
