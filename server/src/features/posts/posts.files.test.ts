import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Post } from '@commons/contract/posts/posts.ts'
import { brokenPng, jpeg, png } from '../../../test/files/pictures.ts'
import { mp4 } from '../../../test/files/videos.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'

let the: World
let ada: Person
let bob: Person
before(async () => {
  the = await makeWorld()
  ada = await the.person('Ada')
  bob = await the.person('Bob')
})

const see = async (who: Person, post_id: number) =>
  (await the.as(who).call('post_detail', { post_id })).recdata
const order = ({ files }: Post) => files.map(({ picture }) => picture?.alt ?? '')
const ids = ({ files }: Post) => files.map(({ file_id }) => file_id).join(',')
const isServed = async ({ file }: { file: string | null }) => (await fetch(the.url + file)).status === 200
const used = async (who: Person) => (await the.platform.mediaRoad.getRoom(who.id)).used

/** Posts pictures with these descriptions. */
async function pictures(who: Person, alts: readonly string[], input: object = {}): Promise<Post> {
  const fields = alts.map((alt, at) => [at === 0 ? 'alt' : `alt_${at + 1}`, alt])
  const parts = await Promise.all(
    alts.map(async (_, at) => [at === 0 ? 'file' : `file_${at + 1}`, await jpeg(60 + at, 40)] as const),
  )
  return the.post(who, { ...input, ...Object.fromEntries(fields) }, Object.fromEntries(parts))
}

