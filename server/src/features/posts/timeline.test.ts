import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeWorld, world } from '../../../test/world.ts'

test('everybody’s public posts, newest first, as the documents name their fields', async () => {
  const { as, person, follow } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await follow(ada, bob)
  const first = await as(bob).call('add_post', { message: 'first' })
  const second = await as(ada).call('add_post', { message: 'second' })
  const { recdata } = await as(ada).call('timeline', { page: '1', limit: '10' })
  assert.deepEqual(
    recdata.map((post) => post.post_id),
    [second.recdata.post_id, first.recdata.post_id],
  )
  assert.equal(recdata[1]?.full_name, 'Bob')
  assert.equal(recdata[1]?.is_following, 1)
  assert.equal(recdata[1]?.duration, 'now')
})

test('a private post is seen by its author and their friends alone', async () => {
  const { as, person, befriend, follow } = await makeWorld()
  const [ada, friend, fan, stranger] = await Promise.all(
    ['Ada', 'Friend', 'Fan', 'Stranger'].map((name) => person(name)),
  )
  assert(ada && friend && fan && stranger)
  await befriend(ada, friend)
  await follow(fan, ada)
  await as(ada).call('add_post', { message: 'marker-7f3a for friends', post_type: 'private' })
  const sees = async (who: typeof ada) =>
    JSON.stringify(await as(who).call('timeline', {})).includes('marker-7f3a')
  assert.equal(await sees(ada), true)
  assert.equal(await sees(friend), true)
  assert.equal(await sees(fan), false, 'following alone is not friendship')
  assert.equal(await sees(stranger), false)
})

test('a block hides both from each other', async () => {
  const { as, person, block } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await as(ada).call('add_post', { message: 'by Ada' })
  await as(bob).call('add_post', { message: 'by Bob' })
  await block(ada, bob)
  const names = async (who: typeof ada) =>
    (await as(who).call('timeline', {})).recdata.map((post) => post.full_name)
  assert.deepEqual(await names(ada), ['Ada'])
  assert.deepEqual(await names(bob), ['Bob'])
})

test('pages join without a gap or a repetition, while new posts arrive', async () => {
  const { as, person, befriend } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await befriend(ada, bob)
  const posted: number[] = []
  for (let i = 0; i < 23; i++) {
    const post_type = i % 3 === 0 ? 'private' : 'public'
    posted.push((await as(bob).call('add_post', { message: `post ${i}`, post_type })).recdata.post_id)
  }
  const seen: number[] = []
  let before: string | undefined
  do {
    const page = await as(ada).call('timeline', { limit: 5, ...(before ? { before } : {}) })
    seen.push(...page.recdata.map((post) => post.post_id))
    before = page.next
    await as(bob).call('add_post', { message: 'new meanwhile' })
  } while (before)
  assert.deepEqual(seen, posted.toReversed())
  const second = await as(bob).call('timeline', { page: 2, limit: 10 })
  const both = await as(bob).call('timeline', { page: 1, limit: 20 })
  assert.deepEqual(second.recdata, both.recdata.slice(10))
})

test('how far and how much is bounded', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  assert.deepEqual((await as(ada).call('timeline', { limit: '100' })).code, true)
  const { body } = await as(ada).isRefused('timeline', { page: 101, limit: 10 }, 'invalid_fields')
  assert.deepEqual(body['fields'], {
    page: 'Page times limit can be at most 1,000; use before to go further',
  })
  await as(ada).isRefused('timeline', { before: 'abc' }, 'invalid_fields')
  await as(ada).isRefused('timeline', { page: 0 }, 'invalid_fields')
  await as(ada).isRefused('timeline', { limit: null as never }, 'invalid_fields')
})

test('who has muted what nearly every post has gets pages that reach no further than a page may cost', async () => {
  const { as, person, platform } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { recdata: old } = await as(ada).call('add_post', { message: 'bread' })
  // As if this many posts had been published in between.
  await sql`select setval('post_positions', 70000)`.execute(platform.database.db)
  await as(ada).call('add_post', { message: 'the weather', hashtag: 'talk' })
  await as(bob).call('add_mute', { mute_type: 'word', word: 'THE' })
  for (const feed of ['all', 'following'] as const) {
    await as(ada).call('follow', { following_id: bob.id })
    if (feed === 'following') await as(bob).call('follow', { following_id: ada.id })
    const seen: number[] = []
    let before: string | undefined
    let pages = 0
    do {
      const page = await as(bob).call('timeline', before === undefined ? { feed } : { feed, before })
      seen.push(...page.recdata.map(({ post_id }) => post_id))
      before = page.next
      pages++
    } while (before !== undefined)
    assert.deepEqual(seen, [old.post_id])
    assert.equal(pages, 4)
  }
  assert.deepEqual((await as(bob).call('hashtag_timeline', { hashtag: 'talk' })).recdata, [])
})
