/**
 * Who sees which comment: the rule, the lists, the counts, the files and the calls agree with a plain reading
 * of the rule, for any network of people.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { discussion } from '../../src/features/posts/posts.discussion.ts'
import { visibleComment } from '../../src/visibility/comments.ts'
import { visiblePost } from '../../src/visibility/posts.ts'
import { isLong } from '../long.ts'
import { makeWorld } from '../world.ts'

const { addComment, addReply, getDiscussion, listComments, listLatestComments, listLeftBehind, listReplies } =
  discussion

const people = 5
const pair = fc.tuple(fc.nat(people - 1), fc.nat(people - 1)).filter(([one, other]) => one !== other)
const said = fc.record({
  on: fc.nat(2),
  /** Replies to that comment, if it is earlier and not a reply itself. */
  to: fc.option(fc.nat(15)),
  author: fc.nat(people - 1),
  isDeleted: fc.oneof(
    { weight: 3, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  waits: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})
const network = fc.record({
  follows: fc.uniqueArray(pair, { selector: String, maxLength: 16 }),
  blocks: fc.uniqueArray(pair, { selector: String, maxLength: 3 }),
  posts: fc.array(
    fc.record({
      author: fc.nat(people - 1),
      isPrivate: fc.boolean(),
      isDeleted: fc.nat(4).map((n) => n === 0),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  comments: fc.array(said, { minLength: 1, maxLength: 16 }),
})

interface Comment {
  id: number
  post: number
  parent: Comment | undefined
  author: number
  isDeleted: boolean
  waits: boolean
  key: string
}

test('whatever is asked about comments answers by one rule', async () => {
  const { person, platform } = await makeWorld()
  const { db } = platform.database
  const members: number[] = []
  for (let i = 0; i < people; i++) members.push((await person(`Person ${i}`)).id)
  const id = (index: number) => members[index] ?? 0
  const insert = async (rows: ReturnType<typeof sql<{ id: number }>>) =>
    (await rows.execute(db)).rows[0]?.id ?? 0

  await fc.assert(
    fc.asyncProperty(network, async ({ follows, blocks, posts, comments: all }) => {
      await sql`truncate follows, blocks, objects, posts, comments restart identity cascade`.execute(db)
      await sql`delete from media`.execute(db)
      for (const [one, other] of follows)
        await sql`insert into follows (follower_id, followed_id) values (${id(one)}, ${id(other)})`.execute(
          db,
        )
      for (const [one, other] of blocks)
        await sql`insert into blocks (blocker_id, blocked_id) values (${id(one)}, ${id(other)})`.execute(db)
      const postIds: number[] = []
      for (const { author, isPrivate, isDeleted } of posts) {
        const post = await insert(sql`
          with p as (insert into posts (author_id, message, audience, deleted_at) values (${id(author)}, 'x',
            ${isPrivate ? 'private' : 'public'}, ${isDeleted ? new Date() : null}) returning id, author_id),
          counted as (insert into objects (id, kind, author_id) select id, 'post', author_id from p) select id from p`)
        postIds.push(post)
      }
      const comments: Comment[] = []
      for (const { on, to, author, isDeleted, waits } of all) {
        const wanted = comments[to ?? 99]
        const parent = wanted && !wanted.parent ? wanted : undefined
        const post = parent?.post ?? postIds[on] ?? 0
        const key = `key${comments.length}`
        const comment = await insert(sql`
          with file as (insert into media (owner_id, key, width, height, widths, use, bytes)
            values (${id(author)}, ${key}, 1, 1, '{480}', 'comment', 1) returning id)
          insert into comments (object_id, parent_id, author_id, media_id, deleted_at, position)
          select ${post}, ${parent?.id ?? null}::bigint, ${id(author)}, file.id, ${isDeleted ? new Date() : null}::timestamptz,
            case when ${waits} then null else nextval('comment_positions') end from file returning id`)
        comments.push({ id: comment, post, parent, author: id(author), isDeleted, waits, key })
      }

      const hides = (one: number, other: number) =>
        blocks.some(([a, b]) => (id(a) === one && id(b) === other) || (id(a) === other && id(b) === one))
      for (const viewer of members) {
        const who = sql`${viewer}::bigint`
        const { rows: visible } = await sql<{ id: number }>`
          select p.id from posts p where ${visiblePost(who)}`.execute(db)
        const there = ({ isDeleted, waits, author }: Comment) =>
          !isDeleted && (author === viewer || (!waits && !hides(viewer, author)))
        const seen = comments.filter(
          (comment) =>
            visible.some((post) => post.id === comment.post) &&
            there(comment) &&
            (!comment.parent || there(comment.parent)),
        )
        // Comments that a block hides from the owner of the post.
        const left = comments.filter(
          ({ post, parent, author, isDeleted, waits }) =>
            visible.some(({ id: each }) => each === post) &&
            id(posts[postIds.indexOf(post)]?.author ?? -1) === viewer &&
            hides(viewer, author) &&
            !isDeleted &&
            !waits &&
            !parent?.isDeleted,
        )
        const ids = (list: readonly Comment[]) => list.map((comment) => comment.id).toSorted((a, b) => a - b)

        const byRule = await sql<{ id: number }>`
          select c.id from comments c where ${visibleComment(who)} order by c.id`.execute(db)
        assert.deepEqual(
          byRule.rows.map((row) => row.id),
          ids(seen),
          'the rule',
        )

        for (const comment of comments) {
          const access = await platform.mediaAccess(db, comment.key, viewer)
          assert.equal(access?.visible, seen.includes(comment) || left.includes(comment), 'its file')
          if (access?.open) assert(!posts[postIds.indexOf(comment.post)]?.isPrivate && !comment.isDeleted)
          const replies = await listReplies(db, viewer, comment.id, 1e9, 50, 0, true)
          const below = seen.includes(comment) ? seen.filter(({ parent }) => parent === comment) : []
          assert.deepEqual(
            replies.map((row) => row.id).toSorted((a, b) => a - b),
            ids(below),
            'its replies',
          )
        }

        const listed = visible.map((post) => post.id)
        const tx = await db.startTransaction().execute()
        const said = {
          author: viewer,
          message: 'x',
          mentions: members.map((user_id) => ({ username: 'x', user_id })),
          mediaId: null,
          waits: false,
        }
        for (const added of [
          ...(await Promise.all(listed.map((post) => addComment(tx, post, said)))),
          ...(await Promise.all(comments.map((comment) => addReply(tx, comment.id, said)))),
        ]) {
          if (!added) continue
          const { rows } = await sql<{ id: number }>`
            select m.id from members m join comments c on c.id = ${added.id}
            where m.id <> ${who} and ${visibleComment(sql.ref('m.id'))}`.execute(tx)
          assert.deepEqual(added.heard_by.toSorted(), rows.map((row) => row.id).toSorted(), 'who hears of it')
        }
        await tx.rollback().execute()
        const latest = await listLatestComments(db, viewer, listed)
        for (const post of postIds) {
          const rows = await listComments(db, viewer, post, 1e9, 50, 0, true)
          const top = rows.filter((row) => row.parent_id === null)
          const expected = seen.filter((comment) => comment.post === post && !comment.parent)
          assert.deepEqual(
            top.map((row) => row.id).toSorted((a, b) => a - b),
            ids(expected),
            'the list',
          )
          for (const row of rows)
            assert(
              seen.some((comment) => comment.id === row.id),
              'a reply shown with it',
            )
          for (const row of top) {
            const counted = seen.filter(({ parent, waits }) => parent?.id === row.id && !waits)
            assert.equal(row.replies, counted.length, 'the count of replies')
          }
          const ofCard = latest.filter((row) => row.object_id === post && row.parent_id === null)
          assert.deepEqual(
            ofCard.map((row) => row.id),
            listed.includes(post) ? top.slice(0, 3).map((row) => row.id) : [],
            'what a card shows',
          )
          const apart = await listLeftBehind(db, viewer, post, { before: 1e9, limit: 50, offset: 0 })
          assert.deepEqual(
            ids(left.filter((comment) => comment.post === post)),
            apart?.map((row) => row.id).toSorted((a, b) => a - b) ?? [],
            'what is left behind',
          )
          const { comments: count } = await getDiscussion(db, viewer, post, null)
          assert.equal(count, expected.filter(({ waits }) => !waits).length, 'the count')
        }
      }
    }),
    { numRuns: isLong ? 300 : 8 },
  )
})
