import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../test/world.ts'

test('a member’s own posts, with the private ones for friends', async () => {
  const { as, person, befriend } = await world()
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  await befriend(ada, bob)
  await as(ada).call('add_post', { message: 'open' })
  await as(ada).call('add_post', { message: 'closed', post_type: 'private' })
  await as(bob).call('add_post', { message: 'somebody else’s' })
  const messages = async (who: typeof ada) =>
    (await as(who).call('user_timeline', { view_user_id: ada.id })).recdata.map((post) => post.message)
  assert.deepEqual(await messages(bob), ['closed', 'open'])
  assert.deepEqual(await messages(eve), ['open'])
  assert.deepEqual(await messages(ada), ['closed', 'open'])
})

test('with a post it is that one', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { recdata: post } = await as(ada).call('add_post', { message: 'this one' })
  await as(ada).call('add_post', { message: 'another' })
  const one = await as(bob).call('user_timeline', { view_user_id: ada.id, post_id: post.post_id })
  assert.deepEqual(
    one.recdata.map((each) => each.message),
    ['this one'],
  )
  const all = await as(bob).call('user_timeline', { view_user_id: ada.id, post_id: '' as never })
  assert.equal(all.recdata.length, 2)
  await as(bob).isRefused('user_timeline', { view_user_id: bob.id, post_id: post.post_id }, 'post_not_found')
})

test('an empty list is not a missing member', async () => {
  const { as, person, block } = await world()
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  assert.deepEqual((await as(ada).call('user_timeline', { view_user_id: bob.id })).recdata, [])
  await as(ada).isRefused('user_timeline', { view_user_id: 999_999 }, 'member_not_found')
  await as(eve).call('add_post', { message: 'hello' })
  await block(eve, ada)
  await as(ada).isRefused('user_timeline', { view_user_id: eve.id }, 'member_not_found')
})
