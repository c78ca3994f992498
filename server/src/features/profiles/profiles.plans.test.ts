/** The cost of a member's page doesn't depend on how many follow them. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addCrowd, assertFew, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { listMemberPosts } from '../posts/posts.queries.ts'
import { findBanner } from './profiles.queries.ts'
import { statementsOf } from '../../../test/statements.ts'

const fans = 2_000
const mostStatements = 5

describe('the page of a famous member', () => {
  let the: World
  let famous: Person
  let viewer: Person

  before(async () => {
    the = await makeWorld()
    famous = await the.person('Famous')
    viewer = await the.person('Viewer')
    await the.befriend(viewer, famous)
    for (let i = 0; i < 12; i++) {
      const { recdata } = await the.as(famous).call('add_post', { message: `Post ${i}` })
      await the.as(viewer).call('post_comment', { post_id: recdata.post_id, comment: 'Good' })
    }
    await fill(
      the,
      `with crowd as (
        ${addCrowd(fans)} returning id),
      apart as (
        insert into blocks (blocker_id, blocked_id)
        select lag(id) over (order by id), id from crowd order by id offset 1)
      insert into follows (follower_id, followed_id) select id, ${famous.id} from crowd`,
    )
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      members: 5e5,
      follows: 2e7,
      posts: 1e7,
      blocks: 1e6,
      member_counts: 5e5,
      comments: 2e7,
    })
  })

  const open = async () => {
    const asked = { view_user_id: famous.id }
    const head = await the.as(viewer).call('avatar_banner', asked)
    const posts = await the.as(viewer).call('user_timeline', asked)
    assert.deepEqual([head.recdata.follower, posts.recdata.length], [fans + 1, 10])
  }

  test('is five statements where nothing of it is in memory, and three where it is', async () => {
    await the.as(viewer).call('avatar_banner', {})
    const first = await statementsOf(the.platform, open)
    assert(first <= mostStatements, `${first} statements`)
    // The third tells which of the shown comments the viewer likes.
    assert.equal(await statementsOf(the.platform, open), 3)
  })

  for (const mode of planModes) {
    test(`its head reads a row of each table (${mode})`, async () => {
      const text = await statementText((db) => findBanner(db, 0, 0))
      const nodes = await explain(the, mode, text, [viewer.id, famous.id])
      assertFew(nodes, 2, ['members', 'follows', 'member_counts', 'blocks'])
    })

    test(`its posts are read without its followers (${mode})`, async () => {
      const text = await statementText((db) => listMemberPosts(db, 0, 0, 0, 10, 0, true))
      const nodes = await explain(the, mode, text, [
        viewer.id,
        famous.id,
        Number.MAX_SAFE_INTEGER,
        10,
        0,
        'true',
      ])
      assertFew(nodes, 60, ['members', 'follows', 'posts', 'member_counts'])
    })
  }
})
