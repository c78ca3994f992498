import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { world } from '../../../test/world.ts'
import { hasGroups } from './has-groups.ts'
import { oneStatement, prepared } from './prepared.ts'
import { statementsOf } from '../../../test/statements.ts'

const double = prepared<[number: number], { doubled: number }>(
  'test_double',
  (number) => sql`select 2 * ${number}::int as doubled`,
)

test('a write that is one statement sends one, and a prepared one', async () => {
  const { db } = (await world()).platform.database
  const tx = oneStatement(db)
  assert.deepEqual(await double(tx, 21), [{ doubled: 42 }])
  await assert.rejects(double(tx, 21), /sends another/)
  await assert.rejects(async () => sql`select 1`.execute(oneStatement(db)), TypeError)
})

const asking = prepared<[], { yes: boolean }>('test_groups', () => sql`select ${hasGroups} as yes`)

test('whether there are groups is asked only where the process doesn’t know that there are', async () => {
  const { db, noteGroups } = (await world()).platform.database
  await sql`insert into settings (name, value) values ('feature_groups', '0')`.execute(db)
  assert.deepEqual(await asking(db), [{ yes: true }], 'it hasn’t heard of the change')
  noteGroups(false)
  assert.deepEqual(await asking(db), [{ yes: false }])
  assert.deepEqual(await db.transaction().execute((tx) => asking(tx)), [{ yes: false }])
  await sql`delete from settings`.execute(db)
  assert.deepEqual(await asking(db), [{ yes: true }])
  noteGroups(true)
  assert.deepEqual(await asking(db), [{ yes: true }])
})

test('likes, texts and what is said of them are one statement each, names and audience included', async () => {
  const { as, person, platform } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  // What new accounts do is counted, in a transaction.
  await sql`update members set created_at = now() - interval '1 year'`.execute(platform.database.db)
  // Readers of events run a moment later, with their own statements.
  platform.events.publish = () => undefined
  const costs: Record<string, number> = {}
  const call = async (name: string, input: object) => {
    let body: Record<string, unknown> = {}
    costs[name] = await statementsOf(platform, async () => ({ body } = await as(bob).send(name, input)))
    return body['recdata'] as Record<string, number>
  }
  await as(bob).call('timeline', {})
  // Each process asks once whether there are rules about words.
  await as(bob).call('add_post', { message: 'first' })
  const { post_id } = await call('add_post', { message: 'for friends', post_type: 'private' })
  await call('post_like', { post_id })
  await call('post_dislike', { post_id })
  const { post_comment_id } = await call('post_comment', { post_id, comment: 'said' })
  await call('post_comment_reply', { post_comment_id, reply: 'answered' })
  assert.deepEqual(costs, {
    add_post: 1,
    post_like: 1,
    post_dislike: 1,
    post_comment: 1,
    post_comment_reply: 1,
  })
  // Mentioned names are looked up first, in a statement of their own.
  await call('post_comment', { post_id, comment: `@${ada.username} look` })
  assert.equal(costs['post_comment'], 2)
})
