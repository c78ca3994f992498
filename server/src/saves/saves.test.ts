/** Any kind of object is saved, given only its description. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addNote, notes, withNotes } from '../../test/scenes/notes-scene.ts'
import type { Person } from '../../test/world.ts'
import { isSave, saveToggle } from './saves.ts'

const toggleSaved = saveToggle(notes)

test('a note is saved and unsaved beside posts, by who sees it, and nobody else is told', async () => {
  const here = await withNotes()
  const { db } = here.platform.database
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const { post_id } = (await here.as(ada).call('add_post', { message: 'x' })).recdata
  await here.as(bob).call('post_save', { post_id })
  const note = await addNote(here, ada, bob)
  const told: Array<readonly number[]> = []
  const save = (member: Person, object: number) =>
    db
      .transaction()
      .execute((tx) => toggleSaved(object, { tx, member, hintOnly: (members) => told.push(members) }))
  const saved = async (viewer: Person) => {
    const { rows } = await sql<{ object_id: number }>`
      select kept.object_id from saved_objects kept where ${isSave(notes, sql`${viewer.id}`)}`.execute(db)
    return rows.map(({ object_id }) => object_id)
  }
  assert.deepEqual(await save(bob, note), { object: note, isSaved: true })
  assert.deepEqual(await saved(bob), [note])
  assert.equal(await save(eve, note), undefined)
  assert.equal(await save(bob, post_id), undefined)
  assert.deepEqual(told, [[bob.id]])
  assert.deepEqual(await save(bob, note), { object: note, isSaved: false })
  assert.deepEqual(await saved(bob), [])
  const { recdata } = await here.as(bob).call('saved_post_list', {})
  assert.deepEqual(
    recdata.map((post) => post.post_id),
    [post_id],
  )
})
