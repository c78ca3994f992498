/** Tags of any kind of object are found and counted, given only the triggers of its table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { sameTags, words } from '@commons/contract/shared/text/test-words.ts'
import { tagKey } from '@commons/contract/shared/text/tags.ts'
import { addNote, notes, withNotes } from '../../test/scenes/notes-scene.ts'
import { world } from '../../test/world.ts'
import { taggedBefore, tagNamed } from '../visibility/tagged.ts'

test('tags of notes are found and counted beside those of posts, while their author is there', async () => {
  const here = await withNotes()
  const { db } = here.platform.database
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(ada).call('add_post', { message: 'x', hashtag: 'plums' })
  const open = await addNote(here, ada, undefined, ['Plums', 'plums', 'Pears'])
  const secret = await addNote(here, ada, bob, ['plums', 'quinces'])
  const ofBob = await addNote(here, bob, undefined, ['plums'])

  const counts = async () => {
    const { rows } = await sql<{ key: string; counts: Record<string, number>; uses: number }>`
      select key, counts, uses from hashtags order by key`.execute(db)
    return rows.map(({ key, counts: of, uses }) => `${key} ${of['post'] ?? 0}+${of['note'] ?? 0}=${uses}`)
  }
  const found = async (tag: string) => {
    const { rows } = await sql<{ object_id: number }>`
      select object_id from ${taggedBefore(notes, tagNamed(sql`${tag}`), sql`10`, 10)} as t order by object_id`.execute(
      db,
    )
    return rows.map(({ object_id }) => object_id)
  }
  assert.deepEqual(await counts(), ['pears 0+1=1', 'plums 1+2=3', 'quinces 0+0=0'])
  assert.deepEqual(await found('PLUMS'), [open, secret, ofBob])
  assert.deepEqual(await found('quinces'), [secret])
  assert.deepEqual(await found('none'), [])

  await sql`insert into away_members (member_id) values (${ada.id})`.execute(db)
  assert.deepEqual(await counts(), ['pears 0+0=0', 'plums 0+1=1', 'quinces 0+0=0'])
  await sql`delete from away_members`.execute(db)
  await sql`update notes set hashtags = '{pears}' where id = ${open}`.execute(db)
  assert.deepEqual(await counts(), ['pears 0+1=1', 'plums 1+1=2', 'quinces 0+0=0'])
  await sql`update notes set deleted_at = now() where id = ${open}`.execute(db)
  assert.deepEqual(await found('pears'), [])
  await sql`delete from notes where author_id = ${bob.id}`.execute(db)
  assert.deepEqual(await counts(), ['pears 0+0=0', 'plums 1+0=1', 'quinces 0+0=0'])
})

test('the database and the contract agree which spellings are one tag', async () => {
  const { db } = (await world()).platform.database
  const all = [...words, ...sameTags.flat(), 'ışık', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', ' a\u3000\tb ', '\u212a', 'ꮳ', 'ǅ']
  const { rows } = await sql<{ key: string }>`
    select tag_key(tag) as key from unnest(${all}::text[]) with ordinality as each (tag, place) order by place`.execute(
    db,
  )
  assert.deepEqual(
    rows.map(({ key }) => key),
    all.map(tagKey),
  )
})
