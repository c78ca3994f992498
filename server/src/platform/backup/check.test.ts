import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { testDatabase } from '../../../test/database.ts'
import { listFiles } from './check.ts'

test('a backup from before a file had a state names its pictures', async () => {
  const database = await testDatabase()
  after(() => database.drop())
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    await client.query(`
      insert into members (email, password_hash, full_name, username, referral_code)
      values ('ada@example.org', 'none', 'Ada', 'ada', 'ada');
      insert into media (owner_id, key, width, height, bytes, widths)
      select id, 'AAkey', 640, 480, 1, '{480,640}' from members;
      alter table media drop column state cascade, drop column heights cascade, drop column captions cascade`)
    assert.deepEqual(await listFiles(client), ['AA/AAkey/480.webp', 'AA/AAkey/640.webp'])
  } finally {
    await client.end()
  }
})
