import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import sharp from 'sharp'
import { blob, gif, jpeg, jpegWithPosition, png } from '../../../test/pictures.ts'
import { makeWorld, world } from '../../../test/world.ts'

test('a text is posted as it was typed, to everybody if nothing is said', async () => {
  const { as, person, events } = await world()
  const ada = await person('Ada')
  const message = '<b>Hello</b> Žluťoučký 🐴\nhttps://example.org'
  const { recdata } = await as(ada).call('add_post', {
    message,
    hashtag: '#garden, b_c d, a,a,e,f,g',
    nsfw: 'nudity,',
  })
  assert.equal(recdata.message, message)
  assert.equal(recdata.post_type, 'public')
  assert.equal(recdata.hashtag, 'garden,bcd,a,e,f')
  assert.equal(recdata.is_nsfw, 1)
  assert.equal(recdata.nsfw, 'nudity')
  assert.equal(events('post.added').at(-1)?.post, recdata.post_id)
})

test('a picture alone is a post; it is stored anew in three widths with nothing of where it was taken', async () => {
  const { as, person, url, platform } = await world()
  const ada = await person('Ada')
  const { recdata } = await as(ada).call('add_post', {}, { file: await jpegWithPosition(2400, 1200) })
  assert.equal(recdata.file_type, 'image')
  assert(recdata.picture)
  // Held sideways: upright it is twice as high as wide.
  assert.deepEqual(
    recdata.picture.sources.map((source) => source.width),
    [480, 960, 1200],
  )
  assert.equal(recdata.picture.width, 1200)
  assert.equal(recdata.picture.height, 2400)
  assert.match(recdata.picture.preview, /^data:image\/webp;base64,/)
  for (const source of recdata.picture.sources) {
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

test('PNG, WebP and GIF are pictures whatever they claim, and an animation moves on', async () => {
  const { as, person, url } = await world()
  const ada = await person('Ada')
  const disguised = blob(new Uint8Array(await (await png()).arrayBuffer()), 'video/mp4')
  assert.equal(
    (await as(ada).call('add_post', { file_type: 'video' }, { file: disguised })).recdata.file_type,
    'image',
  )
  const webp = blob(
    await sharp(Buffer.from(await (await png()).arrayBuffer()))
      .webp()
      .toBuffer(),
    'image/webp',
  )
  assert.equal((await as(ada).call('add_post', {}, { file: webp })).recdata.picture?.animated, false)
  const { recdata } = await as(ada).call('add_post', {}, { file: await gif(3) })
  assert.equal(recdata.picture?.animated, true)
  assert.equal(recdata.picture?.height, 32)
  const moving = await fetch(url + (recdata.file ?? ''))
  assert.equal((await sharp(Buffer.from(await moving.arrayBuffer()), { animated: true }).metadata()).pages, 3)
})

test('nothing is no post', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const { body } = await as(ada).isRefused('add_post', { message: ' \n ' }, 'post_empty')
  assert.equal(body['message'], 'A post needs text or a picture.')
  await as(ada).isRefused('add_post', { message: '' }, 'post_empty', {
    file: blob(new Uint8Array(), 'image/png'),
  })
})

test('a text is as long as a person counts it', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  await as(ada).call('add_post', { message: '👩‍👩‍👧'.repeat(5000) })
  const { body } = await as(ada).isRefused('add_post', { message: 'a'.repeat(5001) }, 'invalid_fields')
  assert.deepEqual(body['fields'], { message: 'A post may have at most 5,000 characters' })
})

test('what is no picture is refused and leaves nothing behind', async () => {
  const { as, person, platform } = await makeWorld()
  const ada = await person('Ada')
  const refuse = async (content: Blob, refusal: string) =>
    as(ada).isRefused('add_post', { message: 'look' }, refusal, { file: content })
  await refuse(
    blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'image/png'),
    'file_kind_unsupported',
  )
  await refuse(blob(Buffer.from('<html><script>1</script>'), 'image/jpeg'), 'file_kind_unsupported')
  const whole = Buffer.from(await (await jpeg()).arrayBuffer())
  await refuse(blob(whole.subarray(0, whole.length / 2), 'image/jpeg'), 'file_broken')
  await refuse(
    blob(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]), 'image/jpeg'),
    'file_broken',
  )
  assert.deepEqual(await readdir(platform.incoming.root), [])
  assert.deepEqual(
    (await readdir(platform.pictureStore.root, { recursive: true })).filter((name) => name.endsWith('.webp')),
    [],
  )
  assert.deepEqual((await as(ada).call('timeline', {})).recdata, [])
})

test('limits are said: bytes, pixels, and what a member may keep', async () => {
  const { as, person } = await makeWorld({
    env: { IMAGE_MAX_MB: '1', IMAGE_MAX_MEGAPIXELS: '1', MEMBER_QUOTA_MB: '1' },
  })
  const ada = await person('Ada')
  const large = await as(ada).isRefused('add_post', {}, 'file_too_large', {
    file: blob(Buffer.alloc(1_100_000), 'image/png'),
  })
  assert.equal(large.status, 413)
  assert.equal(large.body['message'], 'The file is too large; 1 MB are the limit.')
  const wide = await as(ada).isRefused('add_post', {}, 'image_too_many_pixels', {
    file: await png(2000, 1000),
  })
  assert.equal(wide.body['message'], 'The picture has too many pixels; 1 megapixels are the limit.')
  const noise = await sharp(Buffer.from(Array.from({ length: 600 * 500 * 3 }, () => Math.random() * 256)), {
    raw: { width: 600, height: 500, channels: 3 },
  })
    .jpeg({ quality: 100 })
    .toBuffer()
  const file = blob(noise, 'image/jpeg')
  const statuses: number[] = []
  for (let i = 0; i < 9; i++) statuses.push((await as(ada).send('add_post', {}, { file })).status)
  assert.equal(statuses[0], 200)
  assert.equal(statuses.at(-1), 422)
})

test('a repeated request posts once and gets the first answer', async () => {
  const { as, person, platform } = await makeWorld()
  const ada = await person('Ada')
  const file = await jpeg()
  const ask = () => as(ada).call('add_post', { message: 'once', idempotency_key: 'one-and-only' }, { file })
  const [first, twin] = await Promise.all([ask(), ask()])
  const later = await ask()
  assert.equal(twin.recdata.post_id, first.recdata.post_id)
  assert.deepEqual(later, first)
  assert.equal((await as(ada).call('timeline', {})).recdata.length, 1)
  await as(ada).isRefused(
    'add_post',
    { message: 'other', idempotency_key: 'one-and-only' },
    'idempotency_key_reused',
  )
  const kept = await readdir(platform.pictureStore.root, { recursive: true })
  assert.equal(kept.filter((name) => name.endsWith('.webp')).length, 2, 'the twin’s renditions are gone')
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
