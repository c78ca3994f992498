import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { jpeg } from '../../../test/files/pictures.ts'
import { type Person, type World, world } from '../../../test/world.ts'

describe('repost', () => {
  let the: World
  let ada: Person
  let bob: Person
  let cleo: Person

  before(async () => {
    the = await world()
    ada = await the.person('Ada')
    bob = await the.person('Bob')
    cleo = await the.person('Cleo')
  })

  const write = async (author: Person, message: string, post_type: 'public' | 'private' = 'public') =>
    (await the.as(author).call('add_post', { message, post_type })).recdata.post_id
  const see = async (viewer: Person, post_id: number) =>
    (await the.as(viewer).call('post_detail', { post_id })).recdata
  const listed = async (viewer: Person) =>
    (await the.as(viewer).call('timeline', { limit: 50 })).recdata.map(({ post_id }) => post_id)

  test('with a remark is a post of its own that shows the original, who reminded and when', async () => {
    const original = await write(ada, 'Bread at noon')
    const { recdata } = await the.as(bob).call('repost', { post_id: original, repost_comment: 'Come!' })
    const seen = await see(cleo, recdata.post_id)
    assert.equal(seen.is_repost, 1)
    assert.equal(seen.original_post_id, original)
    assert.equal(seen.target_post_id, recdata.post_id)
    assert.deepEqual(
      [
        seen.user_id,
        seen.full_name,
        seen.message,
        seen.repost_user_id,
        seen.repost_user,
        seen.repost_comment,
      ],
      [ada.id, 'Ada', 'Bread at noon', bob.id, 'Bob', 'Come!'],
    )
    assert.equal(typeof seen.repost_duration, 'string')
    await the.as(cleo).call('post_like', { post_id: recdata.post_id })
    assert.equal((await see(cleo, recdata.post_id)).like_count, 1)
    assert.equal((await see(cleo, original)).like_count, 0)
    assert.equal((await see(cleo, original)).repost_count, 1)
    assert.deepEqual(the.events('post.reminded').at(-1), {
      post: original,
      repost: recdata.post_id,
      author: ada.id,
      member: bob.id,
    })
  })

  test('without a remark happens once, and reactions to it are the original’s', async () => {
    const original = await write(ada, 'A kettle for two')
    const happened = the.events('post.reminded').length
    // A double click, and a click in another tab.
    const answers = await Promise.all(
      [1, 2, 3].map(async () => the.as(bob).call('repost', { post_id: original, repost_comment: ' ' })),
    )
    const [mine] = new Set(answers.map(({ recdata }) => recdata.post_id))
    assert.equal(new Set(answers.map(({ recdata }) => recdata.post_id)).size, 1)
    assert(mine)
    assert.equal(the.events('post.reminded').length, happened + 1)
    const { recdata: liked } = await the.as(cleo).call('post_like', { post_id: mine })
    assert.deepEqual([liked.post_id, liked.like_count], [original, 1])
    for (const id of [mine, original]) {
      const seen = await see(cleo, id)
      assert.deepEqual(
        [seen.target_post_id, seen.like_count, seen.user_like, seen.repost_count],
        [original, 1, 1, 1],
      )
    }
    const own = await see(bob, original)
    assert.equal(own.my_repost_id, mine)
    assert.equal((await see(cleo, original)).my_repost_id, null)

    const { original_post_id } = await the.as(bob).call('post_delete', { post_id: mine })
    assert.equal(original_post_id, original)
    assert.deepEqual(
      [(await see(bob, original)).my_repost_id, (await see(bob, original)).repost_count],
      [null, 0],
    )
    await the.as(bob).call('post_restore', { post_id: mine })
    assert.equal((await see(bob, original)).repost_count, 1)
  })

  test('a deleted one does not come back beside a newer one', async () => {
    const original = await write(ada, 'Two chairs')
    const { recdata } = await the.as(bob).call('repost', { post_id: original })
    await the.as(bob).call('post_delete', { post_id: recdata.post_id })
    const { recdata: newer } = await the.as(bob).call('repost', { post_id: original })
    assert.notEqual(newer.post_id, recdata.post_id)
    await the.as(bob).isRefused('post_restore', { post_id: recdata.post_id }, 'post_not_found')
    assert.equal((await see(bob, original)).repost_count, 1)
  })

  test('of a repost shows the original', async () => {
    const original = await write(ada, 'Seedlings to give away')
    const { recdata: first } = await the.as(bob).call('repost', { post_id: original, repost_comment: 'Look' })
    const { recdata: second } = await the
      .as(cleo)
      .call('repost', { post_id: first.post_id, repost_comment: 'Yes' })
    assert.deepEqual(
      [second.original_post_id, second.user_id, second.repost_user_id],
      [original, ada.id, cleo.id],
    )
    assert.equal((await see(ada, original)).repost_count, 2)
  })

  test('of what one does not see is refused as if it were not there', async () => {
    const secret = await write(ada, 'For friends', 'private')
    await the.as(cleo).isRefused('repost', { post_id: secret }, 'post_not_found')
    await the.as(cleo).isRefused('repost', { post_id: 999_999 }, 'post_not_found')
    const waiting = await the.as(ada).call('add_post', { message: 'later' }, { file: await jpeg() })
    await the.as(ada).isRefused('repost', { post_id: waiting.recdata.post_id }, 'post_not_found')
    const remark = 'x'.repeat(5001)
    const { body } = await the
      .as(ada)
      .isRefused('repost', { post_id: secret, repost_comment: remark }, 'invalid_fields')
    assert.deepEqual(Object.keys(body['fields'] as object), ['repost_comment'])
  })

  test('of a private post reaches nobody who does not see that', async () => {
    const [dora, emil, fay] = [await the.person('Dora'), await the.person('Emil'), await the.person('Fay')]
    await the.befriend(dora, emil)
    await the.befriend(emil, fay)
    const secret = await write(dora, 'The key is under the pot', 'private')
    const { recdata } = await the.as(emil).call('repost', { post_id: secret, repost_comment: 'Remember' })
    assert.equal(recdata.post_type, 'private')
    assert((await listed(dora)).includes(recdata.post_id))
    assert(!(await listed(fay)).includes(recdata.post_id))
    await the.as(fay).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
    // Not even after the original is gone: the remark wasn't for them.
    await the.as(dora).call('post_delete', { post_id: secret })
    await the.as(fay).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
  })

  test('leaves a placeholder where the original is deleted, for good or not', async () => {
    const original = await write(ada, 'Gone tomorrow')
    const { recdata } = await the.as(bob).call('repost', { post_id: original, repost_comment: 'Read it' })
    const { recdata: plain } = await the.as(cleo).call('repost', { post_id: original })
    await the.as(ada).call('post_delete', { post_id: original })
    for (const each of [recdata.post_id, plain.post_id]) {
      const seen = await see(cleo, each)
      assert.deepEqual([seen.original_gone, seen.original_post_id, seen.message], [1, null, ''])
    }
    await the.as(cleo).isRefused('post_like', { post_id: plain.post_id }, 'post_not_found')
    await the.platform.database.db.deleteFrom('posts').where('id', '=', original).execute()
    const after = await see(cleo, recdata.post_id)
    assert.deepEqual([after.original_gone, after.repost_comment, after.user_id], [1, 'Read it', bob.id])
    assert.equal((await see(cleo, plain.post_id)).original_gone, 1)
  })

  test('is seen by nobody who and whose author of the original have blocked one another', async () => {
    const [gus, hana] = [await the.person('Gus'), await the.person('Hana')]
    const original = await write(gus, 'Loud music tonight')
    const { recdata } = await the.as(bob).call('repost', { post_id: original })
    assert((await listed(hana)).includes(recdata.post_id))
    await the.block(hana, gus)
    assert(!(await listed(hana)).includes(recdata.post_id))
    await the.as(hana).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
  })

  test('of a post that became private shows no more than its author left', async () => {
    const original = await write(ada, 'Public first')
    const { recdata } = await the
      .as(bob)
      .call('repost', { post_id: original, repost_comment: 'Mine stays mine' })
    await the.as(ada).call('edit_post', { post_id: original, message: 'Private now', post_type: 'private' })
    await the.as(cleo).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
    const own = await see(bob, recdata.post_id)
    assert.deepEqual([own.original_gone, own.message, own.repost_comment], [1, '', 'Mine stays mine'])
  })

  test('editing one changes its remark alone', async () => {
    const original = await write(ada, 'Chess on Friday')
    const { recdata } = await the.as(bob).call('repost', { post_id: original, repost_comment: 'Frday' })
    const { recdata: edited } = await the
      .as(bob)
      .call('edit_post', { post_id: recdata.post_id, message: 'Friday', hashtag: 'chess', nsfw: 'Other' })
    assert.deepEqual(
      [edited.repost_comment, edited.message, edited.hashtag, edited.is_nsfw],
      ['Friday', 'Chess on Friday', '', 0],
    )
  })

  test('its remark is taken off unless that leaves two of the same', async () => {
    const original = await write(ada, 'A ladder to lend')
    const remind = async (repost_comment?: string) =>
      (await the.as(bob).call('repost', { post_id: original, ...(repost_comment ? { repost_comment } : {}) }))
        .recdata.post_id
    const [remark, other] = [await remind('Look'), await remind('There')]
    const { recdata } = await the.as(bob).call('edit_post', { post_id: remark, message: '' })
    assert.deepEqual([recdata.repost_comment, recdata.my_repost_id], [null, remark])
    await the.as(bob).isRefused('edit_post', { post_id: other, message: '' }, 'reminded_already')
    assert.equal((await see(ada, original)).repost_count, 2)
  })

  test('whoever goes takes their reminders of their own post along', async () => {
    const gone = await the.person('Gone')
    const post_id = await write(gone, 'Goodbye')
    for (const repost_comment of ['One', 'Two', ''])
      await the.as(gone).call('repost', { post_id, repost_comment })
    await the.platform.database.pool.query('delete from members where id = $1', [gone.id])
    await the.as(bob).isRefused('post_detail', { post_id }, 'post_not_found')
  })

  test('taking reminders back while the author of the original goes stands in nobody’s way', async () => {
    const { pool } = the.platform.database
    const readers = await Promise.all(Array.from({ length: 8 }, (_, i) => the.person(`Reader ${i}`)))
    for (let round = 0; round < 20; round++) {
      const gone = await the.person('Gone')
      const post_id = await write(gone, 'Goodbye')
      const reminders = await Promise.all(
        readers.map(async (reader) => (await the.as(reader).call('repost', { post_id })).recdata.post_id),
      )
      await Promise.all([
        pool.query('delete from members where id = $1', [gone.id]),
        ...readers.map((reader, i) => the.as(reader).call('post_delete', { post_id: reminders[i] ?? 0 })),
      ])
    }
  })

  test('repeated after its author has blocked one, it answers nothing of the original', async () => {
    const nik = await the.person('Nik')
    await the.befriend(ada, nik)
    const original = await write(ada, 'for friends alone', 'private')
    const repost = { post_id: original, repost_comment: 'look', idempotency_key: 'repeated-1' }
    const first = await the.as(nik).call('repost', repost)
    assert.equal(first.recdata.message, 'for friends alone')
    await the.as(ada).call('block', { blocked_user_id: nik.id })
    const { status, body } = await the.as(nik).send('repost', repost)
    assert.equal(status, 200)
    assert.equal((body['recdata'] as { post_id: number }).post_id, first.recdata.post_id)
    assert(!JSON.stringify(body).includes('for friends alone'))
    assert(!JSON.stringify(body).includes(ada.username))
  })
})
