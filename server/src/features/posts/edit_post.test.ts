import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { brokenPng, jpeg } from '../../../test/files/pictures.ts'
import { type Person, type World, world } from '../../../test/world.ts'

describe('edit_post', () => {
  let the: World
  let ada: Person
  let bob: Person

  before(async () => {
    the = await world()
    ada = await the.person('Ada')
    bob = await the.person('Bob')
  })

  const see = async (viewer: Person, post_id: number) =>
    (await the.as(viewer).call('post_detail', { post_id })).recdata
  const versions = async (viewer: Person, post_id: number) =>
    (await the.as(viewer).call('post_versions', { post_id })).recdata

  test('changes everything, says so, and keeps what it said before', async () => {
    const { recdata: first } = await the
      .as(ada)
      .call('add_post', { message: 'Tea at 4', hashtag: 'tea', nsfw: 'Profanity' })
    assert.equal(first.edited_at, null)
    const post_id = first.post_id
    const { recdata } = await the
      .as(ada)
      .call('edit_post', { post_id, message: 'Tea at 5', hashtag: 'tea,late' })
    assert.deepEqual([recdata.message, recdata.hashtag, recdata.is_nsfw], ['Tea at 5', 'tea,late', 0])
    assert(recdata.edited_at)
    await the.as(ada).call('edit_post', { post_id, message: 'Tea at 6', hashtag: 'tea' })
    const kept = await versions(bob, post_id)
    assert.deepEqual(
      kept.map(({ message, hashtag, nsfw }) => [message, hashtag, nsfw]),
      [
        ['Tea at 5', 'tea,late', ''],
        ['Tea at 4', 'tea', 'Profanity'],
      ],
    )
    assert.equal(kept[1]?.written_at, first.created_at)
    assert.equal(kept[0]?.written_at, recdata.edited_at)
    assert.equal((await see(bob, post_id)).created_at, first.created_at)
  })

  test('that changes nothing is none', async () => {
    const { recdata } = await the.as(ada).call('add_post', { message: 'As it is', hashtag: 'same' })
    await the.as(ada).call('edit_post', { post_id: recdata.post_id, message: ' As it is ', hashtag: '#same' })
    assert.equal((await see(bob, recdata.post_id)).edited_at, null)
    assert.deepEqual(await versions(bob, recdata.post_id), [])
  })

  test('is the author’s alone', async () => {
    const { recdata } = await the.as(ada).call('add_post', { message: 'Mine' })
    const { post_id } = recdata
    await the.as(bob).isRefused('edit_post', { post_id, message: 'Ours' }, 'post_not_found')
    await the.as(ada).isRefused('edit_post', { post_id: 999_999, message: 'Nobody’s' }, 'post_not_found')
    await the.as(ada).isRefused('edit_post', { post_id, message: ' ' }, 'post_empty')
    await the.as(ada).isRefused('edit_post', { post_id, message: 'x', group_id: 3 }, 'group_not_found')
    const { body } = await the
      .as(ada)
      .isRefused('edit_post', { post_id, message: 'x', nsfw: 'Boredom' }, 'invalid_fields')
    assert.deepEqual(Object.keys(body['fields'] as object), ['nsfw'])
    await the.as(ada).call('post_delete', { post_id })
    await the.as(ada).isRefused('edit_post', { post_id, message: 'Back' }, 'post_not_found')
    assert.deepEqual((await the.as(ada).call('post_restore', { post_id })).recdata.message, 'Mine')
  })

  test('keeps the file that it names, takes it off, or puts another in its place', async () => {
    const post = await the.post(ada, { message: 'With a picture', alt: 'A jug' }, { file: await jpeg() })
    const { post_id } = post
    assert(post.file)
    const { recdata: kept } = await the
      .as(ada)
      .call('edit_post', { post_id, message: 'Still', old_file_path: post.file, alt: 'A blue jug' })
    assert.deepEqual([kept.file, kept.picture?.alt], [post.file, 'A blue jug'])

    const { message, recdata: waiting } = await the
      .as(ada)
      .call('edit_post', { post_id, message: 'Another' }, { file: await jpeg(300) })
    assert.match(message, /when it's ready/)
    // Until then others read the new text, and the old picture is gone with the edit.
    assert.equal(waiting.file_state, 'processing')
    const others = await see(bob, post_id)
    assert.deepEqual([others.message, others.file, others.file_state], ['Another', null, null])
    await the.processMedia()
    assert.equal((await see(bob, post_id)).file_state, 'ready')
    assert.notEqual((await see(bob, post_id)).file, post.file)

    const { recdata: bare } = await the
      .as(ada)
      .call('edit_post', { post_id, message: 'Bare', old_file_path: '' })
    assert.deepEqual([bare.file, bare.file_type], [null, null])
    assert.deepEqual(
      (await versions(bob, post_id)).map(({ file_type }) => file_type),
      ['image', 'image', null],
    )
    const left = await the.platform.database.db
      .selectFrom('media')
      .select('id')
      .where('use', '=', 'post')
      .execute()
    assert.deepEqual(left, [])
  })

  const kept = async (owner: Person) =>
    (await the.platform.database.pool.query('select from media where owner_id = $1', [owner.id])).rowCount

  test('shows the earlier file again where the new one fails, and says why to its author alone', async () => {
    const cleo = await the.person('Cleo')
    const post = await the.post(cleo, { message: 'A jug', alt: 'Blue' }, { file: await jpeg() })
    const { post_id } = post
    assert(post.file)
    await the.as(cleo).call('edit_post', { post_id, message: 'Two jugs' }, { file: await brokenPng() })
    assert.equal((await see(bob, post_id)).file, null)
    assert.equal((await fetch(the.url + post.file)).status, 404)
    await the.processMedia()
    const [mine, others] = [await see(cleo, post_id), await see(bob, post_id)]
    assert.deepEqual([mine.file, mine.file_state, mine.picture?.alt], [post.file, 'ready', 'Blue'])
    assert.match(mine.file_failure ?? '', /Couldn't read the file/)
    assert.deepEqual([others.message, others.file, others.file_failure], ['Two jugs', post.file, null])
    assert.equal((await fetch(the.url + post.file)).status, 200)
    assert.equal(await kept(cleo), 1)
    // Saving without changes marks the failure as read.
    const same = { post_id, message: 'Two jugs', old_file_path: post.file, old_file_type: 'image' as const }
    const { recdata: read } = await the.as(cleo).call('edit_post', same)
    assert.deepEqual([read.file, read.file_failure], [post.file, null])
    assert.deepEqual(
      (await versions(cleo, post_id)).map(({ file_type }) => file_type),
      [null],
    )
  })

  test('shows no earlier file to more members, or with fewer warnings, than before', async () => {
    const [cleo, dora] = [await the.person('Cleo'), await the.person('Dora')]
    await the.befriend(cleo, dora)
    const before = { message: 'Among us', post_type: 'private', nsfw: 'Nudity,Profanity' } as const
    const { post_id, file } = await the.post(cleo, before, { file: await jpeg() })
    await the
      .as(cleo)
      .call(
        'edit_post',
        { post_id, message: 'For all', post_type: 'public', nsfw: 'Profanity' },
        { file: await brokenPng() },
      )
    assert.equal((await see(bob, post_id)).message, 'For all')
    await the.processMedia()
    await the.as(bob).isRefused('post_detail', { post_id }, 'post_not_found')
    const seen = await see(dora, post_id)
    assert(file && seen.file?.startsWith(file.split('?')[0] ?? ''))
    assert.deepEqual([seen.message, seen.post_type, seen.nsfw], ['For all', 'private', 'Profanity,Nudity'])
  })

  test('keeps the earlier file only until another one is ready, or its author has taken it off', async () => {
    const cleo = await the.person('Cleo')
    const add = async () => the.post(cleo, { message: 'Seen' }, { file: await jpeg() })
    const edit = async (post_id: number, message: string, file?: Blob) =>
      the.as(cleo).call('edit_post', { post_id, message }, file && { file })

    const replaced = await add()
    await edit(replaced.post_id, 'Waits', await brokenPng())
    await edit(replaced.post_id, 'Waits again', await jpeg(300))
    assert.equal(await kept(cleo), 2)
    await the.processMedia()
    assert.equal(await kept(cleo), 1)
    assert.notEqual((await see(bob, replaced.post_id)).file, replaced.file)

    const again = await add()
    await edit(again.post_id, 'Waits', await jpeg(300))
    await edit(again.post_id, 'Waits again', await brokenPng())
    await the.processMedia()
    assert.equal((await see(bob, again.post_id)).file, again.file)
    assert.equal(await kept(cleo), 2)

    const bare = await add()
    await edit(bare.post_id, 'Waits', await brokenPng())
    await edit(bare.post_id, 'Bare')
    assert.equal(await kept(cleo), 2)
    await the.processMedia()
    assert.equal((await see(cleo, bare.post_id)).file_state, null)

    const gone = await add()
    await edit(gone.post_id, 'Waits', await jpeg(300))
    await the.platform.database.pool.query('delete from posts where id = $1', [gone.post_id])
    assert.equal(await kept(cleo), 2)
  })

  test('of a post that waits for its file publishes it when the file is taken off', async () => {
    const { recdata } = await the.as(ada).call('add_post', { message: 'Soon' }, { file: await jpeg() })
    await the.as(bob).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
    await the.as(ada).call('edit_post', { post_id: recdata.post_id, message: 'Now' })
    const seen = await see(bob, recdata.post_id)
    assert.deepEqual([seen.message, seen.edited_at], ['Now', null])
  })

  test('does not show to more members what was written for fewer', async () => {
    const [cleo, dora] = [await the.person('Cleo'), await the.person('Dora')]
    await the.befriend(cleo, dora)
    const { recdata } = await the.as(cleo).call('add_post', { message: 'Among us', post_type: 'private' })
    const { post_id } = recdata
    await the.as(cleo).call('edit_post', { post_id, message: 'For all', post_type: 'public' })
    assert.deepEqual(await versions(bob, post_id), [])
    assert.deepEqual(
      (await versions(dora, post_id)).map(({ message }) => message),
      ['Among us'],
    )
    await the.as(cleo).call('edit_post', { post_id, message: 'Among us again', post_type: 'private' })
    await the.as(bob).isRefused('post_versions', { post_id }, 'post_not_found')
  })

  test('keeps the reasons for NSFW that moderation has set', async () => {
    const { recdata } = await the.as(ada).call('add_post', { message: 'Marked', nsfw: 'Nudity' })
    await the.platform.database.db
      .updateTable('posts')
      .set({ nsfw: ['Nudity', 'Other'], nsfw_kept: ['Other'] })
      .where('id', '=', recdata.post_id)
      .execute()
    const { recdata: edited } = await the
      .as(ada)
      .call('edit_post', { post_id: recdata.post_id, message: 'Bare' })
    assert.equal(edited.nsfw, 'Other')
  })

  test('two at once lose neither', async () => {
    const { recdata } = await the.as(ada).call('add_post', { message: '0' })
    const { post_id } = recdata
    await Promise.all(
      ['1', '2', '3'].map(async (message) => the.as(ada).call('edit_post', { post_id, message })),
    )
    const all = [
      ...(await versions(ada, post_id)).map(({ message }) => message),
      (await see(ada, post_id)).message,
    ]
    assert.deepEqual(all.toSorted(), ['0', '1', '2', '3'])
  })
})