describe('a post of several pictures', () => {
  test('shows them in the order in which they were sent, each with its description', async () => {
    const post = await pictures(ada, ['one', 'two', 'three'], { message: 'A walk' })
    const seen = await see(bob, post.post_id)
    assert.deepEqual(order(seen), ['one', 'two', 'three'])
    assert.deepEqual(
      seen.files.map(({ picture }) => picture?.width),
      [60, 61, 62],
    )
    assert.deepEqual([seen.file, seen.picture], [seen.files[0]?.file, seen.files[0]?.picture])
    assert.deepEqual([seen.file_type, seen.file_state, seen.file_progress], ['image', 'ready', 100])
    for (const each of seen.files) assert(await isServed(each))
    const [listed] = (await the.as(bob).call('timeline', {})).recdata
    assert.deepEqual(order(listed ?? assert.fail()), ['one', 'two', 'three'])
    const { recdata: repost } = await the.as(bob).call('repost', { post_id: post.post_id })
    assert.deepEqual(order(repost), ['one', 'two', 'three'])
  })

  test('takes `file` again and again', async () => {
    const form = new FormData()
    form.append('user_id', String(ada.id))
    form.append('api_key', ada.apiKey)
    form.append('alt_2', 'second')
    for (const width of [70, 71, 72]) form.append('file', await jpeg(width, 40), 'file')
    const answer = await fetch(`${the.url}/api/users/add_post`, { method: 'POST', body: form })
    const { recdata } = (await answer.json()) as { recdata: Post }
    assert.deepEqual([recdata.file_state, recdata.files.length], ['processing', 3])
    await the.processMedia()
    const seen = await see(bob, recdata.post_id)
    assert.deepEqual(
      seen.files.map(({ picture }) => picture?.width),
      [70, 71, 72],
    )
    assert.deepEqual(order(seen), ['', 'second', ''])

    for (let more = 0; more < 8; more++) form.append('file', await jpeg(40, 40), 'file')
    const refused = await fetch(`${the.url}/api/users/add_post`, { method: 'POST', body: form })
    assert.deepEqual(
      [refused.status, ((await refused.json()) as Post & { error: string }).error],
      [413, 'too_many_files'],
    )
  })

  test('is its author’s alone until all are ready, and happens once', async () => {
    const own = await makeWorld()
    const [cleo, dora] = [await own.person('Cleo'), await own.person('Dora')]
    const input = { message: 'Soon', idempotency_key: 'twice is once' }
    const files = { file: await jpeg(80, 40), file_2: await jpeg(81, 40), file_3: await jpeg(82, 40) }
    const [one, other] = await Promise.all([
      own.as(cleo).call('add_post', input, files),
      own.as(cleo).call('add_post', input, files),
    ])
    const { post_id } = one.recdata
    assert.equal(other.recdata.post_id, post_id)
    assert.equal(one.message, 'Your post will appear when its file is ready.')
    const { rows } = await own.platform.database.pool.query<{ id: string }>(
      'select id from media order by id',
    )
    assert.equal(rows.length, 3)
    for (const { id } of rows.slice(0, 2)) {
      await own.platform.mediaRoad.process(id)
      await own.as(dora).isRefused('post_detail', { post_id }, 'post_not_found')
      const [waits] = (await own.as(cleo).call('waiting_posts', {})).recdata
      assert.equal(waits?.file_state, 'processing')
    }
    assert.equal(own.events('post.added').length, 0)
    await own.platform.mediaRoad.process(rows[2]?.id ?? '')
    assert.equal((await own.as(dora).call('post_detail', { post_id })).recdata.files.length, 3)
    assert.equal(own.events('post.added').length, 1)

    // Ready at the same moment, as on several machines.
    await own.as(cleo).call('add_post', { message: 'At once' }, files)
    const { rows: waiting } = await own.platform.database.pool.query<{ id: string }>(
      `select id from media where state = 'processing'`,
    )
    await Promise.all(waiting.map(async ({ id }) => own.platform.mediaRoad.process(id)))
    const [newest] = (await own.as(dora).call('timeline', {})).recdata
    assert.deepEqual([newest?.message, newest?.files.length], ['At once', 3])
  })

  test('is refused with a video among them, with captions, and with one that is no picture', async () => {
    const video = await mp4({ seconds: 1, width: 64, height: 64 })
    const [picture, next] = [await jpeg(50, 50), await jpeg(51, 50)]
    const usedBefore = await used(ada)
    const add = async (refusal: string, files: Record<string, Blob>) =>
      the.as(ada).isRefused('add_post', { message: 'x' }, refusal, files)
    await add('video_stands_alone', { file: picture, file_2: video })
    await add('video_stands_alone', { file: video, file_2: video })
    await add('captions_without_video', { file: picture, file_2: next, captions: new Blob(['WEBVTT\n']) })
    await add('file_kind_unsupported', { file: picture, file_2: new Blob(['words']) })
    assert.equal(await used(ada), usedBefore)
    assert.equal((await the.as(ada).call('waiting_posts', {})).recdata.length, 0)
  })

  test('waits with one that failed until its author takes that one off', async () => {
    const cleo = await the.person('Cleo')
    const { recdata } = await the.as(cleo).call(
      'add_post',
      { message: 'Two of three' },
      {
        file: await jpeg(60, 40),
        file_2: await brokenPng(),
        file_3: await jpeg(62, 40),
      },
    )
    const { post_id } = recdata
    await the.processMedia()
    await the.as(bob).isRefused('post_detail', { post_id }, 'post_not_found')
    const own = await see(cleo, post_id)
    assert.deepEqual(
      own.files.map(({ file_state }) => file_state),
      ['ready', 'failed', 'ready'],
    )
    assert.equal(own.file_state, 'failed')
    assert.match(own.file_failure ?? '', /Couldn't read the file/)
    const [first, , third] = own.files
    const file_order = `${third?.file_id},${first?.file_id}`
    await the.as(cleo).call('edit_post', { post_id, message: 'Two', file_order })
    const seen = await see(bob, post_id)
    assert.deepEqual(
      seen.files.map(({ picture }) => picture?.width),
      [62, 60],
    )
    assert.deepEqual([seen.file_state, seen.edited_at], ['ready', null])
  })
})

describe('an edit', () => {
  test('moves, removes and adds pictures, and what is removed is gone', async () => {
    const cleo = await the.person('Cleo')
    const post = await pictures(cleo, ['a', 'b', 'c', 'd'], { message: 'Four' })
    const { post_id } = post
    const [a, , , d] = post.files.map(({ file_id }) => file_id)
    const edit = {
      post_id,
      message: 'Four others',
      file_order: [d, 'file_2', a, 'file'].join(','),
      alt: 'd too',
      alt_2: 'new',
      alt_4: 'newer',
    }
    const answer = await the
      .as(cleo)
      .call('edit_post', edit, { file: await png(90, 40), file_2: await png(91, 40) })
    assert.equal(answer.message, "Post updated. The file will appear when it's ready.")
    // Those that it has are seen meanwhile.
    assert.deepEqual(order(await see(bob, post_id)), ['d too', 'a'])
    await the.processMedia()
    const seen = await see(bob, post_id)
    assert.deepEqual(order(seen), ['d too', 'new', 'a', 'newer'])
    assert.deepEqual(
      seen.files.map(({ picture }) => picture?.width),
      [63, 91, 60, 90],
    )
    await the.removeFiles()
    const [, second, third] = post.files
    assert.deepEqual(
      [await isServed(second ?? assert.fail()), await isServed(third ?? assert.fail())],
      [false, false],
    )
    for (const each of seen.files) assert(await isServed(each))
    const { rows } = await the.platform.database.pool.query<{ count: number }>(
      'select count(*)::int as count from media where owner_id = $1',
      [cleo.id],
    )
    assert.equal(rows[0]?.count, 4)
    const [version] = (await the.as(bob).call('post_versions', { post_id })).recdata
    assert.equal(version?.file_type, 'image')

    // Clients that know of one file keep all of them, or remove all.
    const kept = { post_id, message: 'Kept', old_file_path: seen.file ?? '' }
    assert.deepEqual(ids((await the.as(cleo).call('edit_post', kept)).recdata), ids(seen))
    assert.equal((await the.as(cleo).call('edit_post', { post_id, message: 'Bare' })).recdata.files.length, 0)
    assert.equal(await used(cleo), 0)
  })

  test('refuses an order with what is not there, is there twice, or is left out, and changes nothing', async () => {
    const post = await pictures(ada, ['a', 'b'])
    const other = await pictures(ada, ['c', 'd'])
    const { post_id } = post
    const [a, b] = post.files.map(({ file_id }) => file_id)
    const refused = async (file_order: string, files?: Record<string, Blob>) => {
      const { body } = await the
        .as(ada)
        .isRefused('edit_post', { post_id, file_order }, 'invalid_fields', files)
      assert.deepEqual(Object.keys(body['fields'] ?? {}), ['file_order'])
    }
    await refused(`${a},${other.files[0]?.file_id}`)
    await refused(`${a},${a}`)
    await refused(`${a},file`)
    await refused(`${a},${b}`, { file: await jpeg(40, 40) })
    const bare = { post_id, file_order: '' }
    await the.as(ada).isRefused('edit_post', bare, 'post_empty')
    const video = { file: await mp4({ seconds: 1, width: 64, height: 64 }) }
    const beside = { post_id, file_order: `${a},file` }
    await the.as(ada).isRefused('edit_post', beside, 'video_stands_alone', video)
    const eleven = Object.fromEntries(
      await Promise.all(
        Array.from({ length: 9 }, async (_, at) => [
          at === 0 ? 'file' : `file_${at + 1}`,
          await jpeg(40, 40),
        ]),
      ),
    ) as Record<string, Blob>
    const all = { post_id, file_order: [a, b, ...Object.keys(eleven)].join(',') }
    await the.as(ada).isRefused('edit_post', all, 'too_many_pictures', eleven)
    await the.as(bob).isRefused('edit_post', { post_id, file_order: `${b},${a}` }, 'post_not_found')
    assert.equal(ids(await see(bob, post_id)), ids(post))
  })

  test('that is late by another one says so instead of bringing back what that has removed', async () => {
    const post = await pictures(ada, ['a', 'b', 'c'])
    const { post_id } = post
    const [a = '', b = '', c = ''] = post.files.map(({ file_id }) => file_id)
    const orders = [`${c},${b}`, `${b},${a}`, `${a},${c}`]
    const answers = await Promise.all(
      orders.map(async (file_order) => the.as(ada).send('edit_post', { post_id, file_order })),
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422, 422])
    const won = orders[answers.findIndex(({ status }) => status === 200)]
    assert.equal(ids(await see(bob, post_id)), won)
  })

  test('keeps a picture that is still being processed', async () => {
    const { recdata } = await the
      .as(ada)
      .call('add_post', { message: 'Early' }, { file: await jpeg(60, 40), file_2: await jpeg(61, 40) })
    const { post_id } = recdata
    const file_order = recdata.files
      .map(({ file_id }) => file_id)
      .toReversed()
      .join(',')
    await the.as(ada).call('edit_post', { post_id, message: 'Early', file_order, alt: '', alt_2: 'First' })
    await the.as(bob).isRefused('post_detail', { post_id }, 'post_not_found')
    await the.processMedia()
    assert.deepEqual(order(await see(bob, post_id)), ['', 'First'])
  })
})

