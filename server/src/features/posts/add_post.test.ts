import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { heicBytes } from '../../../test/files/heif.ts'
import { blob, gif, jpeg, jpegWithPosition, png } from '../../../test/files/pictures.ts'
import { mp4, mp4Bytes } from '../../../test/files/videos.ts'
import { makeWorld, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

test('a text is posted as it was typed, to everybody if nothing is said', async () => {
  const { as, person, events } = await world()
  const ada = await person('Ada')
  const message = '<b>Hello</b> Žluťoučký 🐴\nhttps://example.org'
  const { recdata } = await as(ada).call('add_post', {
    message,
    hashtag: '#garden, b_c d, a,a,e,f,g',
    nsfw: 'Nudity,',
  })
  assert.equal(recdata.message, message)
  assert.equal(recdata.post_type, 'public')
  assert.equal(recdata.hashtag, 'garden,bcd,a,e,f')
  assert.equal(recdata.is_nsfw, 1)
  assert.equal(recdata.nsfw, 'Nudity')
  assert.equal(events('post.added').at(-1)?.post, recdata.post_id)
})

test('a picture alone is a post; it is stored anew in three widths with nothing of where it was taken', async () => {
  const { post, person, url, platform } = await world()
  const ada = await person('Ada')
  const shown = await post(ada, { alt: ' A teal field ' }, { file: await jpegWithPosition(2400, 1200) })
  assert.equal(shown.file_type, 'image')
  assert.equal(shown.file_state, 'ready')
  assert(shown.picture)
  assert.equal(shown.picture.alt, 'A teal field')
  // Stored sideways: upright it is twice as high as wide.
  assert.deepEqual(
    shown.picture.sources.map((source) => source.width),
    [480, 960, 1200],
  )
  assert.equal(shown.picture.width, 1200)
  assert.equal(shown.picture.height, 2400)
  assert.match(shown.picture.preview, /^data:image\/webp;base64,/)
  for (const source of shown.picture.sources) {
    const answer = await fetch(url + source.url)
    assert.equal(answer.headers.get('content-type'), 'image/webp')
    const content = Buffer.from(await answer.arrayBuffer())
    const shape = await sharp(content).metadata()
    assert.equal(shape.width, source.width)
    assert.equal(shape.exif, undefined)
    assert(!content.includes('secret place'))
  }
  assert.deepEqual(await readdir(platform.incoming.root), [], 'nothing is left of what came in')
})

test('a HEIC picture is shown to everybody as any other, with nothing of where it was taken', async () => {
  const { post, person, url } = await world()
  const ada = await person('Ada')
  const content = await heicBytes({ turned: 3, width: 120, height: 100 })
  const { file_type, picture } = await post(
    ada,
    { alt: 'Four fields' },
    { file: blob(content, 'image/heic') },
  )
  assert.equal(file_type, 'image')
  assert.deepEqual([picture?.width, picture?.height, picture?.alt], [100, 120, 'Four fields'])
  for (const source of picture?.sources ?? []) {
    const answer = await fetch(url + source.url)
    assert.equal(answer.headers.get('content-type'), 'image/webp')
    const shown = Buffer.from(await answer.arrayBuffer())
    assert.equal((await sharp(shown).metadata()).exif, undefined)
    assert(content.includes('secret place') && !shown.includes('secret place'))
  }
})

test('a video becomes a poster and a rendition, and tells how long it is', async () => {
  const { post, person, url } = await world()
  const ada = await person('Ada')
  const file = await mp4({ seconds: 2, width: 320, height: 240 })
  const captions = blob(Buffer.from('1\n00:00:00,500 --> 00:00:01,500\n<b>Hello</b> & you\n'), 'text/plain')
  const shown = await post(ada, { message: 'look', alt: 'Bars' }, { file, captions })
  assert.equal(shown.file_type, 'video')
  assert.equal(shown.picture, null)
  assert(shown.video)
  const { width, height, seconds, poster, sources } = shown.video
  assert.deepEqual([width, height], [320, 240])
  assert(Math.abs(seconds - 2) < 0.2, `it plays ${seconds} s`)
  assert.equal(poster.alt, 'Bars')
  assert.equal(shown.file, sources[0]?.url)
  const played = await fetch(url + (shown.file ?? ''), { headers: { range: 'bytes=0-99' } })
  assert.equal(played.status, 206)
  assert.equal(played.headers.get('content-type'), 'video/mp4')
  assert.equal((await fetch(url + (poster.sources[0]?.url ?? ''))).headers.get('content-type'), 'image/webp')
  const words = await fetch(url + (shown.video.captions ?? ''))
  assert.match(words.headers.get('content-type') ?? '', /^text\/vtt/)
  assert.equal(await words.text(), 'WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nHello &amp; you\n')
  assert.equal((await fetch(`${url}/media/${shown.file?.split('/')[2]}/original`)).status, 404)
})

test('until its file is ready a post is its author’s alone, and then it is new', async () => {
  const { as, person, processMedia, events } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const answer = await as(ada).call('add_post', { message: 'slow' }, { file: await jpeg() })
  assert.equal(answer.message, 'Your post will appear when its file is ready.')
  const { post_id, ...waiting } = answer.recdata
  assert.deepEqual([waiting.file_state, waiting.file, waiting.file_type], ['processing', null, 'image'])
  await as(bob).call('add_post', { message: 'meanwhile' })

  const messages = async (who: typeof ada) =>
    (await as(who).call('timeline', {})).recdata.map(({ message }) => message)
  const own = async () => (await as(ada).call('waiting_posts', {})).recdata.map((each) => each.post_id)
  assert.deepEqual(await messages(ada), ['meanwhile'])
  assert.deepEqual(await own(), [post_id])
  assert.deepEqual((await as(bob).call('waiting_posts', {})).recdata, [])
  assert.deepEqual((await as(bob).call('user_timeline', { view_user_id: ada.id })).recdata, [])
  await as(bob).isRefused('post_detail', { post_id }, 'post_not_found')
  await as(bob).isRefused('post_like', { post_id }, 'post_not_found')
  assert.equal((await as(ada).call('post_detail', { post_id })).recdata.message, 'slow')
  assert.equal(events('post.added').length, 1)

  await processMedia()
  assert.deepEqual(await messages(bob), ['slow', 'meanwhile'])
  assert.deepEqual(await own(), [])
  assert.equal(events('post.added').at(-1)?.post, post_id)
  await processMedia()
  assert.equal(events('post.added').length, 2, 'it is published once')
})

test('a post that is deleted while it waits comes back waiting, or published', async () => {
  const { as, person, processMedia } = await makeWorld()
  const ada = await person('Ada')
  const add = async () =>
    (await as(ada).call('add_post', { message: 'x' }, { file: await jpeg() })).recdata.post_id
  const first = await add()
  await as(ada).call('post_delete', { post_id: first })
  assert.deepEqual((await as(ada).call('waiting_posts', {})).recdata, [])
  assert.equal((await as(ada).call('post_restore', { post_id: first })).recdata.file_state, 'processing')
  await as(ada).call('post_delete', { post_id: first })
  await processMedia()
  assert.deepEqual((await as(ada).call('timeline', {})).recdata, [])
  assert.equal((await as(ada).call('post_restore', { post_id: first })).recdata.file_state, 'ready')
  assert.equal((await as(ada).call('timeline', {})).recdata.length, 1)
})

test('PNG, WebP and GIF are pictures whatever they claim, and an animation moves on', async () => {
  const { post, person, url } = await world()
  const ada = await person('Ada')
  const disguised = blob(new Uint8Array(await (await png()).arrayBuffer()), 'video/mp4')
  assert.equal((await post(ada, { file_type: 'video' }, { file: disguised })).file_type, 'image')
  const webp = blob(
    await sharp(Buffer.from(await (await png()).arrayBuffer()))
      .webp()
      .toBuffer(),
    'image/webp',
  )
  assert.equal((await post(ada, {}, { file: webp })).picture?.animated, false)
  const shown = await post(ada, {}, { file: await gif(3) })
  assert.equal(shown.picture?.animated, true)
  assert.equal(shown.picture?.height, 32)
  const moving = await fetch(url + (shown.file ?? ''))
  assert.equal((await sharp(Buffer.from(await moving.arrayBuffer()), { animated: true }).metadata()).pages, 3)
})

test('nothing is no post', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const { body } = await as(ada).isRefused('add_post', { message: ' \n ' }, 'post_empty')
  assert.equal(body['message'], 'A post needs text, a picture or a video.')
  await as(ada).isRefused('add_post', { message: 'words' }, 'file_empty', {
    file: blob(new Uint8Array(), 'image/png'),
  })
})

