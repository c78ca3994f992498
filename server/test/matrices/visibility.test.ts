/** The two implementations of "who sees which post" agree, for any network of people. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { listAnyTimeline, listEasyTimeline } from '../../src/features/posts/posts.queries.ts'
import {
  easilyVisiblePosts,
  newestFollowedPosts,
  newestListedPosts,
  newestVisiblePosts,
} from '../../src/visibility/feeds.ts'
import { hiddenMembers } from '../../src/visibility/members.ts'
import { keptOutColumns, visiblePost } from '../../src/visibility/posts.ts'
import { newestTaggedPosts } from '../../src/visibility/tags.ts'
import { isLong } from '../long.ts'
import { makeWorld } from '../world.ts'

const people = 5
const idsOf = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => id)

interface Ruled {
  id: number
  position: number | null
  author_id: number
  original_author: number | null
  says: string
  nsfw: boolean
  tagged: boolean
}

const pair = fc.tuple(fc.nat(people - 1), fc.nat(people - 1)).filter(([one, other]) => one !== other)
const network = fc.record({
  follows: fc.uniqueArray(pair, { selector: String, maxLength: 16 }),
  blocks: fc.uniqueArray(pair, { selector: String, maxLength: 3 }),
  /** Members who mute a word, who hide NSFW posts, and who follow the tag. */
  mutes: fc.uniqueArray(fc.nat(people - 1), { maxLength: 2 }),
  hides: fc.uniqueArray(fc.nat(people - 1), { maxLength: 2 }),
  tagged: fc.uniqueArray(fc.nat(people - 1), { maxLength: 2 }),
  away: fc.uniqueArray(fc.nat(people - 1), { maxLength: 1 }),
  // Between them, these bounds exercise every way to walk the posts: near, far, author by author, and one
  // after another.
  bounds: fc.constantFrom(
    { longestWalk: 1000, fewFollowed: 200, longestLook: 1000 },
    { longestWalk: 1, fewFollowed: 200, longestLook: 1000 },
    { longestWalk: 1000, fewFollowed: 0, longestLook: 1000 },
    { longestWalk: 3, fewFollowed: 0, longestLook: 1000 },
    { longestWalk: 1000, fewFollowed: 200, longestLook: 4 },
    { longestWalk: 1, fewFollowed: 0, longestLook: 4 },
  ),
  limit: fc.constantFrom(50, 2),
  posts: fc.array(
    fc.record({
      author: fc.nat(people - 1),
      isPrivate: fc.boolean(),
      isDeleted: fc.boolean(),
      waits: fc.boolean(),
      /** Shows that post, if it is earlier, published and not a repost itself. */
      shows: fc.option(fc.nat(13)),
      isTagged: fc.boolean(),
      says: fc.constantFrom('x', 'a Weather report', 'weathered'),
      isNsfw: fc.boolean(),
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
    fc.asyncProperty(
      network,
      async ({ follows, blocks, posts, mutes, hides, tagged, away, bounds, limit }) => {
        await sql`truncate follows, blocks, objects, posts, mutes, hashtags, member_counts, away_members, people_lists restart identity cascade`.execute(
          db,
        )
        await db.updateTable('members').set({ nsfw_hidden: [] }).execute()
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
        const published = new Map<number, number>()
        for (const [index, post] of posts.entries()) {
          const original = post.shows === null ? undefined : published.get(post.shows)
          const { id: added } = await db
            .insertInto('objects')
            .values({ kind: 'post', author_id: id(post.author) })
            .returning('id')
            .executeTakeFirstOrThrow()
          await db
            .insertInto('posts')
            .values({
              id: added,
              author_id: id(post.author),
              message: post.says,
              audience: post.isPrivate ? 'private' : 'public',
              deleted_at: post.isDeleted ? new Date() : null,
              hashtags: post.isTagged && !original ? ['Garden'] : [],
              nsfw: post.isNsfw && !original ? ['Other'] : [],
              ...(original ? { is_repost: true, original_id: original } : {}),
              ...(post.waits && !original ? { position: null } : {}),
            })
            .execute()
          if (!original && !post.waits) published.set(index, added)
        }
        for (const member of mutes) {
          await db
            .insertInto('mutes')
            .values({ member_id: id(member), kind: 'word', word: 'WEATHER' })
            .execute()
        }
        for (const member of hides) {
          await db
            .updateTable('members')
            .set({ nsfw_hidden: ['Other'] })
            .where('id', '=', id(member))
            .execute()
        }
        for (const member of tagged) {
          await sql`insert into hashtag_follows (member_id, hashtag_id)
          select ${id(member)}, id from hashtags where key = 'garden'`.execute(db)
        }

        for (const member of away)
          await db
            .insertInto('away_members')
            .values({ member_id: id(member) })
            .execute()

        const top = await sql<{ newest: number }>`
        select coalesce(max(position), 0)::int as newest from posts where deleted_at is null`.execute(db)
        const newest = top.rows[0]?.newest ?? 0
        for (const [index, viewer] of members.entries()) {
          // Away members have no session.
          if (away.includes(index)) continue
          const who = sql`${viewer}::bigint`
          const byRule = await sql<Ruled>`
          select p.id, p.position, p.author_id, o.author_id as original_author,
            p.message || ' ' || coalesce(o.message, '') as says,
            cardinality(p.nsfw || o.nsfw) > 0 as nsfw, cardinality(p.hashtags) > 0 as tagged
          from posts p left join posts o on o.id = p.original_id where ${visiblePost(who)}
          order by p.position desc`.execute(db)
          assert(
            byRule.rows.every((row) =>
              away.every(
                (gone) =>
                  row.author_id !== id(gone) &&
                  (row.original_author !== id(gone) || row.author_id === viewer),
              ),
            ),
          )
          // The bound only matters to viewers who filter posts out.
          const keepsAny = mutes.includes(index) || hides.includes(index)
          const bottom = keepsAny ? newest + 1 - bounds.longestLook : 0
          const unmuted = byRule.rows.filter(
            (row) =>
              row.position !== null &&
              (row.author_id === viewer ||
                !(
                  (mutes.includes(index) && /\bweather\b/i.test(row.says)) ||
                  (hides.includes(index) && row.nsfw)
                )),
          )
          const wanted = unmuted.filter(({ position }) => position !== null && position > bottom)
          const followed = wanted.filter(
            (row) =>
              row.author_id === viewer ||
              follows.some(([one, other]) => id(one) === viewer && id(other) === row.author_id) ||
              (tagged.includes(index) && row.tagged),
          )
          const page = { before: sql`1000::bigint`, limit: sql`50`, offset: sql`0` }
          const some = { ...page, limit: sql`${sql.lit(limit)}` }
          const all = await newestVisiblePosts(who, some, bounds).execute(db)
          assert.deepEqual(idsOf(all.rows), idsOf(wanted.slice(0, limit)))
          const easy = await sql<{ id: number }>`
          with v as materialized (select array(${hiddenMembers(who)}) as hidden, ${keptOutColumns(who)}
            from (select 1) as one left join members m on m.id = ${who})
          ${easilyVisiblePosts(who, some)}`.execute(db)
          assert.deepEqual(idsOf(easy.rows), idsOf(unmuted.slice(0, limit)))
          if (!keepsAny) {
            // With the originals of reposts, which the two find in different ways.
            const [easily, anyway] = [
              await listEasyTimeline(db, viewer, 1_000, limit, 0),
              await listAnyTimeline(db, viewer, 1_000, limit, 0),
            ].map((rows) =>
              rows.map((row) => [row.id, row.listed]).toSorted(([a], [b]) => Number(a) - Number(b)),
            )
            assert.deepEqual(easily, anyway)
          }
          const those = await newestFollowedPosts(who, some, bounds).execute(db)
          assert.deepEqual(idsOf(those.rows), idsOf(followed.slice(0, limit)))
          // A list of the followed, also of those between whom and the viewer there is a block.
          const { rows: made } = await sql<{ id: number }>`
            insert into people_lists (member_id, name, emoji) values (${viewer}, 'List', '') returning id`.execute(
            db,
          )
          const list = sql`${made[0]?.id}::bigint`
          await sql`
            insert into listed_people (list_id, member_id)
            select ${list}, followed_id from follows where follower_id = ${viewer}`.execute(db)
          const ofList = await newestListedPosts(who, list, some, bounds).execute(db)
          const byListed = wanted.filter((row) =>
            follows.some(([one, other]) => id(one) === viewer && id(other) === row.author_id),
          )
          assert.deepEqual(idsOf(ofList.rows), idsOf(byListed.slice(0, limit)))
          const tag = sql`(select id from hashtags where key = 'garden')`
          const withTag = await newestTaggedPosts(who, tag, some).execute(db)
          assert.deepEqual(idsOf(withTag.rows), idsOf(unmuted.filter((row) => row.tagged).slice(0, limit)))
          const waiting = byRule.rows.filter(({ position }) => position === null)
          assert(waiting.every(({ author_id }) => author_id === viewer))
          const topics = await platform.visibleTopics(
            db,
            viewer,
            posts.map((_, i) => `post:${i + 1}`),
          )
          assert.deepEqual(new Set(topics), new Set(byRule.rows.map((row) => `post:${row.id}`)))
        }
      },
    ),
    { numRuns: isLong ? 500 : 12 },
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
  assert.deepEqual(await platform.visibleTopics(platform.database.db, ada.id, [...asked, ...nonsense]), [
    'feed',
    `graph:${ada.id}`,
    `waiting:${ada.id}`,
    `member:${ada.id}`,
  ])
})
