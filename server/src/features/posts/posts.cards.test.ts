/**
 * Posts cached in memory are never older than the list that shows them, and never shown to anyone they aren't
 * for.
 */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { whole } from './posts.cards.ts'
import { listEasyTimeline, listTimeline } from './posts.queries.ts'

const onTop = async ({ as }: World, reader: Person) => (await as(reader).call('timeline', {})).recdata[0]

test('what one process keeps is what another has just written', async () => {
  const one = await makeWorld()
  const other = await makeWorld({ database: one.database })
  const [ada, bob] = [await one.person('Ada'), await one.person('Bob')]
  const { post_id } = (await one.as(ada).call('add_post', { message: 'first' })).recdata
  assert.equal((await onTop(other, bob))?.message, 'first')
  await one.as(ada).call('edit_post', { post_id, message: 'second' })
  assert.equal((await onTop(other, bob))?.message, 'second')
  const { post_comment_id } = (await one.as(ada).call('post_comment', { post_id, comment: 'said' })).recdata
  await one.as(ada).call('post_comment_reply', { post_comment_id, reply: 'answered' })
  const [comment] = (await onTop(other, bob))?.comments ?? []
  assert.deepEqual([comment?.comment, comment?.reply[0]?.reply], ['said', 'answered'])
  await one.as(ada).call('post_comment_delete', { post_comment_id })
  assert.deepEqual((await onTop(other, bob))?.comments, [])
  // A name isn't part of the post's version: each process gets a hint of it.
  await one.as(ada).call('update_display_name', { display_name: 'Ada Newname' })
  assert.equal((await onTop(one, bob))?.full_name, 'Ada Newname')
  while ((await onTop(other, bob))?.full_name !== 'Ada Newname') await sleep(10)
})

test('a post that is closed while it is listed is not shown to who may not read what it says by then', async () => {
  const { as, person, platform } = await world()
  const { db } = platform.database
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'open' })).recdata
  let asked = 0
  const list = whole(async (from: Db, viewer: number) => {
    const rows = await listEasyTimeline(from, viewer, Number.MAX_SAFE_INTEGER, 10, 0)
    if (asked++ === 0) await as(ada).call('edit_post', { post_id, message: 'closed', post_type: 'private' })
    return rows
  })
  const rows = await list(db, bob.id)
  assert.equal(asked, 2)
  assert.deepEqual(
    rows.filter(({ id }) => id === post_id),
    [],
  )
})

test('a transaction sees what it has written, and nobody else does before it is committed', async () => {
  const { as, person, platform } = await world()
  const { db } = platform.database
  const ada = await person('Ada')
  const { post_id } = (await as(ada).call('add_post', { message: 'before' })).recdata
  const says = async (from: Db) => {
    const rows = await listTimeline(from, ada.id, Number.MAX_SAFE_INTEGER, 10, 0)
    return rows.find(({ id }) => id === post_id)?.card.message
  }
  assert.equal(await says(db), 'before')
  const taken = db.transaction().execute(async (tx) => {
    await sql`update posts set message = 'taken back' where id = ${post_id}`.execute(tx)
    assert.equal(await says(tx), 'taken back')
    assert.equal(await says(db), 'before')
    throw new Error('Back')
  })
  await assert.rejects(taken, /Back/)
  assert.equal(await says(db), 'before')
})

test('an earlier state of the database shows what it says, whatever was kept of the later one', async () => {
  const here = await makeWorld()
  const { pool } = here.platform.database
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { post_id } = (await here.as(ada).call('add_post', { message: 'kept' })).recdata
  await here.as(ada).call('edit_post', { post_id, message: 'lost' })
  assert.equal((await onTop(here, bob))?.message, 'lost')
  // As after a failover to a standby without the edit, followed by a different edit with the same version.
  await pool.query(`update posts set message = 'written after' where id = ${post_id}`)
  await pool.query('update objects set version = version - 1')
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'commons bus'`,
  )
  while ((await onTop(here, bob))?.message !== 'written after') await sleep(10)
})
