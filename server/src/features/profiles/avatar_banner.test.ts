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
  const { recdata } = await as(ada).call('avatar_banner', { view_user_id: bob.id })
  // Those with whom she became friends last come first.
  assert.deepEqual(
    recdata.mutual.map(({ full_name }) => full_name),
    ['Dan', 'Eva'],
  )
  const listed = async (viewer: typeof ada, asked: object) => {
    const page = await as(viewer).call('mutual_friend_list', { view_user_id: bob.id, ...asked })
    return { names: page.recdata.map(({ full_name }) => full_name), next: page.next }
  }
  const first = await listed(ada, { limit: 1 })
  assert.deepEqual(first.names, ['Dan'])
  assert.deepEqual((await listed(ada, { before: first.next })).names, ['Eva'])
  assert.deepEqual((await listed(bob, {})).names, [])
  await as(ida).isRefused('mutual_friend_list', { view_user_id: 999_999 }, 'member_not_found')
  await as(dan).call('block', { blocked_user_id: ada.id })
  assert.equal(await mutual(ada, bob), 1)
  assert.deepEqual((await listed(ada, {})).names, ['Eva'])
  await as(dan).call('block', { blocked_user_id: bob.id })
  await as(dan).isRefused('mutual_friend_list', { view_user_id: bob.id }, 'member_not_found')
})

test('the top of a profile is for whom its member says, by itself and as others see it', async () => {
  const { as, person, befriend } = await world()
  const [ada, bob, eva] = [await person('Ada'), await person('Bob'), await person('Eva')]
  await befriend(ada, bob)
  const shown = async (viewer: typeof ada, view_as?: 'friend' | 'stranger') => {
    const asked = { view_user_id: ada.id, ...(view_as && { view_as }) }
    const { bio, website, place, joined, intro_audiences } = (await as(viewer).call('avatar_banner', asked))
      .recdata
    assert.equal(intro_audiences === null, viewer !== ada || view_as !== undefined)
    return [bio, website, place, joined !== null]
  }
  const seen = async () => ({
    own: await shown(ada),
    friend: await shown(bob),
    stranger: await shown(eva),
    asFriend: await shown(ada, 'friend'),
    asStranger: await shown(ada, 'stranger'),
  })
  const nothing = ['', '', '', true]
  assert.deepEqual((await seen()).stranger, nothing)

  await as(ada).call('update_intro', {
    bio: 'Bees, mostly.',
    website: 'https://example.org',
    idempotency_key: crypto.randomUUID(),
  })
  await as(ada).call('add_place_lived', { place: 'Praha', is_current: 1, audience: 'friends' })
  await as(ada).call('add_place_lived', { place: 'Brno', is_current: 0 })
  const everything = ['Bees, mostly.', 'https://example.org', 'Praha', true]
  const mostly = ['Bees, mostly.', 'https://example.org', '', true]
  assert.deepEqual(await seen(), {
    own: everything,
    friend: everything,
    stranger: mostly,
    asFriend: everything,
    asStranger: mostly,
  })

  // What is left out stays.
  await as(ada).call('update_intro', {
    bio_audience: 'only_me',
    website_audience: 'friends',
    joined_audience: 'friends',
  })
  const forFriends = ['', 'https://example.org', 'Praha', true]
  const forOthers = ['', '', '', false]
  assert.deepEqual(await seen(), {
    own: everything,
    friend: forFriends,
    stranger: forOthers,
    asFriend: forFriends,
    asStranger: forOthers,
  })
  const { recdata } = await as(ada).call('avatar_banner', {})
  assert.match(recdata.joined ?? '', /^\d{4}-\d{2}$/)
  assert.deepEqual(recdata.intro_audiences, { bio: 'only_me', website: 'friends', joined: 'friends' })
  await as(ada).call('update_intro', { bio: '' })
  assert.equal((await shown(ada))[0], '')
  for (const wrong of [
    { bio: 'x'.repeat(201) },
    { website: 'javascript:alert(1)' },
    { bio_audience: 'all' as never },
  ])
    await as(ada).isRefused('update_intro', wrong, 'invalid_fields')
})
