import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupScene, postIn } from '../../../../test/scenes/groups-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const why = async ({ as }: World, who: Person, post_id: number) =>
  (await as(who).call('post_why', { post_id })).recdata.map(({ reason, name }) =>
    name === null ? reason : `${reason} ${name}`,
  )

test('the strongest reason comes first', async () => {
  const the = await world()
  const [ada, friend, fan, stranger] = await Promise.all(
    ['Ada', 'Friend', 'Fan', 'Stranger'].map((name) => the.person(name)),
  )
  assert(ada && friend && fan && stranger)
  await the.befriend(ada, friend)
  await the.follow(fan, ada)
  await the.as(fan).call('add_hashtag', { hashtag: 'GARDEN' })
  const { post_id } = (await the.as(ada).call('add_post', { message: 'x', hashtag: 'Garden,other' })).recdata
  assert.deepEqual(await why(the, ada, post_id), ['own', 'public'])
  assert.deepEqual(await why(the, friend, post_id), ['friend Ada', 'public'])
  assert.deepEqual(await why(the, fan, post_id), ['following Ada', 'hashtag Garden', 'public'])
  assert.deepEqual(await why(the, stranger, post_id), ['public'])
})

test('a private post is seen as a friend, and by nobody else is there a why', async () => {
  const the = await world()
  const [ada, friend, fan] = [await the.person('Ada'), await the.person('Friend'), await the.person('Fan')]
  await the.befriend(ada, friend)
  await the.follow(fan, ada)
  const { post_id } = (await the.as(ada).call('add_post', { message: 'x', post_type: 'private' })).recdata
  assert.deepEqual(await why(the, friend, post_id), ['friend Ada'])
  assert.deepEqual(await why(the, ada, post_id), ['own'])
  await the.as(fan).isRefused('post_why', { post_id }, 'post_not_found')
  await the.as(fan).isRefused('post_why', { post_id: 999_999 }, 'post_not_found')
})

test('a repost is seen because of who reminded, and of what it shows', async () => {
  const the = await world()
  const [ada, bob, eve] = [await the.person('Ada'), await the.person('Bob'), await the.person('Eve')]
  await the.follow(eve, bob)
  const { post_id } = (await the.as(ada).call('add_post', { message: 'x' })).recdata
  const repost = (await the.as(bob).call('repost', { post_id })).recdata.post_id
  assert.deepEqual(await why(the, eve, repost), ['reminded Bob', 'public'])
  await the.follow(eve, ada)
  assert.deepEqual(await why(the, eve, repost), ['following Ada', 'reminded Bob', 'public'])
  assert.deepEqual(await why(the, bob, repost), ['own', 'public'])
})

test('whoever reminded of what is hidden from them now is not told who wrote it', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  await the.befriend(ada, bob)
  const { post_id } = (await the.as(ada).call('add_post', { message: 'x', post_type: 'private' })).recdata
  const repost = (await the.as(bob).call('repost', { post_id })).recdata.post_id
  await the.block(ada, bob)
  assert.deepEqual(await why(the, bob, repost), ['own'])
})

test('a post in a group is seen because of the group, and is public where the group is open', async () => {
  const the = await world()
  const [closed, open] = [await groupScene(the, 'closed'), await groupScene(the, 'open')]
  const inClosed = await postIn(closed, closed.people.owner, 'x')
  const inOpen = await postIn(open, open.people.owner, 'x')
  assert.deepEqual(await why(the, closed.people.member, inClosed), [`group ${closed.name}`])
  assert.deepEqual(await why(the, open.people.member, inOpen), [`group ${open.name}`, 'public'])
  assert.deepEqual(await why(the, open.people.outsider, inOpen), ['public'])
  await the.as(closed.people.outsider).isRefused('post_why', { post_id: inClosed }, 'post_not_found')
})