test('pictures of friends are seen by friends alone, and go with their post', async () => {
  const [cleo, dora] = [await the.person('Cleo'), await the.person('Dora')]
  await the.befriend(cleo, dora)
  const post = await pictures(cleo, ['a', 'b'], { post_type: 'private' })
  const [, second] = (await see(dora, post.post_id)).files
  assert(second && (await isServed(second)))
  assert.equal((await fetch(the.url + second.file?.split('?')[0])).status, 404)
  await the.as(cleo).call('post_delete', { post_id: post.post_id })
  assert.equal(await isServed(second), false)
  await the.platform.database.pool.query('delete from posts where id = $1', [post.post_id])
  assert.equal(await used(cleo), 0)
})

test('a member’s media are their own posts with files, as far as one sees them', async () => {
  const [eva, ida] = [await the.person('Eva'), await the.person('Ida')]
  await the.befriend(eva, ida)
  await the.as(eva).call('add_post', { message: 'only words' })
  const open = await pictures(eva, ['a', 'b'], {})
  const closed = await pictures(eva, ['c'], { post_type: 'private' })
  await the.as(eva).call('repost', { post_id: (await pictures(bob, ['d'])).post_id })
  const covered = await pictures(eva, ['e'], { nsfw: 'Nudity' })
  const gone = await pictures(eva, ['f'])
  await the.as(eva).call('post_delete', { post_id: gone.post_id })
  // Nobody's until its picture is ready, not even in the author's own.
  await the.as(eva).call('add_post', { message: 'later' }, { file: await jpeg() })
  const media = async (who: Person, asked: object = {}) => {
    const { recdata, next } = await the.as(who).call('user_media', { view_user_id: eva.id, ...asked })
    return { ids: recdata.map(({ post_id }) => post_id), next }
  }
  const all = [covered.post_id, closed.post_id, open.post_id]
  assert.deepEqual((await media(eva)).ids, all)
  assert.deepEqual((await media(ida)).ids, all)
  assert.deepEqual((await media(bob)).ids, [covered.post_id, open.post_id])
  assert.deepEqual((await media(eva, { view_as: 'stranger' })).ids, [covered.post_id, open.post_id])
  const first = await media(ida, { limit: 2 })
  assert.deepEqual(
    [first.ids, (await media(ida, { before: first.next })).ids],
    [all.slice(0, 2), all.slice(2)],
  )
  await the.platform.database.pool.query(`update members set nsfw_hidden = '{Nudity}' where id = $1`, [
    bob.id,
  ])
  assert.deepEqual((await media(bob)).ids, [open.post_id])
  await the.block(eva, bob)
  await the.as(bob).isRefused('user_media', { view_user_id: eva.id }, 'member_not_found')
  await the.as(ida).isRefused('user_media', { view_user_id: 999_999 }, 'member_not_found')
})
