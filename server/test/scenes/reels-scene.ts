/** Reels for tests. */
import type { Reel } from '@commons/contract/reels/reels.ts'
import { sql } from 'kysely'
import { jpeg } from '../files/pictures.ts'
import type { Person, World } from '../world.ts'

interface Written {
  readonly message?: string
  readonly post_type?: 'public' | 'private'
  readonly hashtag?: string
  readonly nsfw?: string
  readonly alt?: string
}

/** Publishes a reel of a picture as a member does; resolves once it is processed. */
export async function publishReel(here: World, author: Person, written: Written = {}): Promise<Reel> {
  const { recdata } = await here.as(author).call('add_reel', written, { file: await jpeg(320, 240) })
  await here.processMedia()
  return (await here.as(author).call('reel_by_id', { reel_id: recdata.reel_id })).reel
}

interface Put extends Omit<Written, 'hashtag'> {
  readonly hashtags?: string[]
  /** Hours since it was published. */
  readonly hours?: number
  /** A video with sound. */
  readonly isVideo?: boolean
  /** The reel whose sound it has. */
  readonly soundFrom?: number
}

/**
 * Adds a reel of a picture that isn't in any store, for tests of lists that don't load files. Much cheaper
 * than publishing.
 */
export async function putReel(
  { platform }: World,
  author: Person,
  {
    message = '',
    post_type = 'public',
    hashtags = [],
    nsfw = '',
    hours = 0,
    isVideo = false,
    soundFrom,
  }: Put = {},
): Promise<number> {
  const reasons = nsfw === '' ? [] : nsfw.split(',')
  const { rows } = await sql<{ id: number }>`
    with file as (
      insert into media (owner_id, key, use, width, height, widths, bytes, mime, kind, heights, seconds, has_sound)
      values (${author.id}, encode(uuid_send(gen_random_uuid()), 'hex'), 'reel', 720, 1280, '{320,720}', 1000, 'image/jpeg',
        ${isVideo ? 'video' : 'image'}, ${isVideo ? '{720}' : '{}'}::int[], ${isVideo ? 9 : 0}, ${isVideo ? true : null}::bool)
      returning id),
    object as (insert into objects (kind, author_id) values ('reel', ${author.id}) returning id)
    insert into reels (id, author_id, message, audience, hashtags, nsfw, media_id, sound_from, position, created_at)
    select object.id, ${author.id}, ${message}, ${post_type}, ${hashtags}::text[], ${reasons}::text[], file.id, ${soundFrom ?? null}::bigint,
      nextval('reel_positions'), now() - ${hours}::int * interval '1 hour'
    from object, file returning id`.execute(platform.database.db)
  const [row] = rows
  if (!row) throw new Error('The reel was not added')
  return row.id
}

/** Adds this many reels with one statement, by these authors in turn. */
export async function putReels({ platform }: World, authors: readonly Person[], many: number): Promise<void> {
  const ids = authors.map(({ id }) => id)
  await sql`
    with added as (
      insert into objects (kind, author_id)
      select 'reel', (${ids}::bigint[])[1 + i % ${ids.length}::int] from generate_series(1, ${many}::int) as i
      returning id, author_id)
    insert into reels (id, author_id, message, position, created_at)
    select id, author_id, 'one of many',
      nextval('reel_positions'), now() - interval '1 day'
    from added order by id`.execute(platform.database.db)
}
