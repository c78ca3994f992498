import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './run.ts'
import { ambiguousAliases } from './sql-aliases.ts'

const tables = new Set(['posts', 'pins', 'members', 'follows'])
const found = (statement: string) => Object.fromEntries(ambiguousAliases(statement, tables))

test('an alias that stands for two tables is found, wherever they are named', () => {
  const both = { p: ['pins', 'posts'] }
  assert.deepEqual(found('select from posts p where exists (select from pins p)'), both)
  assert.deepEqual(
    found('select from posts as p join members m on true, lateral (select from pins p) x'),
    both,
  )
  assert.deepEqual(found('select from members m, posts p where m.id in (select id from pins AS p)'), both)
  assert.deepEqual(found('with a as (update posts p set x = 1) insert into pins as p (id) values (1)'), both)
  assert.deepEqual(found('select from posts where exists (select from pins posts)'), {
    posts: ['pins', 'posts'],
  })
})

test('what is no table of its own has no meaning', () => {
  assert.deepEqual(found("select 'from pins p' from posts p -- from pins p"), {})
  assert.deepEqual(found('select from posts p where p.id is distinct from p.original_id'), {})
  assert.deepEqual(found('select extract(epoch from p.at), pins(p) from posts p order by pins, p'), {})
  assert.deepEqual(found('select from posts p, unnest(array[1]) pins for update of p'), {})
  assert.deepEqual(found('select from posts p union select from posts p cross join members m'), {})
})

/** Aliases of fragments that are written for tables of two kinds, or that end with their room. */
const shared: Readonly<Record<string, readonly string[]>> = {
  // The member's own row in a conversation of either kind: `ConversationKind` joins it.
  s: ['conversation_members', 'group_members'],
  // Comments and conversations are what their rooms' fragments are about.
  c: ['comments', 'conversations'],
}

test('in a statement one alias has one meaning: fragments that are put together can be read together', async () => {
  const schema = await readFile(path.join(root, 'server/src/platform/db/schema.generated.ts'), 'utf8')
  const all = new Set(
    [...schema.slice(schema.indexOf('interface DB')).matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name),
  )
  assert.ok(all.has('posts') && all.has('members'))
  const folder = path.join(root, 'server/sql')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const wrong = await Promise.all(
    files.map(async (file) =>
      [...ambiguousAliases(await readFile(path.join(folder, file), 'utf8'), all)].flatMap(([alias, its]) =>
        its.join() === shared[alias]?.join() ? [] : [`${file}: ${alias} is ${its.join(' and ')}`],
      ),
    ),
  )
  assert.deepEqual(wrong.flat(), [])
})
