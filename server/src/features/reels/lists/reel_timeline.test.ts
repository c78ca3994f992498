/** The feeds of reels: their order, the reasons they give, their pages, and what they leave out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { putReel, putReels } from '../../../../test/scenes/reels-scene.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { stretch } from './ranking.queries.ts'

let one: Promise<World> | undefined
/** A world with no reels other than the test's own. */
async function empty(): Promise<World> {
  const here = await (one ??= makeWorld())
  await sql`delete from reels`.execute(here.platform.database.db)
  return here
}

type Feed = 'for_you' | 'following' | 'newest'
async function idsOf(here: World, who: Person, feed: Feed, limit = 100): Promise<number[]> {
  const { reels } = await here.as(who).call('reel_timeline', { feed, limit })
  return reels.map(({ reel_id }) => reel_id)
}

/** Returns the ids on all pages of a feed, in pages of `limit`. */
async function walk(here: World, who: Person, feed: Feed, limit: number): Promise<number[]> {
  const ids: number[] = []
  let before: string | undefined
  for (let pages = 0; pages < 100; pages++) {
    const answer = await here.as(who).call('reel_timeline', { feed, limit, ...(before ? { before } : {}) })
    ids.push(...answer.reels.map(({ reel_id }) => reel_id))
    if (answer.next === undefined) return ids
    before = answer.next
  }
  throw new Error('It does not end')
}

test('for you: friends, followed, tags, interests and what is fresh come first, and say why', async () => {
  const here = await empty()
  const { as, person, befriend, follow } = here
  const [ada, bob, cyd, dan] = [
    await person('Ada'),
    await person('Bob'),
    await person('Cyd'),
    await person('Dan'),
  ]
  await befriend(ada, bob)
  await follow(ada, cyd)
  await as(ada).call('add_hashtag', { hashtag: 'Trams', lable: '' })
  const { db } = here.platform.database
  await sql`insert into member_interests (member_id, interest_id) values (${ada.id}, 2)`.execute(db)
  const day = { hours: 24 }
  const plain = await putReel(here, dan, { hours: 72 })
  const fresh = await putReel(here, dan)
  const interest = await putReel(here, dan, { hours: 30, hashtags: ['bread'] })
  const tagged = await putReel(here, dan, { ...day, hashtags: ['trams'] })
  const followed = await putReel(here, cyd, day)
  const ofFriend = await putReel(here, bob, { ...day, post_type: 'private' })
  const order = [ofFriend, followed, tagged, fresh, interest, plain]
  assert.deepEqual(await idsOf(here, ada, 'for_you'), order)
  const { reels } = await as(ada).call('reel_timeline', {})
  assert.deepEqual(
    reels.map(({ why }) => why[0]),
    [
      { reason: 'friend', name: 'Bob' },
      { reason: 'following', name: 'Cyd' },
      { reason: 'hashtag', name: 'trams' },
      { reason: 'fresh', name: null },
      { reason: 'interest', name: 'bread' },
      { reason: 'public', name: null },
    ],
  )
  assert.deepEqual(await idsOf(here, ada, 'for_you'), order, 'the same input gives the same order')
  assert.deepEqual(await idsOf(here, ada, 'following'), [ofFriend, followed, tagged])
  assert.deepEqual(await idsOf(here, ada, 'newest'), [ofFriend, followed, tagged, interest, fresh, plain])
  assert.deepEqual(await idsOf(here, dan, 'following'), [tagged, interest, fresh, plain], 'one’s own')

  // Many watched it to its end.
  await sql`update view_counts set tenths = '{0,0,0,0,0,0,0,0,0,9}' where object_id = ${interest}`.execute(db)
  assert.deepEqual((await idsOf(here, ada, 'for_you')).slice(2), [tagged, interest, fresh, plain])
  // A reel that was seen comes last, from the next visit on.
  await as(ada).call('record_reel_view', { reel_id: tagged })
  await sql`update object_views set seen_at = seen_at - interval '1 minute'`.execute(db)
  assert.deepEqual((await idsOf(here, ada, 'for_you')).slice(2), [interest, fresh, plain, tagged])
})

test('for you: what one is not interested in leaves, and lowers its author and tags', async () => {
  const here = await empty()
  const { as, person } = here
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  const old = await putReel(here, cyd, { hours: 200 })
  const tagged = await putReel(here, cyd, { hashtags: ['cars'] })
  const same = await putReel(here, bob)
  const hidden = await putReel(here, bob, { hashtags: ['Cars'] })
  assert.deepEqual(await idsOf(here, ada, 'for_you'), [hidden, same, tagged, old])
  const first = await as(ada).call('reel_timeline', { limit: 1 })
  await as(ada).call('reel_hide', { reel_id: hidden })
  // A walk that has begun keeps its order.
  const next = await as(ada).call('reel_timeline', { limit: 1, before: first.next })
  assert.equal(next.reels[0]?.reel_id, same)
  await sql`update reel_hides set hidden_at = hidden_at - interval '1 minute'`.execute(
    here.platform.database.db,
  )
  assert.deepEqual(await idsOf(here, ada, 'for_you'), [tagged, old, same])
  assert.deepEqual(await idsOf(here, ada, 'newest'), [same, tagged, old])
  assert.equal((await idsOf(here, cyd, 'for_you')).length, 4)
})

