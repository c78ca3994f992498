/** Publishing, editing, liking, saving, hiding and deleting reels. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportsOf } from '@commons/contract/all.ts'
import sharp from 'sharp'
import { jpeg, png } from '../../../test/files/pictures.ts'
import { publishReel, putReel } from '../../../test/scenes/reels-scene.ts'
import { mp4 } from '../../../test/files/videos.ts'
import { world } from '../../../test/world.ts'

test('reels are for members alone', async () => {
  const here = await world()
  const calls = Object.keys(exportsOf('reels')).filter((name) => /^[a-z_]+$/.test(name))
  assert.equal(calls.length, 22)
  for (const call of calls) {
    const { status, body } = await here.as().send(call, { reel_id: 1 })
    assert.deepEqual([status, body['error']], [401, 'session_unknown'], call)
  }
})

test('a video is a reel once it is ready, with a cover, captions, tags of its message and reasons', async () => {
  const here = await world()
  const { as, person, processMedia, events } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const key = { idempotency_key: 'a reel of mine' }
  const written = { message: 'Kneading #bread with @' + bob.username, nsfw: 'Other', alt: 'Dough', ...key }
  const files = { file: await mp4({ seconds: 2, width: 180, height: 320 }), cover: await jpeg(360, 640) }
  const { recdata, message } = await as(ada).call('add_reel', written, files)
  assert.equal(message, 'Your reel will appear when its file is ready.')
  assert.deepEqual([recdata.file_state, recdata.file, recdata.view_count], ['processing', null, 0])
  const { reel_id } = recdata
  const again = await as(ada).call('add_reel', written, files)
  assert.equal(again.recdata.reel_id, reel_id)
  await as(bob).isRefused('reel_by_id', { reel_id }, 'reel_not_found')
  assert.deepEqual(
    (await as(ada).call('waiting_reels', {})).reels.map((each) => each.reel_id),
    [reel_id],
  )
  assert.deepEqual((await as(ada).call('reels_by_user', {})).reels, [])

  await processMedia()
  const { reel } = await as(bob).call('reel_by_id', { reel_id: String(reel_id) })
  assert.deepEqual(
    [reel.file_type, reel.file_state, reel.video?.seconds, reel.video?.poster.alt, reel.full_name],
    ['video/mp4', 'ready', 2, 'Dough', 'Ada'],
  )
  assert.deepEqual([reel.hashtag_link, reel.nsfw, reel.is_nsfw, reel.watched], [['bread'], 'Other', 1, null])
  assert.deepEqual(reel.mentions, [{ username: bob.username, user_id: bob.id }])
  assert.deepEqual(
    reel.cover?.sources.map(({ width }) => width),
    [320, 360],
  )
  for (const url of [reel.file, reel.cover?.sources[0]?.url, reel.video?.poster.sources[0]?.url]) {
    const { status } = await fetch(here.url + url)
    assert.equal(status, 200)
  }
  assert.deepEqual((await as(ada).call('waiting_reels', {})).reels, [])
  assert.deepEqual(events('reel.added'), [{ reel: reel_id, author: ada.id }])
  assert.deepEqual(
    events('member.mentioned').map(({ kind, member }) => [kind, member]),
    [['reel', bob.id]],
  )
})

test('a reel has a picture or a video, and a cover only with a video', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await as(ada).isRefused('add_reel', { message: 'words alone' }, 'reel_without_file')
  await as(ada).isRefused('add_reel', {}, 'cover_without_video', { file: await png(), cover: await png() })
  await as(ada).isRefused('add_reel', {}, 'captions_without_video', {
    file: await png(),
    captions: new Blob(['1\n00:00:00,500 --> 00:00:01,500\nHello\n'], { type: 'text/plain' }),
  })
  await as(ada).isRefused('add_reel', {}, 'file_kind_unsupported', { file: new Blob(['no picture at all']) })
  for (const wrong of [
    { cover_at: -1 },
    { nsfw: 'Boredom' },
    { post_type: 'friends' },
    { cover_at: 'soon' },
  ]) {
    const { body } = await as(ada).send('add_reel', wrong, { file: await png() })
    assert.equal(body['error'], 'invalid_fields')
  }
  const left = await platform.database.db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ada.id)
    .execute()
  assert.deepEqual(left, [], 'nothing that was refused is kept')
})

test('an edit replaces the words, the tags, the reasons and the audience', async () => {
  const here = await world()
  const { as, person, befriend } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  await befriend(ada, bob)
  const { reel_id } = await publishReel(here, ada, { message: 'before #one', alt: 'A field' })
  const edit = { reel_id, message: 'after #two', post_type: 'private', nsfw: 'Nudity' } as const
  await as(bob).isRefused('edit_reel', edit, 'reel_not_found')
  const { recdata } = await as(ada).call('edit_reel', edit)
  assert.deepEqual(
    [recdata.message, recdata.hashtag, recdata.nsfw, recdata.post_type, recdata.picture?.alt],
    ['after #two', 'two', 'Nudity', 'private', 'A field'],
  )
  assert(recdata.edited_at)
  assert.equal((await as(bob).call('reel_by_id', { reel_id })).reel.message, 'after #two')
  await as(eve).isRefused('reel_by_id', { reel_id }, 'reel_not_found')
  const tagged = async (hashtag: string) =>
    (await as(bob).call('reel_hash_timeline', { hashtag })).reels.map((reel) => reel.reel_id)
  assert.deepEqual([await tagged('#one'), await tagged('TWO')], [[], [reel_id]])
  const cleared = await as(ada).call('edit_reel', { reel_id, hashtag: '', alt: 'A sea' })
  assert.deepEqual(
    [cleared.recdata.message, cleared.recdata.hashtag, cleared.recdata.nsfw, cleared.recdata.picture?.alt],
    ['', '', '', 'A sea'],
  )
})

test('the cover of a video is changed later, and goes again', async () => {
  const here = await world()
  const { as, person, processMedia, url } = here
  const ada = await person('Ada')
  const files = { file: await mp4({ seconds: 1, width: 64, height: 96 }) }
  const { reel_id } = (await as(ada).call('add_reel', { message: 'Bread', alt: 'Dough' }, files)).recdata
  await processMedia()
  const cover = async () => (await as(ada).call('reel_by_id', { reel_id })).reel.cover?.sources[0]?.url
  assert.equal(await cover(), undefined)
  const urls: string[] = []
  for (const width of [120, 90]) {
    await as(ada).call('edit_reel', { reel_id, message: 'Bread' }, { cover: await jpeg(width, 180) })
    await processMedia()
    const shown = (await cover()) ?? assert.fail('no cover')
    assert.equal((await fetch(url + shown)).status, 200)
    urls.push(shown)
  }
  assert.equal((await fetch(url + urls[0])).status, 404, 'the one before is gone')
  const kept = await as(ada).call('edit_reel', { reel_id, message: 'Rolls' })
  assert.deepEqual([kept.recdata.cover?.sources[0]?.url, kept.recdata.video?.poster.alt], [urls[1], 'Dough'])
  await as(ada).call('edit_reel', { reel_id, message: 'Rolls', removes_cover: 1 })
  assert.equal(await cover(), undefined)
  assert.equal((await fetch(url + urls[1])).status, 404)

  const picture = await publishReel(here, ada)
  const asked = { reel_id: picture.reel_id, message: '' }
  await as(ada).isRefused('edit_reel', asked, 'cover_without_video', { cover: await jpeg(90, 120) })
  await as(ada).isRefused('edit_reel', { reel_id: 1_000_000 }, 'reel_not_found', {
    cover: await jpeg(90, 120),
  })
})

test('a frame of the video is its cover, chosen when it is made or later', async () => {
  const here = await world()
  const { as, person, processMedia, url } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const file = await mp4({ seconds: 3, width: 64, height: 96, fps: 10 })
  const { reel_id } = (await as(ada).call('add_reel', { cover_at: 1 }, { file })).recdata
  // While it is processed, nothing has to be drawn.
  const waiting = await as(ada).call('edit_reel', { reel_id, cover_at: 2 })
  assert.equal(waiting.recdata.cover, null)
  await processMedia()
  const shown = async () => (await as(bob).call('reel_by_id', { reel_id })).reel
  const pixels = async (address = '') => {
    const answer = await fetch(url + address)
    assert.equal(answer.status, 200)
    return sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer()
  }
  const poster = await pixels((await shown()).video?.poster.sources.at(-1)?.url)
  await as(ada).call('edit_reel', { reel_id, cover_at: 0.5 })
  const [earlier] = (await shown()).cover?.sources ?? []
  const early = await pixels(earlier?.url)
  await as(ada).call('edit_reel', { reel_id, cover_at: '2' })
  const same = await pixels((await shown()).cover?.sources.at(-1)?.url)
  const differs = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
  assert(differs(poster, same) < 6, 'it is the frame that the poster shows')
  assert(differs(poster, early) > differs(poster, same), 'and another one than before')
  assert.equal((await fetch(url + earlier?.url)).status, 404, 'the one before is gone')
  // Beyond the end it is the last one.
  await as(ada).call('edit_reel', { reel_id, cover_at: 9_000 })
  assert((await shown()).cover)
  await as(ada).call('edit_reel', { reel_id, removes_cover: 1 })
  assert.equal((await shown()).cover, null)

  await as(bob).isRefused('edit_reel', { reel_id, cover_at: 1 }, 'reel_not_found')
  const picture = await publishReel(here, ada)
  await as(ada).isRefused('edit_reel', { reel_id: picture.reel_id, cover_at: 1 }, 'cover_without_video')
  const { body } = await as(ada).send('edit_reel', { reel_id, cover_at: 'soon' })
  assert.equal(body['error'], 'invalid_fields')
})

test('a deleted reel is gone with what is said of it, until it is restored', async () => {
  const here = await world()
  const { as, person, url } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { reel_id, file } = await publishReel(here, ada)
  await as(bob).call('reel_comment', { reel_id, comment: 'lovely' })
  await as(bob).isRefused('delete_reel', { reel_id }, 'reel_not_found')
  await as(ada).isRefused('reel_restore', { reel_id }, 'reel_not_found')
  await as(ada).call('delete_reel', { reel_id })
  await as(ada).isRefused('delete_reel', { reel_id }, 'reel_not_found')
  assert.equal((await fetch(url + file)).status, 404)
  for (const who of [ada, bob]) {
    await as(who).isRefused('reel_by_id', { reel_id }, 'reel_not_found')
    await as(who).isRefused('comments_by_reel_id', { reel_id }, 'reel_not_found')
    await as(who).isRefused('reel_like', { reel_id }, 'reel_not_found')
    await as(who).isRefused('reel_save', { reel_id }, 'reel_not_found')
    await as(who).isRefused('reel_hide', { reel_id }, 'reel_not_found')
    await as(who).isRefused('edit_reel', { reel_id }, 'reel_not_found')
  }
  await as(bob).isRefused('reel_restore', { reel_id }, 'reel_not_found')
  const { recdata } = await as(ada).call('reel_restore', { reel_id })
  assert.deepEqual([recdata.reel_id, recdata.comment_count], [reel_id, 1])
  assert.equal((await fetch(url + file)).status, 200)
})

test('a comment that is sent again is answered with the likes it has by then', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const reel_id = await putReel(here, ada)
  const said = { reel_id, comment: 'lovely', idempotency_key: 'said of a reel' }
  const { comment_id } = (await as(bob).call('reel_comment', said)).recdata
  const answer = { reel_id, reel_comment_id: comment_id, reply: 'indeed', idempotency_key: 'a reply to it' }
  const { reply_id } = (await as(bob).call('reel_comment_reply', answer)).recdata
  for (const id of [comment_id, reply_id]) await as(ada).call('reel_comment_like', { reel_comment_id: id })
  const again = (await as(bob).call('reel_comment', said)).recdata
  assert.deepEqual([again.comment_id, again.like_count, again.comment_reel_liked], [comment_id, 1, 0])
  const reply = (await as(bob).call('reel_comment_reply', answer)).recdata
  assert.deepEqual([reply.reply_id, reply.like_count], [reply_id, 1])
})

test('likes, saved ones and what one is not interested in go back and forth', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const reel_id = await putReel(here, ada)
  const like = async () => (await as(bob).call('reel_like', { reel_id })).recdata
  assert.deepEqual(await like(), { reel_id, reel_liked: 1, like_count: 1 })
  assert.deepEqual(await like(), { reel_id, reel_liked: 0, like_count: 0 })
  const save = async () => (await as(bob).call('reel_save', { reel_id })).recdata.is_saved
  const saved = async () =>
    (await as(bob).call('saved_reel_list', {})).reels.map((reel) => [reel.reel_id, reel.is_saved])
  assert.deepEqual([await save(), await saved()], [1, [[reel_id, 1]]])
  assert.deepEqual([await save(), await saved()], [0, []])
  await as(bob).isRefused('post_save', { post_id: reel_id }, 'post_not_found')

  const listed = async () =>
    (await as(bob).call('reel_timeline', { limit: 100 })).reels.some((reel) => reel.reel_id === reel_id)
  assert.equal(await listed(), true)
  assert.deepEqual((await as(bob).call('reel_hide', { reel_id })).recdata, { reel_id, is_hidden: 1 })
  assert.equal(await listed(), false)
  assert.equal((await as(bob).call('reel_by_id', { reel_id })).reel.is_hidden, 1)
  assert.deepEqual((await as(bob).call('reel_unhide', { reel_id })).recdata, { reel_id, is_hidden: 0 })
  assert.equal(await listed(), true)
  await as(bob).isRefused('reel_unhide', { reel_id: 1_000_000 }, 'reel_not_found')
})

test('comments and replies are liked, deleted and restored', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const reel_id = await putReel(here, ada)
  const other = await putReel(here, ada)
  await as(bob).isRefused('reel_comment', { reel_id, comment: ' ' }, 'comment_empty')
  await as(bob).isRefused('reel_comment', { reel_id: 1_000_000, comment: 'hi' }, 'reel_not_found')
  const { comment_id } = (await as(bob).call('reel_comment', { reel_id, comment: 'hi' })).recdata
  const replying = { reel_comment_id: comment_id, reply: 'hello' }
  await as(ada).isRefused('reel_comment_reply', { reel_id: other, ...replying }, 'comment_not_found')
  const { reply_id } = (await as(ada).call('reel_comment_reply', { reel_id, ...replying })).recdata

  for (const id of [comment_id, reply_id]) {
    const like = async () => (await as(ada).call('reel_comment_like', { reel_comment_id: id })).recdata
    assert.deepEqual(await like(), { comment_id: id, reel_id, like_count: 1, comment_reel_liked: 1 })
    assert.deepEqual(await like(), { comment_id: id, reel_id, like_count: 0, comment_reel_liked: 0 })
    await like()
  }
  await as(ada).isRefused('reel_comment_like', { reel_comment_id: 1_000_000 }, 'comment_not_found')
  const listed = async (who = ada) => (await as(who).call('comments_by_reel_id', { reel_id })).comments
  const [comment] = await listed()
  assert.deepEqual(
    [comment?.comment, comment?.full_name, comment?.like_count, comment?.comment_reel_liked],
    ['hi', 'Bob', 1, 1],
  )
  assert.deepEqual(
    comment?.replies.map((each) => [each.reply, each.like_count, each.comment_reel_liked]),
    [['hello', 1, 1]],
  )
  assert.equal((await listed(bob))[0]?.comment_reel_liked, 0)
  assert.equal((await as(ada).call('reel_by_id', { reel_id })).reel.comment_liked, 1)
  assert.equal((await as(bob).call('reel_by_id', { reel_id })).reel.comment_liked, 0)

  await as(bob).call('delete_comment', { comment_id })
  assert.deepEqual(await listed(), [])
  assert.equal((await as(bob).call('reel_by_id', { reel_id })).reel.comment_count, 0)
  const restored = await as(bob).call('restore_comment', { comment_id })
  assert.deepEqual([restored.recdata.like_count, restored.recdata.replies.length], [1, 1])
})

test('the second of a video that its author chose stands for it, where it has one', async () => {
  const here = await world()
  const { as, person, processMedia, url } = here
  const ada = await person('Ada')
  // Red for two seconds, then blue.
  const source = 'color=c=red:s=64x96:d=4:r=10'
  const file = await mp4({ source, filter: "drawbox=enable='gte(t,2)':c=blue:t=fill" })
  const posters: string[] = []
  for (const cover_at of ['0.5', 3, 60]) {
    const { reel_id } = (await as(ada).call('add_reel', { cover_at }, { file })).recdata
    await processMedia()
    const { reel } = await as(ada).call('reel_by_id', { reel_id })
    const picture = await fetch(url + reel.video?.poster.sources[0]?.url)
    const { channels } = await sharp(Buffer.from(await picture.arrayBuffer())).stats()
    posters.push((channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue')
  }
  assert.deepEqual(posters.slice(0, 2), ['red', 'blue'])
  assert.equal(posters.length, 3, 'a second that the video does not have is as if none was chosen')
})
