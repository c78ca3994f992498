import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { testDatabase } from '../../../test/database.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
after(() => database.drop())

async function ask(text: string) {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(text)).rows
  } finally {
    await client.end()
  }
}

test('a migrated database is left as it is, also by several at once', async () => {
  const results = await Promise.all([migrate(database.connection), migrate(database.connection)])
  assert.deepEqual(results, [[], []])
})

test('a migration that changed after it was applied refuses the start', async () => {
  const [first] = await ask(`select name, checksum from migrations order by name limit 1`)
  await ask(`update migrations set checksum = 'other' where name = '${first?.['name']}'`)
  await assert.rejects(migrate(database.connection), /0001_members\.sql changed after it was applied/)
  await ask(`update migrations set checksum = '${first?.['checksum']}' where name = '${first?.['name']}'`)
})

test('a database that is newer than the program refuses the start', async () => {
  await ask(`insert into migrations (name, checksum) values ('9999_future.sql', 'x')`)
  await assert.rejects(migrate(database.connection), /newer than this Commons: it has 9999_future\.sql/)
  await ask(`delete from migrations where name = '9999_future.sql'`)
})

test('an empty database gets every migration', async () => {
  await ask('drop schema public cascade; create schema public')
  const applied = await migrate(database.connection)
  assert(applied.length >= 6)
  assert.equal((await ask('select name from migrations')).length, applied.length)
})
