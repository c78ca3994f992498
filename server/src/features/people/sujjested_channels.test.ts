import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'

const suggested = async ({ as }: World, person: Person) =>
  (await as(person).call('sujjested_channels', {})).recdata
const ids = async (here: World, person: Person) =>
  (await suggested(here, person)).map(({ user_id }) => user_id)

async function crowd({ person }: World, size: number): Promise<Person[]> {
  const people: Person[] = []
  for (let i = 0; i < size; i++) people.push(await person(`Member ${i}`))
  return people
}

test('first those whom the followed follow, by how many, then who is followed most, then the newest', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const [bob, carol, known, better, famous, nobody] = await crowd(here, 6)
  assert(bob && carol && known && better && famous && nobody)
  const fans = await crowd(here, 3)
  for (const fan of fans) await here.follow(fan, famous)
  for (const friend of [bob, carol]) await here.follow(ada, friend)
  await here.follow(bob, known)
  for (const friend of [bob, carol]) await here.follow(friend, better)
  const [first, second, third, ...others] = await suggested(here, ada)
  assert.deepEqual(first, {
    id: better.id,
    user_id: better.id,
    username: better.username,
    full_name: better.name,
    profile_pic: null,
    follower: 2,
    known_follower: 2,
    reason: { kind: 'known', names: [carol.name, bob.name], tags: [] },
  })
  assert.deepEqual([second?.user_id, second?.known_follower], [known.id, 1])
  assert.deepEqual([third?.user_id, third?.follower, third?.known_follower], [famous.id, 3, 0])
  assert.deepEqual(third?.reason, { kind: 'popular', names: [], tags: [] })
  assert.equal(others[0]?.reason.kind, 'new')
  assert.deepEqual(
    others.map(({ user_id }) => user_id),
    [...fans.toReversed(), nobody].map(({ id }) => id),
  )
})

test('whoever invited one comes before everybody, until they are followed', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const [bob, inviter, known] = await crowd(here, 3)
  assert(bob && inviter && known)
  await here.follow(ada, bob)
  await here.follow(bob, known)
  await here.platform.database.pool.query('insert into referrals (member_id, referrer_id) values ($1, $2)', [
    ada.id,
    inviter.id,
  ])
  const rows = (await suggested(here, ada)).map(({ user_id, reason }) => [user_id, reason.kind])
  assert.deepEqual(rows.slice(0, 2), [
    [inviter.id, 'invited'],
    [known.id, 'known'],
  ])
  await here.follow(ada, inviter)
  assert(!(await ids(here, ada)).includes(inviter.id))
})

test('nobody who is followed already, or muted, or hidden by a block, or oneself', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const [bob, followed, blocked, blocker, muted, rest] = await crowd(here, 6)
  assert(bob && followed && blocked && blocker && muted && rest)
  for (const whom of [bob, followed]) await here.follow(ada, whom)
  for (const whom of [ada, followed, blocked, blocker, muted, rest]) await here.follow(bob, whom)
  await here.as(ada).call('mute', { muted_user_id: muted.id })
  await here.block(ada, blocked)
  await here.block(blocker, ada)
  assert.deepEqual(await ids(here, ada), [rest.id])
})

test('ten on a page, and each once', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const people = await crowd(here, 14)
  const [bob, ...others] = people
  assert(bob)
  await here.follow(ada, bob)
  for (const other of others) await here.follow(bob, other)
  const seen = await ids(here, ada)
  assert.deepEqual([seen.length, new Set(seen).size], [10, 10])
})

test('goes on page by page to the last, each once, whatever is followed meanwhile', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const [bob, ...others] = await crowd(here, 14)
  assert(bob)
  const [first] = others
  assert(first)
  await here.follow(ada, bob)
  // Some for two reasons, some for one, and some only because they are new.
  for (const other of others.slice(0, 5)) await here.follow(bob, other)
  for (const other of others.slice(3, 9)) await here.follow(first, other)
  const mine = here.as(ada)
  const seen: number[] = []
  let before: string | undefined
  do {
    const { recdata, next } = await mine.call('sujjested_channels', { limit: 4, before })
    seen.push(...recdata.map(({ user_id }) => user_id))
    if (before === undefined) await mine.call('follow', { following_id: seen[1] ?? 0 })
    before = next
  } while (before !== undefined)
  assert.deepEqual(
    seen.toSorted((one, other) => one - other),
    others.map(({ id }) => id),
  )
  const left = seen.filter((id) => id !== seen[1])
  const second = (await mine.call('sujjested_channels', { page: 2, limit: 5 })).recdata
  assert.deepEqual(
    second.map(({ user_id }) => user_id),
    left.slice(5, 10),
  )
  await mine.isRefused('sujjested_channels', { before: 'x' }, 'invalid_fields')
})

