import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { world } from '../../../test/world.ts'
import { allowTime } from './allowed-time.ts'
import { openDatabase } from './db.ts'

test('a transaction that is allowed more time has it on both ends, and the next one does not', async () => {
  const { database } = (await world()).platform
  const { db, close } = openDatabase(database.connection, {
    poolSize: 1,
    statements: { inc: () => undefined },
    longestMs: 100,
  })
  const slow = sql`select pg_sleep(0.3)`
  await db.transaction().execute(async (tx) => {
    await allowTime(tx, 10_000)
    await slow.execute(tx)
  })
  await assert.rejects(slow.execute(db), { code: '57014' })
  await close()
})
