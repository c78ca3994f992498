/** Publishing, changing, listing, scheduling and deleting videos. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportsOf } from '@commons/contract/all.ts'
import { sql } from 'kysely'
import { jpeg, png } from '../../../test/files/pictures.ts'
import { makeChannel, publishVideo, putVideo } from '../../../test/scenes/videos-scene.ts'
import { mp4 } from '../../../test/files/videos.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'
import { publishScheduled } from './videos.jobs.ts'

const words = { title: 'Bread', description: 'How to knead #bread, from 0:10 on' }

const idsOf = async ({ as }: World, viewer: Person, channel_id?: number) => {
  const voice = as(viewer)
  const videos =
    channel_id === undefined
      ? (await voice.call('get_all_videos', {})).response.videos
      : (await voice.call('get_videos_by_channel_id', { channel_id })).videos
  return videos.map(({ video_id }) => video_id)
}

test('videos are for members alone', async () => {
  const here = await world()
  const calls = Object.keys(exportsOf('videos')).filter((name) => /^[a-z_]+$/.test(name))
  for (const call of calls) {
    const { status, body } = await here.as().send(call, { video_id: 1, channel_id: 1 })
    assert.deepEqual([status, body['error']], [401, 'session_unknown'], call)
  }
})

test('a video is public once it is ready, with a thumbnail, captions, tags and reasons', async () => {
  const here = await makeWorld()
  const { as, person, processMedia, events } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada, 'Kitchen')
  const written = {
    ...words,
    channel_id: channel.id,
    nsfw: 'Other',
    audience: '0',
    idempotency_key: 'a video of mine',
  } as const
  const files = { file: await mp4({ seconds: 2, width: 320, height: 180 }), thumbnail: await jpeg(640, 360) }
  const { recdata, message } = await as(ada).call('add_video', written, files)
  assert.equal(message, 'Your video will appear when its file is ready.')
  const { video_id } = recdata
  assert.deepEqual([recdata.file_state, recdata.file, recdata.status], ['processing', null, null])
  assert.equal((await as(ada).call('add_video', written, files)).recdata.video_id, video_id)
  await as(bob).isRefused('get_video', { video_id }, 'video_not_found')
  assert.deepEqual(await idsOf(here, ada), [])
  assert.deepEqual(await idsOf(here, ada, channel.id), [video_id])

  await processMedia()
  const { response: video } = await as(bob).call('get_video', { video_id: String(video_id) })
  assert.deepEqual(
    [video.title, video.channel_name, video.channel_handle, video.user_id, video.video?.seconds],
    ['Bread', 'Kitchen', 'kitchen', ada.id, 2],
  )
  assert.deepEqual(
    [video.visibility, video.status, video.made_for_kids, video.takes_comments, video.is_nsfw, video.nsfw],
    ['Public', null, 0, 1, 1, 'Other'],
  )
  assert.deepEqual([video.hashtag_link, video.thumbnail?.alt], [['bread'], 'Bread'])
  for (const url of [video.file, video.thumbnail?.sources[0]?.url, video.video?.poster.sources[0]?.url])
    assert.equal((await fetch(here.url + url)).status, 200)
  assert.deepEqual([await idsOf(here, bob), await idsOf(here, bob, channel.id)], [[video_id], [video_id]])
  assert.deepEqual(events('video.published'), [{ video: video_id, author: ada.id }])
  assert.equal((await as(bob).call('get_channel', { channel_id: channel.id })).response.video_count, 1)
})

test('without a channel the member’s first one is taken, or made with their name', async () => {
  const here = await world()
  const { as, person } = here
  const ada = await person('Ada Nováková')
  const { recdata } = await as(ada).call('add_video', words, { file: await png() })
  assert.deepEqual([recdata.channel_name, recdata.file_type], ['Ada Nováková', 'image'])
  const second = await makeChannel(here, ada, 'Second')
  const again = await as(ada).call('add_video', { ...words, channel_id: '' }, { file: await png() })
  assert.equal(again.recdata.channel_id, recdata.channel_id)
  const eve = await person('Eve')
  const theirs = { ...words, channel_id: second.id }
  await as(eve).isRefused('add_video', theirs, 'channel_not_found', { file: await png() })
})

test('what makes no video is refused, and nothing of it is kept', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await as(ada).isRefused('add_video', words, 'video_without_file')
  const both = { file: await png(), thumbnail: await png() }
  await as(ada).isRefused('add_video', words, 'cover_without_video', both)
  const file = await png()
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
  const year = 366 * 24 * 60 * 60_000
  const wrong: ReadonlyArray<readonly [object, string, string]> = [
    [{ title: ' ' }, 'title', 'Required*'],
    [{ description: '' }, 'description', 'Required*'],
    [{ title: 'x'.repeat(101) }, 'title', 'A title can have up to 100 characters'],
    [{ visibility: 'Friends' }, 'visibility', 'Must be Public, Unlisted, Members, Private or Scheduled'],
    [{ visibility: 'Scheduled' }, 'publish_at', 'Choose when to publish it'],
    [
      { visibility: 'Scheduled', publish_at: '2026-11-30' },
      'publish_at',
      'Enter a moment with its time zone',
    ],
    [
      { visibility: 'Scheduled', publish_at: soon(-1000) },
      'publish_at',
      'Choose a time that is still to come',
    ],
    [{ visibility: 'Scheduled', publish_at: soon(year + 1e6) }, 'publish_at', 'Choose a time within a year'],
    [{ nsfw: 'Boredom' }, 'nsfw', 'Choose from the reasons that the call nsfw lists'],
  ]
  for (const [input, field, text] of wrong) {
    const { body } = await as(ada).send('add_video', { ...words, ...input }, { file })
    assert.equal((body['fields'] as Record<string, string>)[field], text, JSON.stringify(input))
  }
  const left = await platform.database.db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ada.id)
    .execute()
  assert.deepEqual(left, [])
})

test('only its author changes a video; what is missing stays, and a new description brings new tags', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { video_id } = await publishVideo(here, ada, words)
  await as(bob).isRefused('update_video', { video_id, title: 'Mine' }, 'video_not_found')
  const { recdata } = await as(ada).call('update_video', { video_id, title: 'Rye bread' })
  assert.deepEqual(
    [recdata.title, recdata.description, recdata.hashtag],
    ['Rye bread', words.description, 'bread'],
  )
  assert(recdata.edited_at)
  const said = { video_id, description: 'Now of #rye', audience: 1, nsfw: 'Profanity' } as const
  const next = (await as(ada).call('update_video', said)).recdata
  assert.deepEqual(
    [next.title, next.description, next.hashtag, next.made_for_kids, next.takes_comments, next.nsfw],
    ['Rye bread', 'Now of #rye', 'rye', 1, 0, 'Profanity'],
  )
  const thumbnail = await png(64, 36)
  await as(ada).isRefused('update_video', { video_id }, 'cover_without_video', { thumbnail })
})

test('the thumbnail of a video is changed, and goes again', async () => {
  const here = await world()
  const { as, person, processMedia } = here
  const ada = await person('Ada')
  const { recdata } = await as(ada).call('add_video', words, {
    file: await mp4({ seconds: 1, width: 64, height: 36 }),
  })
  const { video_id } = recdata
  await as(ada).call('update_video', { video_id }, { thumbnail: await png(640, 480) })
  await processMedia()
  const shown = (await as(ada).call('get_video', { video_id })).response.thumbnail
  assert.deepEqual([shown?.width, shown?.height], [640, 360])
  const gone = await as(ada).call('update_video', { video_id, removes_thumbnail: 1 })
  assert.equal(gone.recdata.thumbnail, null)
})

test('a private video that becomes public is new in the lists, once', async () => {
  const here = await makeWorld()
  const { as, person, events } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const hidden = await publishVideo(here, ada, { ...words, visibility: 'Private' })
  const unlisted = await publishVideo(here, ada, { ...words, visibility: 'unlisted' })
  const open = await publishVideo(here, ada, words)
  assert.deepEqual([hidden.status, unlisted.status, open.status], ['Private', 'Unlisted', null])
  assert.deepEqual(await idsOf(here, bob), [open.video_id])
  assert.equal(events('video.published').length, 1)
  await as(bob).isRefused('get_video', { video_id: hidden.video_id }, 'video_not_found')
  await as(bob).call('get_video', { video_id: unlisted.video_id })
  const set = (video_id: number, visibility: string) => as(ada).call('update_video', { video_id, visibility })
  await set(hidden.video_id, 'Public')
  assert.deepEqual(await idsOf(here, bob), [hidden.video_id, open.video_id])
  for (const visibility of ['Private', 'Public']) await set(open.video_id, visibility)
  assert.deepEqual(await idsOf(here, bob), [hidden.video_id, open.video_id], 'it keeps its place')
  assert.equal((await as(bob).call('get_all_channels', {})).response[0]?.video_count, 2)
})

test('a scheduled video becomes public at its moment', async () => {
  const here = await makeWorld()
  const { as, person, platform } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { db } = platform.database
  const publish_at = new Date(Date.now() + 3_600_000).toISOString()
  const planned = { ...words, visibility: 'Scheduled', publish_at }
  const { video_id, ...video } = await publishVideo(here, ada, planned)
  const waiting = (await as(ada).call('add_video', planned, { file: await png() })).recdata.video_id
  assert.deepEqual([video.status, video.publish_at], ['Scheduled', publish_at])
  await publishScheduled(platform)
  await as(bob).isRefused('get_video', { video_id }, 'video_not_found')
  await sql`update videos set publish_at = now() - interval '1 second'`.execute(db)
  const renamed = await as(ada).call('update_video', { video_id, title: 'Still planned' })
  assert.equal(renamed.recdata.status, 'Scheduled')
  await publishScheduled(platform)
  const { response } = await as(bob).call('get_video', { video_id })
  assert.deepEqual([response.status, response.publish_at], [null, null])
  assert.deepEqual(await idsOf(here, bob), [video_id])
  await here.processMedia()
  assert.deepEqual(await idsOf(here, bob), [waiting, video_id], 'one appears when its file is ready')
})

test('a deleted video is gone for all, and is restored by its author', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const video_id = await putVideo(here, await makeChannel(here, ada))
  await as(bob).isRefused('delete_video', { video_id }, 'video_not_found')
  const { message } = await as(ada).call('delete_video', { video_id })
  assert.equal(message, 'Video deleted')
  await as(ada).isRefused('get_video', { video_id }, 'video_not_found')
  await as(bob).isRefused('restore_video', { video_id }, 'video_not_found')
  assert.equal((await as(ada).call('restore_video', { video_id })).recdata.video_id, video_id)
  assert.equal((await as(bob).call('get_video', { video_id })).response.title, 'A video')
})

test('lists leave out what is muted, blocked, away, unsafe for the young, or not for the viewer', async () => {
  const here = await makeWorld()
  const { as, person, block, platform } = here
  const { db } = platform.database
  const [ada, bob, eve, away] = [
    await person('Ada'),
    await person('Bob'),
    await person('Eve'),
    await person('Away'),
  ]
  const channel = await makeChannel(here, bob)
  const fine = await putVideo(here, channel, { title: 'A quiet field' })
  const loud = await putVideo(here, channel, { description: 'Loud NOISE here' })
  const tagged = await putVideo(here, channel, { hashtags: ['Spoilers'] })
  await putVideo(here, channel, { nsfw: 'Nudity' })
  for (const visibility of ['private', 'unlisted']) await putVideo(here, channel, { visibility })
  await putVideo(here, await makeChannel(here, away))
  const hidden = await makeChannel(here, eve)
  await putVideo(here, hidden)
  await block(eve, ada)
  await sql`insert into away_members (member_id) values (${away.id})`.execute(db)
  await as(ada).call('add_mute', { mute_type: 'word', word: 'noise' })
  await as(ada).call('add_mute', { mute_type: 'tag', word: 'spoilers' })
  await sql`update members set born_on = current_date - interval '15 years' where id = ${ada.id}`.execute(db)
  assert.deepEqual(await idsOf(here, ada), [fine])
  assert.deepEqual(await idsOf(here, ada, channel.id), [tagged, loud, fine])
  assert.equal((await idsOf(here, bob, channel.id)).length, 6)
  await as(ada).isRefused('get_videos_by_channel_id', { channel_id: hidden.id }, 'channel_not_found')
  const first = await as(bob).call('get_videos_by_channel_id', { channel_id: channel.id, limit: 4 })
  const rest = { channel_id: channel.id, limit: 4, before: first.next }
  const { videos } = await as(bob).call('get_videos_by_channel_id', rest)
  assert.deepEqual([first.videos.length, videos.length], [4, 2])
})
