import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readPlaces } from './split-tables.ts'

const schema = readFileSync(new URL('../server/src/platform/db/schema.generated.ts', import.meta.url), 'utf8')

test('docs/scale.md says of each table where it goes', () => {
  const tables = /\nexport interface DB \{\n([\s\S]*?)\n\}/.exec(schema)?.[1] ?? ''
  const names = tables.split('\n').map((line) => line.trim().split(':')[0]?.replaceAll('"', '') ?? '')
  assert.ok(names.length > 200)
  assert.deepEqual([...readPlaces().keys()].toSorted(), names.toSorted())
})

test('a table that is split has the column, or gains it', () => {
  for (const [table, { column, isNew }] of readPlaces()) {
    if (!column) continue
    const name = table.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
    const columns = new RegExp(`\\nexport interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(schema)?.[1] ?? ''
    assert.equal(new RegExp(`^  ${column}:`, 'm').test(columns), !isNew, `${table}.${column}`)
  }
})
