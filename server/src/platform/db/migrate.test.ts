import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { testDatabase } from '../../../test/database.ts'
import { asMigration, migrate, migrations, UpgradeRefusal } from './migrate.ts'

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

const good = asMigration('9001_good.sql', 'create table upgraded (id int); insert into upgraded values (1);')
const bad = asMigration('9002_bad.sql', 'alter table upgraded add column is_new int; select no_such_thing;')
const outside = (text: string) => asMigration('9000_outside.sql', `-- Outside the transaction\n${text}`)
const files = (...more: Array<ReturnType<typeof asMigration>>) => [...migrations(), ...more]
const tables = async () => (await ask(`select to_regclass('upgraded')::text as name`))[0]?.['name']

test('of an upgrade that fails nothing is left, and the version from before still starts', async () => {
  await assert.rejects(
    migrate(database.connection, { files: files(good, bad) }),
    (error) =>
      error instanceof UpgradeRefusal &&
      /nothing in it has changed/.test(error.message) &&
      /9002_bad\.sql failed: column "no_such_thing" does not exist/.test(error.message),
  )
  assert.equal(await tables(), null)
  assert.deepEqual(await migrate(database.connection), [])
})

test('before an upgrade its changes are named, and a refusal leaves the database as it is', async () => {
  const asked: Array<readonly string[]> = []
  const before = async (pending: readonly string[]) => {
    asked.push(pending)
    throw new UpgradeRefusal('Back it up first')
  }
  await assert.rejects(migrate(database.connection, { files: files(good), before }), /Back it up first/)
  assert.deepEqual(asked, [['9001_good.sql']])
  assert.equal(await tables(), null)
  await migrate(database.connection, { before })
  assert.equal(asked.length, 1, 'nothing is asked where nothing changes')
})

test('what no transaction can hold comes last, and is tried again where it failed', async () => {
  const lines: object[] = []
  const log = { error: (fields: object) => void lines.push(fields) }
  const failing = outside('create index concurrently upgraded_missing on upgraded (missing);')
  assert.deepEqual(await migrate(database.connection, { files: files(failing, good), log }), [
    '9001_good.sql',
  ])
  assert.equal(lines.length, 1)
  const before = () => Promise.reject(new Error('Asked, though nothing of the transaction is missing'))
  assert.deepEqual(await migrate(database.connection, { files: files(failing, good), log, before }), [])
  const mended = outside(`-- A comment; and a semicolon
    drop index concurrently if exists upgraded_ids;
    create index concurrently upgraded_ids on upgraded (id);`)
  assert.deepEqual(await migrate(database.connection, { files: files(mended, good), log }), [
    '9000_outside.sql',
  ])
  assert.deepEqual(await ask(`select to_regclass('upgraded_ids')::text as name`), [{ name: 'upgraded_ids' }])
  await ask(`drop table upgraded; delete from migrations where name like '900%'`)
})

test('processes that start at once build an index outside the transaction once', async () => {
  const index = outside('create index concurrently upgraded_ids on upgraded (id);')
  const start = () => migrate(database.connection, { files: files(index, good) })
  const done = await Promise.all([start(), start(), start()])
  assert.deepEqual(done.flat(), ['9001_good.sql', '9000_outside.sql'])
  await ask(`drop table upgraded; delete from migrations where name like '900%'`)
})

test('a file may alter a table whose rows the one before has changed', async () => {
  const entries = `insert into upgraded_entries values (1); `
  const first = asMigration(
    '9001_rows.sql',
    `create table upgraded_entries (id int);
     create function check_upgraded() returns trigger language plpgsql as $$ begin return null; end $$;
     create constraint trigger upgraded_checks after insert on upgraded_entries
       deferrable initially deferred for each row execute function check_upgraded();
     ${entries}`,
  )
  const second = asMigration('9002_column.sql', `alter table upgraded_entries add column at int; ${entries}`)
  await migrate(database.connection, { files: files(first, second) })
  assert.equal((await ask('select * from upgraded_entries')).length, 2)
  await ask(`drop table upgraded_entries; delete from migrations where name like '900%'`)
})

test('an empty database gets every migration', async () => {
  await ask('drop schema public cascade; drop schema if exists staff_log cascade; create schema public')
  const applied = await migrate(database.connection)
  assert(applied.length >= 6)
  assert.equal((await ask('select name from migrations')).length, applied.length)
})