test('for you: reels watched and members followed during a walk neither skip nor repeat any of it', async () => {
  const here = await empty()
  const { as, person, follow } = here
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  const { db } = here.platform.database
  const ids = [await putReel(here, cyd), await putReel(here, bob), await putReel(here, bob)].toReversed()
  const first = ids[0] ?? 0
  await as(ada).call('reel_watched', { reel_id: first, percent: 30 })
  await sql`update object_views set seen_at = seen_at - interval '1 minute'`.execute(db)
  const rest = async (before: string | undefined) =>
    (await as(ada).call('reel_timeline', { limit: 9, before })).reels.map(({ reel_id }) => reel_id)
  const { reels, next } = await as(ada).call('reel_timeline', { limit: 1 })
  assert.deepEqual([reels[0]?.reel_id, await rest(next)], [first, ids.slice(1)])
  await as(ada).call('record_reel_view', { reel_id: first })
  assert.deepEqual(await rest(next), ids.slice(1), 'watched')
  // A walk knows only the second in which it began, so the follow is moved to a minute later.
  await follow(ada, cyd)
  await sql`update follows set created_at = created_at + interval '1 minute' where follower_id = ${ada.id}`.execute(
    db,
  )
  assert.deepEqual(await rest(next), ids.slice(1), 'followed')
  await sql`update follows set created_at = created_at - interval '1 hour' where follower_id = ${ada.id}`.execute(
    db,
  )
  assert.equal((await idsOf(here, ada, 'for_you'))[0], ids[2])
})

test('pages of every feed have each reel once, by cursor and by number', async () => {
  const here = await empty()
  const { as, person, follow } = here
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  await follow(ada, bob)
  const extra = await putReel(here, bob, { hours: 30 })
  await putReels(here, [bob, cyd], stretch + 60)
  for (const feed of ['for_you', 'newest', 'following'] as const) {
    const ids = await walk(here, ada, feed, 37)
    const all = feed === 'following' ? stretch / 2 + 31 : stretch + 61
    assert.deepEqual([ids.length, new Set(ids).size], [all, all], feed)
    assert(ids.includes(extra))
  }
  const byNumber: number[] = []
  for (const page of [1, 2, 3, 4, 5]) {
    const { reels } = await as(ada).call('reel_timeline', { page: String(page), limit: '100' })
    byNumber.push(...reels.map(({ reel_id }) => reel_id))
  }
  assert.deepEqual(byNumber, await walk(here, ada, 'for_you', 37))
  const { body } = await as(ada).send('reel_timeline', { page: 11, limit: 100 })
  assert.deepEqual(body['error'], 'invalid_fields')
  for (const before of ['', 'x', '1_2', '0_1_2_3', 5]) {
    const { body } = await as(ada).send('reel_timeline', { before })
    assert.equal(body['error'], 'invalid_fields')
  }
  const answer = await as(ada).send('reel_timeline', { feed: 'loudest' })
  assert.equal(answer.body['error'], 'invalid_fields')
})

test('lists leave out what is muted, blocked, away, unsafe for the young, or not for the viewer', async () => {
  const here = await empty()
  const { as, person, block } = here
  const [ada, bob, away, eve] = [
    await person('Ada'),
    await person('Bob'),
    await person('Away'),
    await person('Eve'),
  ]
  const { db } = here.platform.database
  const fine = await putReel(here, bob, { message: 'a quiet field' })
  await putReel(here, bob, { message: 'Loud NOISE here' })
  await putReel(here, bob, { hashtags: ['Spoilers'] })
  await putReel(here, bob, { post_type: 'private' })
  await putReel(here, bob, { nsfw: 'Nudity' })
  await putReel(here, away)
  await putReel(here, eve)
  await block(eve, ada)
  await sql`insert into away_members (member_id) values (${away.id})`.execute(db)
  await as(ada).call('add_mute', { mute_type: 'word', word: 'noise' })
  await as(ada).call('add_mute', { mute_type: 'tag', word: 'spoilers' })
  await sql`update members set born_on = current_date - interval '15 years' where id = ${ada.id}`.execute(db)
  for (const feed of ['for_you', 'newest'] as const)
    assert.deepEqual(await idsOf(here, ada, feed), [fine], feed)
  const ofBob = await as(ada).call('reels_by_user', { view_user_id: bob.id })
  assert.equal(ofBob.reels.length, 3, 'what is muted stays where one asks for this member')
  await as(ada).isRefused('reels_by_user', { view_user_id: eve.id }, 'member_not_found')
  await as(ada).isRefused('reels_by_user', { view_user_id: 1_000_000 }, 'member_not_found')
  await as(ada).isRefused('reel_hash_timeline', { hashtag: '#' }, 'hashtag_empty')
  assert.equal((await as(bob).call('reels_by_user', {})).reels.length, 5)
})