test('a text is as long as a person counts it', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  await as(ada).call('add_post', { message: '👩‍👩‍👧'.repeat(5000) })
  const { body } = await as(ada).isRefused('add_post', { message: 'a'.repeat(5001) }, 'invalid_fields')
  assert.deepEqual(body['fields'], { message: 'A post can have up to 5,000 characters' })
})

/** Counts everything stored, in the database and on disk. */
async function stored({ platform, mediaRoot, removeFiles }: World) {
  await removeFiles()
  const { rows } = await platform.database.pool.query('select key from media')
  const files = await readdir(mediaRoot, { recursive: true, withFileTypes: true })
  const incoming = await readdir(platform.incoming.root)
  return { rows: rows.length, files: files.filter((entry) => entry.isFile()).length, incoming }
}

const nothing = { rows: 0, files: 0, incoming: [] }

test('what is no picture or video is refused and leaves nothing behind', async () => {
  const here = await makeWorld()
  const { as, person } = here
  const ada = await person('Ada')
  const refuse = async (content: Blob, refusal: string) =>
    as(ada).isRefused('add_post', { message: 'look' }, refusal, { file: content })
  await refuse(
    blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'image/png'),
    'file_kind_unsupported',
  )
  await refuse(blob(Buffer.from('<html><script>1</script>'), 'image/jpeg'), 'file_kind_unsupported')
  const heic = await refuse(
    blob(Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0mif1heic', 'latin1'), 'image/heic'),
    'heic_unsupported',
  )
  assert.match(String(heic.body['message']), /Save it as a JPEG/)
  const whole = Buffer.from(await (await jpeg()).arrayBuffer())
  await refuse(blob(whole.subarray(0, whole.length / 2), 'image/jpeg'), 'file_broken')
  await refuse(
    blob(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]), 'image/jpeg'),
    'file_broken',
  )
  const video = await mp4Bytes({ seconds: 1, width: 64, height: 64 })
  await refuse(blob(video.subarray(0, video.length / 2), 'video/mp4'), 'file_broken')
  assert.deepEqual(await stored(here), nothing)
  assert.deepEqual((await as(ada).call('timeline', {})).recdata, [])
})

