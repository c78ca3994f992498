/** Playlists: their order, who sees them, and their limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostInPlaylist, mostPlaylists } from '@commons/contract/shared/site-video.ts'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const inOrder = async ({ as }: World, viewer: Person, playlist_id: number) => {
  const { response, videos } = await as(viewer).call('get_playlist', { playlist_id })
  const ids = videos.map(({ video_id }) => video_id)
  assert.equal(response.video_count, ids.length, 'its count is of what is shown')
  return ids
}

test('a playlist keeps videos in an order that its owner changes', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const ids: number[] = []
  for (let nth = 0; nth < 4; nth++) ids.push(await putVideo(here, channel))
  const [one = 0, two = 0, three = 0, four = 0] = ids
  const created = { name: ' Bread ', video_id: one, idempotency_key: 'a playlist of mine' }
  const { recdata } = await as(bob).call('create_playlist', created)
  const { playlist_id } = recdata
  assert.deepEqual(
    [recdata.name, recdata.is_private, recdata.video_count, recdata.user_id],
    ['Bread', 1, 1, bob.id],
  )
  assert.equal((await as(bob).call('create_playlist', created)).recdata.playlist_id, playlist_id)
  const toggle = async (video_id: number) =>
    (await as(bob).call('toggle_playlist_video', { playlist_id, video_id })).recdata
  for (const [nth, id] of [two, three, four].entries())
    assert.deepEqual(await toggle(id), { playlist_id, video_id: id, has_video: 1, video_count: nth + 2 })
  assert.deepEqual(await inOrder(here, bob, playlist_id), ids)
  await as(bob).call('move_playlist_video', { playlist_id, video_id: four, before_video_id: two })
  assert.deepEqual(await inOrder(here, bob, playlist_id), [one, four, two, three])
  await as(bob).call('move_playlist_video', { playlist_id, video_id: one, before_video_id: '' })
  assert.deepEqual(await inOrder(here, bob, playlist_id), [four, two, three, one])
  assert.equal((await toggle(two)).has_video, 0)
  const first = await as(bob).call('get_playlist', { playlist_id, limit: 2 })
  const rest = await as(bob).call('get_playlist', { playlist_id, limit: 2, before: first.next })
  assert.deepEqual(
    [...first.videos, ...rest.videos].map(({ video_id }) => video_id),
    [four, three, one],
  )
  const moved = { playlist_id, video_id: two }
  await as(bob).isRefused('move_playlist_video', moved, 'video_not_found')
  await as(bob).isRefused('toggle_playlist_video', { playlist_id, video_id: 1 }, 'video_not_found')
  await as(bob).isRefused('create_playlist', { name: 'x', video_id: 1 }, 'video_not_found')
})

test('a private playlist is its owner’s alone; of a public one each sees the videos that they see', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const channel = await makeChannel(here, ada)
  const [open, own] = [
    await putVideo(here, channel),
    await putVideo(here, channel, { visibility: 'private' }),
  ]
  const made = await as(ada).call('create_playlist', { name: 'Mine', video_id: own })
  const { playlist_id } = made.recdata
  await as(ada).call('toggle_playlist_video', { playlist_id, video_id: open })
  const listed = async (viewer: Person) =>
    (await as(viewer).call('get_playlists', { view_user_id: ada.id, video_id: open })).response.map(
      (each) => [each.name, each.video_count, each.has_video],
    )
  assert.deepEqual([await listed(ada), await listed(bob)], [[['Mine', 2, 1]], []])
  await as(bob).isRefused('get_playlist', { playlist_id }, 'playlist_not_found')
  const { recdata } = await as(ada).call('update_playlist', { playlist_id, name: 'Ours', is_private: '0' })
  assert.deepEqual([recdata.name, recdata.is_private], ['Ours', 0])
  assert.deepEqual([await inOrder(here, bob, playlist_id), await listed(bob)], [[open], [['Ours', 1, 1]]])
  for (const call of ['update_playlist', 'delete_playlist', 'restore_playlist'] as const)
    await as(bob).isRefused(call, { playlist_id }, 'playlist_not_found')
  for (const call of ['toggle_playlist_video', 'move_playlist_video'] as const)
    await as(bob).isRefused(call, { playlist_id, video_id: open }, 'playlist_not_found')
  await block(ada, eve)
  await as(eve).isRefused('get_playlist', { playlist_id }, 'playlist_not_found')
  await as(ada).call('delete_playlist', { playlist_id })
  await as(ada).isRefused('get_playlist', { playlist_id }, 'playlist_not_found')
  assert.equal((await as(ada).call('restore_playlist', { playlist_id })).recdata.name, 'Ours')
})

test('there is room for so many playlists, and so many videos in one', async () => {
  const here = await world()
  const { as, person, platform } = here
  const { db } = platform.database
  const ada = await person('Ada')
  const channel = await makeChannel(here, ada)
  const video_id = await putVideo(here, channel)
  const { playlist_id } = (await as(ada).call('create_playlist', { name: 'Full' })).recdata
  await sql`
    with made as (
      insert into objects (id, kind, author_id)
      select random_object_id(), 'video', ${ada.id} from generate_series(1, ${mostInPlaylist}::int) returning id),
    added as (
      insert into videos (id, channel_id, author_id, title) select id, ${channel.id}, ${ada.id}, 'x' from made returning id)
    insert into playlist_videos (playlist_id, video_id, place) select ${playlist_id}, id, row_number() over () from added`.execute(
    db,
  )
  await as(ada).isRefused('toggle_playlist_video', { playlist_id, video_id }, 'playlist_full')
  await sql`
    insert into playlists (owner_id, name) select ${ada.id}, 'x' from generate_series(2, ${mostPlaylists}::int)`.execute(
    db,
  )
  await as(ada).isRefused('create_playlist', { name: 'One more' }, 'too_many_playlists')
  const { body } = await as(ada).send('create_playlist', { name: ' ' })
  assert.deepEqual(body['fields'], { name: 'Enter a name' })
})
