import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { testDatabase } from './database.ts'

test('each test database is migrated, alone, and gone when dropped', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()])
  assert.notEqual(one.name, two.name)
  const first = new pg.Client({ connectionString: one.connectionString })
  const second = new pg.Client(two.connection)
  await Promise.all([first.connect(), second.connect()])
  await first.query('create table only_here (id int)')
  const { rows } = await first.query<{ count: number }>('select count(*)::int as count from migrations')
  assert.ok((rows[0]?.count ?? 0) > 0)
  await assert.rejects(second.query('select from only_here'), /does not exist/)
  await Promise.all([first.end(), second.end()])
  await Promise.all([one.drop(), two.drop()])
  const gone = new pg.Client(one.connection)
  await assert.rejects(gone.connect(), /does not exist/)
})