test('a file that turns out to be broken is said to be, and takes no room', async () => {
  const here = await makeWorld()
  const { as, person, processMedia } = here
  const ada = await person('Ada')
  // Looks intact until it is decoded.
  const content = Buffer.from(await (await png(400, 300)).arrayBuffer())
  const at = content.indexOf('IDAT') + 40
  content.fill(0x55, at, at + 200)
  const { recdata } = await as(ada).call('add_post', { message: 'hm' }, { file: blob(content, 'image/png') })
  await processMedia()
  const [waiting] = (await as(ada).call('waiting_posts', {})).recdata
  assert.equal(waiting?.post_id, recdata.post_id)
  assert.equal(waiting?.file_state, 'failed')
  assert.equal(waiting?.file_failure, "Couldn't read the file; it may be damaged. Choose another one.")
  assert.deepEqual(await stored(here), { ...nothing, rows: 1 })
  assert.equal((await as(ada).call('show_upload_limits', {})).recdata.used_bytes, 0)
  await gatherNews(here.platform)
  const told = async () =>
    (await as(ada).call('notification_list', {})).recdata.map(({ kind, message, link }) => [
      kind,
      message,
      link,
    ])
  assert.deepEqual(await told(), [['post_file_failed', 'hm', '/dashboard']])
  const post = (await as(ada).call('add_post', { message: 'fine' })).recdata
  const said = { post_id: post.post_id, comment: 'look' }
  await as(ada).call('post_comment', said, { file: blob(content, 'image/png') })
  await processMedia()
  await gatherNews(here.platform)
  const [ofComment] = await told()
  assert.deepEqual(ofComment, ['post_comment_file_failed', 'look', `/timeLine/${ada.id}/${post.post_id}`])
  // Deleted posts cause no notification.
  await as(ada).call('post_delete', { post_id: recdata.post_id })
  await as(ada).call('post_delete', { post_id: post.post_id })
  assert.deepEqual(await told(), [])
})

