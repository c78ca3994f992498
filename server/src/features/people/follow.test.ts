import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { agree, followsAmong } from '../../../test/scenes/people-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'

const pair = async (here: World) => [await here.person('Ada'), await here.person('Bob')] as const
const follow = ({ as }: World, who: Person, whom: Person) => as(who).call('follow', { following_id: whom.id })
const unfollow = ({ as }: World, who: Person, whom: Person) =>
  as(who).call('unfollow', { following_id: whom.id })

/** Returns the events about follows by this member. */
const toldBy = ({ events }: World, { id }: Person) => events('member.followed').filter(({ by }) => by === id)

test('the answer says how the two stand to each other then', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  const stranger = { user_id: bob.id, is_following: 0, is_friend: 0, follows_me: 0, follower: 0 }
  const followed = { ...stranger, is_following: 1, is_friend: 1, follower: 1 }
  assert.deepEqual((await follow(here, ada, bob)).recdata, followed)
  assert.deepEqual((await unfollow(here, ada, bob)).recdata, stranger)
  await follow(here, bob, ada)
  assert.deepEqual((await follow(here, ada, bob)).recdata, { ...followed, follows_me: 1 })
  assert.deepEqual((await unfollow(here, ada, bob)).recdata, { ...stranger, follows_me: 1 })
  await agree(here)
})

test('following twice is following once, and is told once', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  await follow(here, ada, bob)
  const again = await follow(here, ada, bob)
  assert.deepEqual([again.recdata.is_following, again.recdata.follower], [1, 1])
  assert.deepEqual(toldBy(here, ada), [{ member: bob.id, by: ada.id }])
  await agree(here)
})

test('a double click follows once, and is told once', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  const answers = await Promise.all(Array.from({ length: 6 }, () => follow(here, ada, bob)))
  assert(answers.every(({ recdata }) => recdata.is_following === 1 && recdata.follower === 1))
  assert.equal(toldBy(here, ada).length, 1)
  const ended = await Promise.all(Array.from({ length: 6 }, () => unfollow(here, ada, bob)))
  assert(ended.every(({ recdata }) => recdata.is_following === 0 && recdata.follower === 0))
  await agree(here)
})

test('two who follow each other at the same moment are friends', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  for (let round = 0; round < 5; round++) {
    await Promise.all([follow(here, ada, bob), follow(here, bob, ada)])
    const { recdata } = await here.as(ada).call('friend_list', {})
    assert.deepEqual(
      recdata.map(({ user_id }) => user_id),
      [bob.id],
    )
    await Promise.all([unfollow(here, ada, bob), unfollow(here, bob, ada)])
  }
  await agree(here)
})

test('unfollowing whom one does not follow changes nothing, also not that they follow back', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  await follow(here, bob, ada)
  const { recdata } = await unfollow(here, ada, bob)
  assert.deepEqual([recdata.is_following, recdata.follows_me, recdata.follower], [0, 1, 0])
  assert.deepEqual(await followsAmong(here, [ada, bob]), ['Bob Ada'])
})

test('a famous member’s many followers are not all told', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  const hinted: unknown[] = []
  here.platform.bus.subscribe({
    // Notifications to the followed member come separately, a moment later.
    hints: (hints) => hinted.push(...hints.filter(({ topic }) => !topic.startsWith('notifications:'))),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  await follow(here, ada, bob)
  const to = [ada.id, bob.id]
  const topics = [`graph:${ada.id}`, `graph:${bob.id}`, `member:${bob.id}`].map((topic) => ({ topic, to }))
  assert.deepEqual(hinted, topics)
  hinted.length = 0
  await follow(here, ada, bob)
  assert(
    hinted.every((hint) => JSON.stringify(hint).endsWith('"to":[]}')),
    'nothing changed',
  )
})

test('oneself is not followed, nor who is not there or hidden by a block, from either side', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  const eve = await here.person('Eve')
  await here.block(bob, ada)
  await here.block(ada, eve)
  for (const call of ['follow', 'unfollow'] as const) {
    const oneself = await here.as(ada).isRefused(call, { following_id: ada.id }, 'not_oneself')
    assert.equal(oneself.status, 422)
    const answers = []
    for (const following_id of [bob.id, eve.id, 999_999_999])
      answers.push((await here.as(ada).isRefused(call, { following_id }, 'member_not_found')).body)
    assert.deepEqual(answers[0], answers[2], 'who blocked looks like nobody')
    assert.deepEqual(answers[1], answers[2])
    await here.as(ada).isRefused(call, { following_id: 'x' }, 'invalid_fields')
  }
  assert.deepEqual(await followsAmong(here, [ada, bob, eve]), [])
  assert.deepEqual(toldBy(here, ada), [])
})

test('a visitor follows nobody', async () => {
  const here = await world()
  const { id } = await here.person('Ada')
  await isForMembersOnly(here, 'follow', { following_id: id })
  await isForMembersOnly(here, 'unfollow', { following_id: id })
})
