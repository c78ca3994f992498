/** The two ways in which "who sees which post" is written say the same, for any network of people. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { newestVisiblePosts, visiblePost } from '../src/visibility/posts.ts'
import { visibleTopics } from '../src/visibility/topics.ts'
import { makeWorld } from './world.ts'

const people = 5
const pair = fc.tuple(fc.nat(people - 1), fc.nat(people - 1)).filter(([one, other]) => one !== other)
const network = fc.record({
  follows: fc.uniqueArray(pair, { selector: String, maxLength: 16 }),
  blocks: fc.uniqueArray(pair, { selector: String, maxLength: 3 }),
  posts: fc.array(
    fc.record({
      author: fc.nat(people - 1),
      isPrivate: fc.boolean(),
      isDeleted: fc.boolean(),
      waits: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 14,
    },
  ),
})

test('the feed walks exactly the posts that the rule lets through', async () => {
  const { person, platform } = await makeWorld()
  const { db } = platform.database
  const members: number[] = []
  for (let i = 0; i < people; i++) members.push((await person(`Person ${i}`)).id)
  const id = (index: number) => members[index] ?? 0

  await fc.assert(
    fc.asyncProperty(network, async ({ follows, blocks, posts }) => {
      await sql`truncate follows, blocks, posts restart identity cascade`.execute(db)
      for (const [one, other] of follows) {
        await db
          .insertInto('follows')
          .values({ follower_id: id(one), followed_id: id(other) })
          .execute()
      }
      for (const [one, other] of blocks) {
        await db
          .insertInto('blocks')
          .values({ blocker_id: id(one), blocked_id: id(other) })
          .execute()
      }
      for (const { author, isPrivate, isDeleted, waits } of posts) {
        await db
          .insertInto('posts')
          .values({
            author_id: id(author),
            message: 'x',
            audience: isPrivate ? 'private' : 'public',
            deleted_at: isDeleted ? new Date() : null,
            ...(waits ? { position: null } : {}),
          })
          .execute()
      }
      for (const viewer of members) {
        const who = sql`${viewer}::bigint`
        const byRule = await sql<{ id: number; position: number | null; author_id: number }>`
          select p.id, p.position, p.author_id from posts p where ${visiblePost(who)}
          order by p.position desc`.execute(db)
        const published = byRule.rows.filter(({ position }) => position !== null)
        const byFeed = await newestVisiblePosts(who, sql`1000::bigint`, sql`50`, sql`0`).execute(db)
        assert.deepEqual(
          byFeed.rows.map((row) => row.id),
          published.map((row) => row.id),
        )
        const waiting = byRule.rows.filter(({ position }) => position === null)
        assert(waiting.every(({ author_id }) => author_id === viewer))
        const topics = await visibleTopics(
          db,
          viewer,
          posts.map((_, i) => `post:${i + 1}`),
        )
        assert.deepEqual(new Set(topics), new Set(byRule.rows.map((row) => `post:${row.id}`)))
      }
    }),
    { numRuns: process.env['COMMONS_TEST_LONG'] ? 500 : 25 },
  )
})

test('what a member may listen to', async () => {
  const { person, platform, block } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await block(bob, ada)
  const asked = [
    'feed',
    `graph:${ada.id}`,
    `graph:${bob.id}`,
    `waiting:${ada.id}`,
    `waiting:${bob.id}`,
    `member:${ada.id}`,
    `member:${bob.id}`,
    `timeline:${bob.id}`,
  ]
  const nonsense = [
    'post:',
    'post:abc',
    'post:99999999999999999999',
    'other:1',
    '',
    'post:1:2',
    "post:1' or 1=1",
  ]
  assert.deepEqual(await visibleTopics(platform.database.db, ada.id, [...asked, ...nonsense]), [
    'feed',
    `graph:${ada.id}`,
    `waiting:${ada.id}`,
    `member:${ada.id}`,
  ])
})