test('captions need a video and have to be captions', async () => {
  const here = await makeWorld()
  const { as, person } = here
  const ada = await person('Ada')
  const words = blob(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'), 'text/vtt')
  const video = await mp4({ seconds: 1, width: 64, height: 64 })
  await as(ada).isRefused('add_post', { message: 'x' }, 'captions_without_video', { captions: words })
  await as(ada).isRefused('add_post', {}, 'captions_without_video', { file: await jpeg(), captions: words })
  for (const wrong of [
    'no captions at all',
    '00:02.000 --> 00:01.000\nBack',
    '00:01.000 --> 00:02.000\n\xff',
  ])
    await as(ada).isRefused('add_post', {}, 'captions_invalid', {
      file: video,
      captions: blob(Buffer.from(wrong, 'latin1'), 'text/vtt'),
    })
  assert.deepEqual(await stored(here), nothing)
})

test('limits are said: bytes, pixels, length, and what a member may keep', async () => {
  const here = await makeWorld({
    env: {
      IMAGE_MAX_MB: '1',
      VIDEO_MAX_MB: '2',
      VIDEO_MAX_MINUTES: '1',
      STREAM_MAX_MB: '3',
      IMAGE_MAX_MEGAPIXELS: '1',
      MEMBER_QUOTA_MB: '1',
    },
  })
  const { as, person, post } = here
  const ada = await person('Ada')
  const limits = (await as(ada).call('show_upload_limits', {})).recdata
  assert.deepEqual(limits, {
    image_bytes: 1_048_576,
    image_megapixels: 1,
    video_bytes: 2_097_152,
    video_seconds: 60,
    stream_bytes: 3_145_728,
    stream_seconds: 7_200,
    captions_bytes: 524_288,
    quota_bytes: 1_048_576,
    used_bytes: 0,
  })
  const pngHead = Buffer.from(await (await png()).arrayBuffer()).subarray(0, 60)
  const large = await as(ada).isRefused('add_post', {}, 'file_too_large', {
    file: blob(Buffer.concat([pngHead, Buffer.alloc(1_100_000)]), 'image/png'),
  })
  assert.equal(large.status, 413)
  assert.equal(large.body['message'], 'That file is too large. The limit is 1 MB.')
  const wide = await as(ada).isRefused('add_post', {}, 'image_too_many_pixels', {
    file: await png(2000, 1000),
  })
  assert.equal(wide.body['message'], 'That picture has too many pixels. The limit is 1 megapixels.')
  const moving = await as(ada).isRefused('add_post', {}, 'animation_too_many_pixels', {
    file: await gif(300),
  })
  assert.equal(
    moving.body['message'],
    'That animation is too long or too large. Its frames together can have 1 megapixels.',
  )
  const strip = await as(ada).isRefused('add_post', {}, 'image_side_too_long', {
    file: await png(100_001, 1),
  })
  assert.equal(
    strip.body['message'],
    'That picture is too long or too high. The limit is 100,000 pixels on each side.',
  )
  const long = await as(ada).isRefused('add_post', {}, 'video_too_long', {
    file: await mp4({ seconds: 62, width: 32, height: 32, fps: 5, audio: false }),
  })
  assert.equal(long.body['message'], 'That video is too long. The limit is 1 minute.')

  const noise = await sharp(Buffer.from(Array.from({ length: 600 * 500 * 3 }, () => Math.random() * 256)), {
    raw: { width: 600, height: 500, channels: 3 },
  })
    .jpeg({ quality: 100 })
    .toBuffer()
  const file = blob(noise, 'image/jpeg')
  await post(ada, {}, { file })
  const used = (await as(ada).call('show_upload_limits', {})).recdata.used_bytes
  const { rows } = await here.platform.database.pool.query('select sum(bytes)::int as bytes from media')
  assert.equal(used, rows[0]?.bytes)
  // Concurrent uploads can't exceed the quota together.
  const answers = await Promise.all(Array.from({ length: 9 }, () => as(ada).send('add_post', {}, { file })))
  const taken = answers.filter(({ status }) => status === 200).length
  assert(taken * noise.length + used <= limits.quota_bytes && taken < 9)
  const refused = answers.find(({ status }) => status !== 200)
  assert.equal(refused?.body['error'], 'quota_exceeded')
  assert.match(String(refused?.body['message']), /over your 1 MB of storage/)
})

test('a repeated request posts once and gets the first answer', async () => {
  const here = await makeWorld()
  const { as, person, processMedia } = here
  const ada = await person('Ada')
  const file = await jpeg()
  const ask = () => as(ada).call('add_post', { message: 'once', idempotency_key: 'one-and-only' }, { file })
  const [first, twin] = await Promise.all([ask(), ask()])
  const later = await ask()
  assert.equal(twin.recdata.post_id, first.recdata.post_id)
  assert.deepEqual(later, first)
  await as(ada).isRefused(
    'add_post',
    { message: 'other', idempotency_key: 'one-and-only' },
    'idempotency_key_reused',
  )
  await processMedia()
  assert.equal((await as(ada).call('timeline', {})).recdata.length, 1)
  assert.deepEqual(await stored(here), { rows: 1, files: 2, incoming: [] }, 'the twin’s file is gone')
})

test('there are no groups to post to', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  await as(ada).isRefused('add_post', { message: 'hi', group_id: 7 }, 'group_not_found')
  await as(ada).call('add_post', { message: 'hi', group_id: '' as never, post_type: '' as never })
})

test('the credentials are checked before a byte of the file is taken', async () => {
  const { as, url } = await world()
  await as().isRefused('add_post', { user_id: 1, api_key: 'stolen' } as never, 'session_unknown', {
    file: await jpeg(),
  })
  const form = new FormData()
  form.append('file', await jpeg(), 'x.jpg')
  form.append('user_id', '1')
  const answer = await fetch(`${url}/api/users/add_post`, { method: 'POST', body: form })
  assert.equal(((await answer.json()) as { error: string }).error, 'credentials_after_file')
})