test('of whom one has just followed a suggestion is none any more', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  assert((await ids(here, ada)).includes(bob.id))
  await here.as(ada).call('follow', { following_id: bob.id })
  assert(!(await ids(here, ada)).includes(bob.id))
})

test('who posts with tags that one follows, as far as everybody sees it', async () => {
  const here = await makeWorld()
  const { as } = here
  const ada = await here.person('Ada')
  const [baker, miller, secret, follower] = await crowd(here, 4)
  assert(baker && miller && secret && follower)
  for (const hashtag of ['bread', 'rye', 'mills'])
    for (const who of [ada, follower]) await as(who).call('add_hashtag', { lable: hashtag, hashtag })
  for (const hashtag of ['bread', 'rye'])
    await as(baker).call('add_post', { message: 'Warm', hashtag, post_type: 'public' })
  await as(miller).call('add_post', { message: 'Slow', hashtag: 'Mills', post_type: 'public' })
  await as(secret).call('add_post', { message: 'Hush', hashtag: 'bread,rye', post_type: 'private' })
  const seen = (await suggested(here, ada)).map(({ user_id, reason }) => [
    user_id,
    reason.kind,
    reason.tags.length,
  ])
  assert.deepEqual(seen, [
    [baker.id, 'tags', 2],
    [miller.id, 'tags', 1],
    // No reason reveals which tags a member follows, or what they post for friends.
    [follower.id, 'new', 0],
    [secret.id, 'new', 0],
  ])
})

test('a reason names those alone whom one follows', async () => {
  const here = await makeWorld()
  const [ada, bob, carol, dave] = await crowd(here, 4)
  assert(ada && bob && carol && dave)
  await here.befriend(ada, bob)
  for (const each of [bob, carol]) await here.follow(each, dave)
  const [first] = await suggested(here, ada)
  assert.deepEqual([first?.user_id, first?.reason.names], [dave.id, [bob.name]])
  await here.as(bob).call('block', { blocked_user_id: ada.id })
  const after = (await suggested(here, ada)).find(({ user_id }) => user_id === dave.id)
  assert.deepEqual(after?.reason.names, [])
})

test('who is dismissed is suggested no more, until that is undone; of nobody it says nothing else', async () => {
  const here = await makeWorld()
  const [ada, bob, carol] = await crowd(here, 3)
  assert(ada && bob && carol)
  const set = async (suggested_user_id: number, is_dismissed: 0 | 1) =>
    here.as(ada).call('dismiss_suggestion', { suggested_user_id, is_dismissed })
  const said = await set(bob.id, 1)
  assert.deepEqual(await ids(here, ada), [carol.id])
  assert.deepEqual(await ids(here, carol), [bob.id, ada.id])
  for (const nobody of [999_999_999, ada.id, bob.id]) assert.deepEqual(await set(nobody, 1), said)
  await set(bob.id, 0)
  assert.deepEqual(await ids(here, ada), [carol.id, bob.id])
  await isForMembersOnly(here, 'dismiss_suggestion', { suggested_user_id: bob.id, is_dismissed: 1 })
})

test('a visitor is suggested nobody', async () => isForMembersOnly(await world(), 'sujjested_channels', {}))

test('who posts for everybody about an interest of mine is suggested for that, and nobody learns of it', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(bob).call('add_post', { message: 'Of bees', hashtag: 'bees' })
  const of = async () => {
    const { recdata } = await here.as(ada).call('sujjested_channels', {})
    return recdata.find(({ user_id }) => user_id === bob.id)?.reason
  }
  assert.equal((await of())?.kind, 'new')
  const { recdata } = await here.as().call('interest_list', {})
  const bees = recdata.find(({ name }) => name === 'Bees')?.id ?? 0
  await here.as(ada).call('add_user_interest', { interest: String(bees) })
  assert.deepEqual(await of(), { kind: 'tags', names: [], tags: ['bees'] })
  // Ada's interests aren't public, so Bob gets no such reason.
  const { recdata: his } = await here.as(bob).call('sujjested_channels', {})
  assert.notEqual(his.find(({ user_id }) => user_id === ada.id)?.reason.kind, 'tags')
})
