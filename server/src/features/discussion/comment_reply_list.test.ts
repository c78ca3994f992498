import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../test/world.ts'

test('replies come newest first, page by page', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'a post' })).recdata
  const { post_comment_id } = (await as(ada).call('post_comment', { post_id, comment: 'x' })).recdata
  const none = await as(bob).call('comment_reply_list', { comment_id: post_comment_id })
  assert.deepEqual([none.object, none.recdata, none.next], [post_id, [], undefined])
  for (let i = 1; i <= 5; i++)
    await as(bob).call('post_comment_reply', { post_comment_id, reply: `reply ${i}` })
  const first = await as(ada).call('comment_reply_list', { comment_id: post_comment_id, limit: 3 })
  assert.equal(first.object, post_id)
  assert.deepEqual(
    first.recdata.map(({ comment }) => comment),
    ['reply 5', 'reply 4', 'reply 3'],
  )
  const second = await as(ada).call('comment_reply_list', {
    comment_id: post_comment_id,
    limit: 3,
    before: first.next,
  })
  assert.deepEqual(
    second.recdata.map(({ comment }) => comment),
    ['reply 2', 'reply 1'],
  )
  assert.equal(second.next, undefined)
  const byPage = await as(ada).call('comment_reply_list', { comment_id: post_comment_id, limit: 3, page: 2 })
  assert.deepEqual(byPage.recdata, second.recdata)
})

test('of a comment that is not to be seen there are none', async () => {
  const { as, person, block } = await world()
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const { post_id } = (await as(ada).call('add_post', { message: 'a post' })).recdata
  const { post_comment_id } = (await as(bob).call('post_comment', { post_id, comment: 'x' })).recdata
  const reply = (await as(ada).call('post_comment_reply', { post_comment_id, reply: 'y' })).recdata
  // A reply can't have replies.
  await as(ada).isRefused(
    'comment_reply_list',
    { comment_id: reply.post_comment_reply_id },
    'comment_not_found',
  )
  await block(bob, eve)
  await as(eve).isRefused('comment_reply_list', { comment_id: post_comment_id }, 'comment_not_found')
  await as(ada).isRefused('comment_reply_list', { comment_id: 999_999 }, 'comment_not_found')
  await as(bob).call('post_comment_delete', { post_comment_id })
  for (const who of [ada, bob])
    await as(who).isRefused('comment_reply_list', { comment_id: post_comment_id }, 'comment_not_found')
})
