import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runNode } from './run.ts'

test('the SQL in server/sql is what the database is sent; if not, run: node tools/write-sql.ts', async () => {
  // In a process of its own: other tests of this one prepare statements, too.
  const { code, output } = await runNode(['tools/write-sql.ts', '--check'])
  assert.equal(code, 0, output)
})
