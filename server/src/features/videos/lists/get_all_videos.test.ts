/** Recommended videos: their order, and the reasons that each card explains. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { stretch } from './ranking.queries.ts'

const list = async ({ as }: World, viewer: Person) =>
  (await as(viewer).call('get_all_videos', {})).response.videos
const idsOf = async (here: World, viewer: Person) =>
  (await list(here, viewer)).map(({ video_id }) => video_id)

test('what one subscribed to, follows and watched comes first, and each says why', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { db } = platform.database
  const followed = await makeChannel(here, bob, 'Kitchen')
  const other = await makeChannel(here, bob, 'Other')
  const long = { hours: 400 }
  const plain = await putVideo(here, other, long)
  const subscribed = await putVideo(here, followed, long)
  const tagged = await putVideo(here, other, { ...long, hashtags: ['sea'] })
  const alike = await putVideo(here, other, { ...long, hashtags: ['cars'] })
  const seen = await putVideo(here, other, { ...long, hashtags: ['cars'] })
  const fresh = await putVideo(here, other)
  assert.deepEqual(await idsOf(here, ada), [fresh, seen, alike, tagged, subscribed, plain])
  await as(ada).call('toggle_subscription', { channel_id: followed.id })
  await as(ada).call('add_hashtag', { hashtag: 'sea' })
  await as(ada).call('video_watched', { video_id: seen, seconds: 60 })
  await sql`update video_history set watched_at = watched_at - interval '1 minute'`.execute(db)
  const videos = await list(here, ada)
  assert.deepEqual(
    videos.map(({ video_id }) => video_id),
    [subscribed, fresh, tagged, alike, plain, seen],
  )
  assert.deepEqual(
    videos.map(({ why }) => why[0]),
    [
      { reason: 'subscribed', name: 'Kitchen' },
      { reason: 'fresh', name: null },
      { reason: 'hashtag', name: 'sea' },
      { reason: 'alike', name: 'cars' },
      { reason: 'public', name: null },
      { reason: 'alike', name: 'cars' },
    ],
  )
  // The switch to newest alone.
  const { response } = await as(ada).call('get_all_videos', { feed: 'newest' })
  assert.deepEqual(
    response.videos.map(({ video_id, why }) => [video_id, why]),
    [fresh, seen, alike, tagged, subscribed, plain].map((id) => [id, []]),
  )
  // Nothing is ranked for anybody that is made for kids.
  await sql`update videos set made_for_kids = true`.execute(db)
  assert.deepEqual(await idsOf(here, ada), [fresh, seen, alike, tagged, subscribed, plain])
  assert.deepEqual((await list(here, ada))[4]?.why, [{ reason: 'public', name: null }])
  const { body } = await as(ada).send('get_all_videos', { feed: 'loudest' })
  assert.deepEqual(body['fields'], { feed: 'Must be recommended or newest' })
})

test('pages have each video once, over more than one stretch', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const ada = await person('Ada')
  const channel = await makeChannel(here, ada)
  const many = stretch + 30
  await sql`
    with made as (
      insert into objects (id, kind, author_id)
      select random_object_id(), 'video', ${ada.id} from generate_series(1, ${many}::int) returning id)
    insert into videos (id, channel_id, author_id, title, position, published_at)
    select id, ${channel.id}, ${ada.id}, 'one of many', nextval('video_positions'), now() from made`.execute(
    platform.database.db,
  )
  for (const feed of ['recommended', 'newest'] as const) {
    const ids: number[] = []
    for (let before: string | undefined, nth = 0; nth < 9; nth++) {
      const { response, next } = await as(ada).call('get_all_videos', { feed, limit: 50, before })
      ids.push(...response.videos.map(({ video_id }) => video_id))
      if (next === undefined) break
      before = next
    }
    assert.deepEqual([ids.length, new Set(ids).size], [many, many], feed)
  }
})
