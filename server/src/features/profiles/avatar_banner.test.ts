import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../test/world.ts'

test('without a name it is one’s own', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const { recdata } = await as(ada).call('avatar_banner', {})
  assert.equal(recdata.user_id, ada.id)
  assert.equal(recdata.display_name, 'Ada')
  assert.match(recdata.referral_code ?? '', /^[a-z0-9]{10}$/)
})

test('another member’s shows whether I follow them, and no referral code', async () => {
  const { as, person, follow } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await follow(ada, bob)
  const { recdata } = await as(ada).call('avatar_banner', { view_user_id: String(bob.id) })
  assert.equal(recdata.full_name, 'Bob')
  assert.equal(recdata.is_friend, 1)
  assert.equal(recdata.referral_code, null)
  assert(!JSON.stringify(recdata).includes('@example.org'), 'no address is shown')
})

test('a block makes both look as if they were not there', async () => {
  const { as, person, block } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await block(ada, bob)
  const there = await as(bob).isRefused('avatar_banner', { view_user_id: ada.id }, 'member_not_found')
  const nowhere = await as(bob).isRefused('avatar_banner', { view_user_id: 999_999 }, 'member_not_found')
  assert.deepEqual(there.body, nowhere.body)
  assert.equal(there.status, 404)
  await as(ada).isRefused('avatar_banner', { view_user_id: bob.id }, 'member_not_found')
})

test('it counts the followers and the followed', async () => {
  const { as, person, follow } = await world()
  const [ada, bob, eva] = [await person('Ada'), await person('Bob'), await person('Eva')]
  await follow(ada, bob)
  await follow(eva, bob)
  await follow(bob, eva)
  const countsOf = async (member: typeof ada) => {
    const { follower, following } = (await as(ada).call('avatar_banner', { view_user_id: member.id })).recdata
    return { follower, following }
  }
  assert.deepEqual(await countsOf(bob), { follower: 2, following: 1 })
  assert.deepEqual(await countsOf(ada), { follower: 0, following: 1 })
})

test('it counts the friends that both have, and nobody whom a block hides', async () => {
  const { as, person, befriend, follow } = await world()
  const [ada, bob, eva, dan, ida] = [
    await person('Ada'),
    await person('Bob'),
    await person('Eva'),
    await person('Dan'),
    await person('Ida'),
  ]
  const mutual = async (viewer: typeof ada, member: typeof ada) =>
    (await as(viewer).call('avatar_banner', { view_user_id: member.id })).recdata.mutual_friends
  for (const friend of [bob, eva, dan]) await befriend(ada, friend)
  for (const friend of [eva, dan]) await befriend(bob, friend)
  // Both follow Ida, but only Bob is her friend.
  await follow(ada, ida)
  await befriend(bob, ida)
  assert.deepEqual([await mutual(ada, bob), await mutual(bob, ada), await mutual(ada, ada)], [2, 2, 0])
  await as(dan).call('block', { blocked_user_id: ada.id })
  assert.equal(await mutual(ada, bob), 1)
})
