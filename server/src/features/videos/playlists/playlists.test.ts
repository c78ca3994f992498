/** Playlists: their order, who sees them, and their limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostInPlaylist, mostPlaylists } from '@commons/contract/shared/site-video.ts'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const inOrder = async ({ as }: World, viewer: Person, playlist_id: number) => {
  const { response, entries } = await as(viewer).call('get_playlist', { playlist_id })
  const ids = entries.flatMap(({ video }) => (video ? [video.video_id] : []))
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
    [recdata.name, recdata.visibility, recdata.video_count, recdata.user_id, recdata.username],
    ['Bread', 'Private', 1, bob.id, bob.username],
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
  assert.deepEqual(await inOrder(here, bob, playlist_id), [four, three, one])
  const moved = { playlist_id, video_id: two }
  await as(bob).isRefused('move_playlist_video', moved, 'video_not_found')
  await as(bob).isRefused('toggle_playlist_video', { playlist_id, video_id: 1 }, 'video_not_found')
  await as(bob).isRefused('create_playlist', { name: 'x', video_id: 1 }, 'video_not_found')
})

test('each sees the videos of a playlist that they see, and that others are unavailable', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const own = await makeChannel(here, ada)
  const open = await putVideo(here, own, { title: 'Open' })
  const secret = await putVideo(here, own, { title: 'Secret', visibility: 'private' })
  const foreign = await putVideo(here, await makeChannel(here, eve), { title: 'Eve’s' })
  const made = await as(ada).call('create_playlist', { name: 'Ours', visibility: 'Public', video_id: secret })
  const { playlist_id } = made.recdata
  for (const video_id of [open, foreign])
    await as(ada).call('toggle_playlist_video', { playlist_id, video_id })
  await block(eve, bob)
  const entries = async (viewer: Person) =>
    (await as(viewer).call('get_playlist', { playlist_id })).entries.map(({ place, video_id, video }) => [
      place,
      video_id,
      video?.title ?? null,
    ])
  const unavailable = [1, null, null]
  assert.deepEqual(await entries(ada), [
    [1, secret, 'Secret'],
    [2, open, 'Open'],
    [3, foreign, 'Eve’s'],
  ])
  assert.deepEqual(await entries(eve), [unavailable, [2, open, 'Open'], [3, foreign, 'Eve’s']])
  assert.deepEqual(await entries(bob), [unavailable, [2, open, 'Open'], [3, null, null]])
  assert.deepEqual(await inOrder(here, bob, playlist_id), [open])
  const [listed] = (await as(bob).call('get_playlists', { view_user_id: ada.id, video_id: open })).response
  assert.deepEqual([listed?.video_count, listed?.has_video], [1, 1])
  assert.equal(listed?.cover?.width, 720, 'the cover is of the first video that is public and seen')
  // Its owner takes out what is no longer there for them.
  await as(eve).call('delete_video', { video_id: foreign })
  assert.deepEqual((await entries(ada))[2], [3, foreign, null])
  const { recdata } = await as(ada).call('toggle_playlist_video', { playlist_id, video_id: foreign })
  assert.deepEqual([recdata.has_video, recdata.video_count], [0, 2])
})

test('only its owner changes a playlist, and restores a deleted one', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const video_id = await putVideo(here, await makeChannel(here, ada))
  const made = await as(ada).call('create_playlist', { name: 'Mine', visibility: 'public', video_id })
  const { playlist_id } = made.recdata
  const { recdata } = await as(ada).call('update_playlist', { playlist_id, name: 'Ours' })
  assert.deepEqual([recdata.name, recdata.visibility], ['Ours', 'Public'])
  for (const call of ['update_playlist', 'delete_playlist', 'restore_playlist'] as const)
    await as(bob).isRefused(call, { playlist_id }, 'playlist_not_found')
  for (const call of ['toggle_playlist_video', 'move_playlist_video'] as const)
    await as(bob).isRefused(call, { playlist_id, video_id }, 'playlist_not_found')
  await as(ada).call('delete_playlist', { playlist_id })
  await as(ada).isRefused('get_playlist', { playlist_id }, 'playlist_not_found')
  await as(ada).isRefused('update_playlist', { playlist_id, name: 'x' }, 'playlist_not_found')
  assert.equal((await as(ada).call('restore_playlist', { playlist_id })).recdata.name, 'Ours')
  const { body } = await as(ada).send('update_playlist', { playlist_id, visibility: 'Members' })
  assert.deepEqual(body['fields'], { visibility: 'Must be Public, Unlisted or Private' })
})

test('members save playlists of others, and keep them as long as they are shown to them', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const make = async (name: string, visibility: string) =>
    (await as(ada).call('create_playlist', { name, visibility })).recdata.playlist_id
  const [one, two] = [await make('One', 'Public'), await make('Two', 'Unlisted')]
  const hidden = await make('Hidden', 'Private')
  for (const playlist_id of [one, two]) {
    const { recdata } = await as(bob).call('playlist_save', { playlist_id })
    assert.deepEqual(recdata, { playlist_id, is_saved: 1 })
  }
  await as(bob).isRefused('playlist_save', { playlist_id: hidden }, 'playlist_not_found')
  await as(ada).isRefused('playlist_save', { playlist_id: one }, 'not_oneself')
  const saved = async () =>
    (await as(bob).call('saved_playlist_list', {})).response.map(({ name, is_saved }) => [name, is_saved])
  assert.deepEqual(await saved(), [
    ['Two', 1],
    ['One', 1],
  ])
  const first = await as(bob).call('saved_playlist_list', { limit: 1 })
  const rest = await as(bob).call('saved_playlist_list', { limit: 1, before: first.next })
  assert.deepEqual(rest.response[0]?.playlist_id, one)
  await as(ada).call('update_playlist', { playlist_id: two, visibility: 'Private' })
  assert.deepEqual(await saved(), [['One', 1]])
  await as(ada).call('update_playlist', { playlist_id: two, visibility: 'Public' })
  assert.equal((await as(bob).call('playlist_save', { playlist_id: two })).recdata.is_saved, 0)
  assert.deepEqual(await saved(), [['One', 1]])
  assert.deepEqual((await as(ada).call('saved_playlist_list', {})).response, [])
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
