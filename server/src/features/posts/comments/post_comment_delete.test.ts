import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../../test/files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'
import { removeDeletedPosts } from '../posts.jobs.ts'

async function scene(here: World) {
  const { as, person } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const { post_id } = (await as(ada).call('add_post', { message: 'a post' })).recdata
  const { post_comment_id } = (await as(bob).call('post_comment', { post_id, comment: 'of Bob' })).recdata
  const { post_comment_reply_id } = (
    await as(eve).call('post_comment_reply', { post_comment_id, reply: 'of Eve' })
  ).recdata
  const list = async (who: Person) =>
    (await as(who).call('comment_list', { object_id: post_id })).recdata.map((each) => [
      each.comment,
      each.reply_count,
      each.replies.map(({ comment }) => comment),
    ])
  return { ada, bob, eve, post_id, post_comment_id, post_comment_reply_id, list }
}

test('a comment goes with what was replied to it, and comes back with it', async () => {
  const here = await world()
  const { as } = here
  const { ada, bob, eve, post_id, post_comment_id, post_comment_reply_id, list } = await scene(here)
  await as(ada).call('post_comment', { post_id, comment: 'of Ada' })
  const deleted = await as(bob).call('post_comment_delete', { post_comment_id })
  assert.equal(deleted.message, 'Comment deleted')
  assert.deepEqual(deleted.recdata, { post_id, comments_count: 1 })
  for (const who of [ada, bob, eve]) assert.deepEqual(await list(who), [['of Ada', 0, []]])
  await as(bob).isRefused('post_comment_delete', { post_comment_id }, 'comment_not_found')

  const restored = await as(bob).call('restore_comment', { comment_id: post_comment_id })
  assert.equal(restored.message, 'Comment restored')
  assert.deepEqual(
    [restored.recdata.comment, restored.recdata.reply_count, restored.recdata.replies[0]?.comment_id],
    ['of Bob', 1, post_comment_reply_id],
  )
  for (const who of [ada, bob, eve])
    assert.deepEqual(await list(who), [
      ['of Ada', 0, []],
      ['of Bob', 1, ['of Eve']],
    ])
  await as(bob).isRefused('restore_comment', { comment_id: post_comment_id }, 'comment_not_found')
})

test('a reply is deleted by either name of its id, and restored', async () => {
  const here = await world()
  const { as } = here
  const { ada, eve, post_id, post_comment_id, post_comment_reply_id, list } = await scene(here)
  for (const input of [{ post_comment_reply_id }, { post_comment_id: post_comment_reply_id }]) {
    const deleted = await as(eve).call('post_comment_reply_delete', input)
    assert.deepEqual(deleted.recdata, { post_id, post_comment_id, reply_count: 0 })
    assert.deepEqual(await list(ada), [['of Bob', 0, []]])
    await as(eve).isRefused('post_comment_reply_delete', input, 'comment_not_found')
    const restored = await as(eve).call('restore_comment', { comment_id: post_comment_reply_id })
    assert.deepEqual([restored.recdata.comment, restored.recdata.parent_id], ['of Eve', post_comment_id])
    assert.deepEqual(await list(ada), [['of Bob', 1, ['of Eve']]])
    await as(eve).isRefused('restore_comment', { comment_id: post_comment_reply_id }, 'comment_not_found')
  }
  await as(eve).isRefused('post_comment_reply_delete', {}, 'comment_not_found')
})

test('nobody but its author deletes or restores one, and each call its own kind', async () => {
  const here = await world()
  const { as } = here
  const { ada, bob, eve, post_comment_id, post_comment_reply_id } = await scene(here)
  for (const who of [ada, eve])
    await as(who).isRefused('post_comment_delete', { post_comment_id }, 'comment_not_found')
  for (const who of [ada, bob])
    await as(who).isRefused('post_comment_reply_delete', { post_comment_reply_id }, 'comment_not_found')
  await as(eve).isRefused(
    'post_comment_delete',
    { post_comment_id: post_comment_reply_id },
    'comment_not_found',
  )
  await as(bob).isRefused('post_comment_reply_delete', { post_comment_id }, 'comment_not_found')
  await as(bob).call('post_comment_delete', { post_comment_id })
  await as(ada).isRefused('restore_comment', { comment_id: post_comment_id }, 'comment_not_found')
})

test('what one said can be deleted where one sees nothing any more, but not brought back', async () => {
  const here = await world()
  const { as, block } = here
  const { ada, bob, eve, post_id, post_comment_id, post_comment_reply_id } = await scene(here)
  await block(ada, bob)
  const deleted = await as(bob).call('post_comment_delete', { post_comment_id })
  // They may no longer know how many there are.
  assert.deepEqual(deleted.recdata, { post_id, comments_count: 0 })
  await as(bob).isRefused('restore_comment', { comment_id: post_comment_id }, 'comment_not_found')
  const reply = await as(eve).call('post_comment_reply_delete', { post_comment_reply_id })
  assert.equal(reply.recdata.reply_count, 0)
  await as(eve).isRefused('restore_comment', { comment_id: post_comment_reply_id }, 'comment_not_found')
})

test('one that waits for its file can be deleted meanwhile, and comes back waiting or published', async () => {
  const here = await makeWorld()
  const { as, processMedia } = here
  const { ada, bob, post_id, list } = await scene(here)
  const { post_comment_id } = (
    await as(bob).call('post_comment', { post_id, comment: 'slow' }, { file: await jpeg() })
  ).recdata
  const change = (name: 'delete_comment' | 'restore_comment') =>
    as(bob).call(name, { comment_id: post_comment_id })
  await change('delete_comment')
  assert.equal((await list(bob)).length, 1)
  await change('restore_comment')
  assert.deepEqual([(await list(bob)).length, (await list(ada)).length], [2, 1])
  await change('delete_comment')
  await processMedia()
  assert.deepEqual([(await list(bob)).length, (await list(ada)).length], [1, 1])
  await change('restore_comment')
  assert.deepEqual([(await list(bob)).length, (await list(ada)).length], [2, 2])
})

test('thirty days later it is gone with its replies and its file', async () => {
  const here = await makeWorld()
  const { as, platform, processMedia } = here
  const { pool } = platform.database
  const { bob, post_id, post_comment_id } = await scene(here)
  const withFile = async () =>
    (await as(bob).call('post_comment', { post_id }, { file: await jpeg() })).recdata.post_comment_id
  const [deleted, kept] = [await withFile(), await withFile()]
  await processMedia()
  const abandoned = await withFile()
  for (const id of [post_comment_id, deleted])
    await as(bob).call('post_comment_delete', { post_comment_id: id })
  const remove = () => removeDeletedPosts(platform).work({})
  const left = async () => (await pool.query('select id from comments order by id')).rows.map(({ id }) => id)
  await pool.query(`update comments set deleted_at = now() - interval '29 days' where deleted_at is not null`)
  await remove()
  assert.equal((await left()).length, 5)
  await pool.query(`update comments set deleted_at = now() - interval '31 days' where deleted_at is not null`)
  await pool.query(`update comments set created_at = now() - interval '31 days' where id = $1`, [abandoned])
  await remove()
  assert.deepEqual(await left(), [kept])
  assert.equal((await pool.query('select from media')).rowCount, 1)
  const { rows } = await pool.query('select comments from objects where id = $1', [post_id])
  assert.equal(rows[0].comments, 1)
})
