import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { agree, followsAmong } from '../../../test/scenes/people-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'

const pair = async (here: World) => [await here.person('Ada'), await here.person('Bob')] as const
const block = ({ as }: World, who: Person, whom: Person) =>
  as(who).call('block', { blocked_user_id: whom.id })
const unblock = ({ as }: World, who: Person, whom: Person) =>
  as(who).call('unblock', { blocked_user_id: whom.id })
const blockedBy = async ({ as }: World, who: Person) =>
  (await as(who).call('blocked_user_list', {})).recdata.map(({ user_id }) => user_id)

test('a block ends both follows and hides the two from each other', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  await here.befriend(ada, bob)
  assert.equal((await block(here, ada, bob)).message, 'Member blocked')
  assert.deepEqual(await followsAmong(here, [ada, bob]), [])
  await agree(here)
  assert.deepEqual([await blockedBy(here, ada), await blockedBy(here, bob)], [[bob.id], []])
  for (const [who, whom] of [
    [ada, bob],
    [bob, ada],
  ] as const)
    await here.as(who).isRefused('follow', { following_id: whom.id }, 'member_not_found')
})

test('unblocking lets both find each other, and brings no follow back', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  await here.befriend(ada, bob)
  await block(here, ada, bob)
  assert.equal((await unblock(here, ada, bob)).message, 'Unblocked Successfully!')
  assert.deepEqual(await blockedBy(here, ada), [])
  assert.deepEqual(await followsAmong(here, [ada, bob]), [])
  const { recdata } = await here.as(bob).call('follow', { following_id: ada.id })
  assert.equal(recdata.is_following, 1)
})

test('a double click blocks once and unblocks once', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  await here.befriend(ada, bob)
  await Promise.all(Array.from({ length: 6 }, () => block(here, ada, bob)))
  assert.deepEqual(await blockedBy(here, ada), [bob.id])
  await Promise.all(Array.from({ length: 6 }, () => unblock(here, ada, bob)))
  assert.deepEqual(await blockedBy(here, ada), [])
  await agree(here)
})

test('who was blocked can block as well, and only by both taking it back the two meet again', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  await block(here, bob, ada)
  await block(here, ada, bob)
  // Bob blocks Ada, so she doesn't see who he is until he unblocks her.
  assert.deepEqual(await blockedBy(here, ada), [])
  await unblock(here, bob, ada)
  assert.deepEqual(await blockedBy(here, ada), [bob.id])
  await here.as(bob).isRefused('follow', { following_id: ada.id }, 'member_not_found')
  await unblock(here, ada, bob)
  await here.as(bob).call('follow', { following_id: ada.id })
})

test('unblocking tells nothing about being blocked', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  const eve = await here.person('Eve')
  await block(here, bob, ada)
  const answers = [await unblock(here, ada, bob), await unblock(here, ada, eve)]
  assert.deepEqual(answers[0], answers[1])
  await here.as(ada).isRefused('follow', { following_id: bob.id }, 'member_not_found')
})

test('following at the moment of a block leaves no follow behind', async () => {
  const here = await world()
  for (let round = 0; round < 8; round++) {
    const [ada, bob] = await pair(here)
    await Promise.all([
      here.as(bob).send('follow', { following_id: ada.id }),
      block(here, ada, bob),
      here.as(ada).send('follow', { following_id: bob.id }),
    ])
    assert.deepEqual(await followsAmong(here, [ada, bob]), [])
  }
  await agree(here)
})

test('whom one blocked is listed latest first, in pages', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const others: Person[] = []
  for (let i = 0; i < 5; i++) others.push(await here.person(`Other ${i}`))
  for (const other of others) await block(here, ada, other)
  const expected = others.toReversed().map(({ id }) => id)
  const first = await here.as(ada).call('blocked_user_list', { limit: 2 })
  assert.deepEqual(first.recdata[0], {
    id: others[4]?.id,
    user_id: others[4]?.id,
    username: others[4]?.username,
    full_name: 'Other 4',
    profile_pic: null,
    duration: 'now',
  })
  const second = await here.as(ada).call('blocked_user_list', { limit: 2, before: first.next })
  const third = await here.as(ada).call('blocked_user_list', { limit: 2, before: second.next })
  const seen = [first, second, third].flatMap(({ recdata }) => recdata.map(({ user_id }) => user_id))
  assert.deepEqual(seen, expected)
  assert.equal(third.next, undefined)
})

test('who has blocked one is answered like who is not there, by every call about blocks', async () => {
  const here = await world()
  const [ada, bob] = await pair(here)
  await block(here, bob, ada)
  const answers = async (blocked_user_id: number) => {
    const of = async (call: string, input = {}) => {
      const { status, body } = await here.as(ada).send(call, input)
      return JSON.stringify([status, body])
    }
    return [
      await of('block', { blocked_user_id }),
      await of('blocked_user_list'),
      await of('block', { blocked_user_id }),
      await of('unblock', { blocked_user_id }),
      await of('unblock', { blocked_user_id }),
      await of('blocked_user_list'),
    ]
  }
  assert.deepEqual(await answers(bob.id), await answers(999_999_999))
})

test('a block tells whom it is of to the blocker alone', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const told = async (who: typeof ada, of: typeof ada) => {
    const { recdata } = await here.as(who).call('blocked_user_list', { blocked_user_id: of.id })
    return recdata.map(({ full_name, user_id }) => [full_name, user_id])
  }
  await here.block(ada, bob)
  assert.deepEqual(await told(ada, bob), [['Bob', bob.id]])
  assert.deepEqual([await told(ada, cyd), await told(bob, ada), await told(cyd, bob)], [[], [], []])
  // To the one who is blocked as well, the other doesn't exist.
  await here.block(bob, ada)
  assert.deepEqual([await told(ada, bob), await told(bob, ada)], [[], []])
})

test('oneself is not blocked', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).isRefused('block', { blocked_user_id: ada.id }, 'not_oneself')
  for (const call of ['block', 'unblock'] as const)
    await here.as(ada).isRefused(call, { blocked_user_id: '' }, 'invalid_fields')
  await unblock(here, ada, ada)
  assert.deepEqual(await blockedBy(here, ada), [])
})

test('a visitor blocks nobody', async () => {
  const here = await world()
  const { id } = await here.person('Ada')
  await isForMembersOnly(here, 'block', { blocked_user_id: id })
  await isForMembersOnly(here, 'unblock', { blocked_user_id: id })
  await isForMembersOnly(here, 'blocked_user_list', {})
})
