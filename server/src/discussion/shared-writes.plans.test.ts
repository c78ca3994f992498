/**
 * Writes that share a statement find what they are about one by one: the planner would rather read all posts of a
 * network whose posts a scan reads at once.
 */
import { before, test } from 'node:test'
import { addCrowd, assertFew, explain, fill, planModes } from '../../test/plans.ts'
import { sharedText } from '../../test/statement-text.ts'
import { type World, world } from '../../test/world.ts'
import { noKey } from '../platform/call/idempotency.ts'
import { posts as postKind } from '../visibility/posts.ts'
import { discussionWrites } from './comments.writing.queries.ts'
import { reactionToggle } from './reactions.queries.ts'

const large = ['comments', 'posts', 'objects']
const { addComment } = discussionWrites(postKind)

let the: World
let posts: number[]
let people: number[]

before(async () => {
  the = await world()
  const { pool } = the.platform.database
  await fill(
    the,
    `${addCrowd(50)};
     with written as (insert into posts (author_id, message)
       select (select min(id) from members where username like 'crowd%'), 'post ' || i from generate_series(1, 2000) as i
       returning id, author_id)
     insert into objects (id, kind, author_id) select id, 'post', author_id from written`,
  )
  await fill(the, 'vacuum analyze')
  posts = (await pool.query('select id from posts order by id desc limit 4')).rows.map(({ id }) => id)
  people = (await pool.query('select id from members order by id desc limit 4')).rows.map(({ id }) => id)
})

const each = (value: string) => `{${people.map(() => value).join(',')}}`
const list = (values: readonly number[]) => `{${values.join(',')}}`
for (const mode of planModes) {
  test(`the liked posts are found one by one (${mode})`, async () => {
    const toggle = reactionToggle(postKind)
    const text = await sharedText((tx, member) => toggle(tx, member, 1, 'like'))
    assertFew(await explain(the, mode, text, [list(people), list(posts), each('like')]), 20, large)
  })

  test(`the posts commented on are found one by one (${mode})`, async () => {
    const said = { message: '', mentions: [], mediaId: null, waits: false }
    const text = await sharedText((tx, author) => addComment(tx, 1, { author, ...said }))
    const values = [list(people), list(posts), each('x'), each('[]'), each('null'), each('false')]
    const nodes = await explain(the, mode, text, [...values, ...noKey.map(() => each('null'))])
    assertFew(nodes, 20, large)
  })
}
