import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../test/world.ts'

test('not yours to see looks exactly like not there', async () => {
  const { as, person, befriend } = await world()
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  await befriend(ada, bob)
  const { recdata } = await as(ada).call('add_post', { message: 'for friends', post_type: 'private' })
  assert.equal(
    (await as(bob).call('post_detail', { post_id: String(recdata.post_id) })).recdata.message,
    'for friends',
  )
  const hidden = await as(eve).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
  const missing = await as(eve).isRefused('post_detail', { post_id: 999_999 }, 'post_not_found')
  assert.deepEqual(hidden.body, missing.body)
  assert.equal(hidden.status, 404)
})

test('a post comes with its latest 50 comments and their replies, as a card with three', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'Bread' })).recdata
  const { post_id: reminder } = (await as(bob).call('repost', { post_id })).recdata
  let last = 0
  for (let nth = 1; nth <= 52; nth++)
    last = (await as(ada).call('post_comment', { post_id, comment: `Comment ${nth}` })).recdata
      .post_comment_id
  await as(bob).call('post_comment_reply', { post_comment_id: last, reply: 'A reply' })
  const numbered = Array.from({ length: 52 }, (_, at) => `Comment ${at + 1}`)
  for (const id of [post_id, reminder]) {
    const whole = (await as(bob).call('post_detail', { post_id: id })).recdata.comments
    const card = (await as(bob).call('post_card', { post_id: id })).recdata.comments
    const said = [whole, card].map((comments) => comments.map(({ comment }) => comment))
    assert.deepEqual(said, [numbered.slice(-50), numbered.slice(-3)])
    assert.deepEqual(
      whole.at(-1)?.reply.map(({ reply }) => reply),
      ['A reply'],
    )
    assert.deepEqual(whole.slice(-3), card)
  }
})
