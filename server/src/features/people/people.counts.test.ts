/** Whatever several members do to each other at once, counts and lists stay exact. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { agree, followsAmong } from '../../../test/scenes/people-scene.ts'
import { assertStories } from '../../../test/stories.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'

const people = 4
const fields = {
  follow: 'following_id',
  unfollow: 'following_id',
  block: 'blocked_user_id',
  unblock: 'blocked_user_id',
} as const

const deed = fc
  .record({
    // The others have no effect without follows.
    call: fc.constantFrom(
      'follow',
      'follow',
      'follow',
      'unfollow',
      'unfollow',
      'block',
      'unblock',
      'unblock',
    ),
    by: fc.nat(people - 1),
    to: fc.nat(people - 1),
  })
  .filter(({ by, to }) => by !== to)
/** Groups of concurrent acts, one group after the other. */
const story = fc.array(fc.array(deed, { minLength: 2, maxLength: 10 }), { minLength: 1, maxLength: 5 })

const lists = ['following_list', 'follower_list', 'friend_list', 'follow_request_list'] as const

/** Checks that calls tell each member what the rows say, and nothing of members hidden by a block. */
async function assertTold(here: World, members: readonly Person[]): Promise<void> {
  const rows = new Set(await followsAmong(here, members))
  const follows = (one: Person, other: Person) => rows.has(`${one.name} ${other.name}`)
  for (const one of members) {
    const following = members.filter((other) => follows(one, other))
    const followers = members.filter((other) => follows(other, one))
    const expected = {
      following_list: following,
      follower_list: followers,
      friend_list: following.filter((other) => followers.includes(other)),
      follow_request_list: followers.filter((other) => !following.includes(other)),
    }
    for (const list of lists) {
      const { recdata } = await here.as(one).call(list, { limit: 50 })
      assert.deepEqual(
        recdata.map(({ full_name }) => full_name).toSorted(),
        expected[list].map(({ name }) => name).toSorted(),
        `${list} of ${one.name}`,
      )
    }
    const { follower, following: followed } = (await here.as(one).call('avatar_banner', {})).recdata
    assert.deepEqual([follower, followed], [followers.length, following.length], `counts of ${one.name}`)
  }
}

test('follows and blocks in any interleaving leave every count exact, and nobody waits for ever', async () => {
  const here = await makeWorld()
  const { db, pool } = here.platform.database
  const members: Person[] = []
  for (let i = 0; i < people; i++) members.push(await here.person(`Person ${i}`))
  // What existed at the end of any story.
  const left = new Set<string>()

  const tell = fc.asyncProperty(story, async (scenes) => {
    await sql`truncate follows, blocks, member_counts`.execute(db)
    for (const scene of scenes) {
      const answers = await Promise.all(
        scene.map(({ call, by, to }) => here.as(members[by]).send(call, { [fields[call]]: members[to]?.id })),
      )
      for (const { status, body } of answers)
        assert(status === 200 || body['error'] === 'member_not_found', JSON.stringify(body))
      await agree(here)
    }
    await assertTold(here, members)
    const { rows } = await pool.query<{ what: string }>(
      `select 'follow' as what from follows union select 'friendship' from follows where mutual
        union select 'block' from blocks`,
    )
    for (const { what } of rows) left.add(what)
  })
  await assertStories(tell, {
    runs: process.env['COMMONS_TEST_LONG'] ? 500 : 15,
    neverDone: () => ['follow', 'friendship', 'block'].filter((what) => !left.has(what)),
  })
})

test('a member who goes leaves the others’ counts and friends exact', async () => {
  const here = await makeWorld()
  const [ada, bob, carol] = [await here.person('Ada'), await here.person('Bob'), await here.person('Carol')]
  await here.befriend(ada, bob)
  await here.befriend(ada, carol)
  await here.follow(bob, carol)
  await here.platform.database.pool.query('delete from members where id = $1', [ada.id])
  await agree(here)
})

test('friends of one statement are friends, and so is parting by one', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { pool } = here.platform.database
  await pool.query('insert into follows (follower_id, followed_id) values ($1, $2), ($2, $1)', [
    ada.id,
    bob.id,
  ])
  await agree(here)
  assert.equal((await here.as(ada).call('friend_list', {})).recdata.length, 1)
  await pool.query('delete from follows')
  await agree(here)
})
