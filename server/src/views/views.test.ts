/** Views of any kind of object are counted once a member and day, given only the kind's description. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addNote, notes, withNotes } from '../../test/scenes/notes-scene.ts'
import type { Person } from '../../test/world.ts'
import { removeDiscussion } from '../discussion/discussion.purge.ts'
import { removeOldViews } from '../features/views/views.purge.ts'
import { viewsOf } from './views.ts'

const views = viewsOf(notes)

test('views of notes count once a member and day, where they are seen and another’s', async () => {
  const here = await withNotes()
  const { db } = here.platform.database
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const [open, secret] = [await addNote(here, ada), await addNote(here, ada, bob)]
  const look = (by: Person, object: number, tenth: number | null = null, isView = true) =>
    views.add(db, { member: by.id, object, tenth, isView })
  for (const by of [ada, bob, bob, eve]) await look(by, open)
  for (const by of [ada, bob, eve]) await look(by, secret, 3, false)
  await look(bob, secret, 7, true)
  const counts = async () => {
    const { rows } = await sql<object>`
      select object_id::int as id, views, tenths from view_counts order by object_id`.execute(db)
    return rows
  }
  assert.deepEqual(await counts(), [
    { id: open, views: 2, tenths: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    { id: secret, views: 1, tenths: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0] },
  ])

  const kept = async () =>
    (await sql<{ rows: number }>`select count(*)::int as rows from object_views`.execute(db)).rows[0]?.rows
  await sql`update object_views set day = day - 31 where object_id = ${secret}`.execute(db)
  assert.equal(await kept(), 3)
  await removeOldViews(here.platform).work({})
  assert.equal(await kept(), 2)
  await removeDiscussion(db, open)
  assert.equal(await kept(), 0)
  await sql`delete from notes where id = ${open}`.execute(db)
  assert.deepEqual((await counts()).length, 1)
})
