import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pino from 'pino'
import { world } from '../../test/world.ts'
import { inPages, workThrough } from './due.ts'
import { describeError } from './log.ts'
import { write } from './write.ts'

test('a row that fails leaves nothing done, is logged, and does not hold up those after it', async () => {
  const { platform } = await world()
  const { db } = platform.database
  await sql`create table due_rows (id bigint primary key, is_done boolean not null default false)`.execute(db)
  await sql`insert into due_rows select generate_series(1, 5)`.execute(db)
  const lines: Array<Record<string, unknown>> = []
  const log = pino(
    { serializers: { err: describeError } },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const list = async (after: number) => {
    const { rows } = await sql<{ id: number }>`
      select id from due_rows where not is_done and id > ${after} order by id limit 2`.execute(db)
    return rows
  }
  const pass = (broken?: number) =>
    workThrough(
      { log },
      {
        due: inPages(list),
        work: ({ id }) =>
          write(platform, async ({ tx }) => {
            await sql`update due_rows set is_done = true where id = ${id}`.execute(tx)
            if (id === broken) throw new Error('not this one')
          }),
        named: ({ id }) => ({ row: id }),
        failed: 'A row could not be done',
      },
    )

  // The last of its page: it must be neither read again for ever nor taken for the end.
  await pass(2)
  assert.deepEqual(await list(0), [{ id: 2 }])
  assert.deepEqual(
    lines.map(({ msg, row, err }) => [msg, row, (err as { message?: string } | undefined)?.message]),
    [['A row could not be done', 2, 'not this one']],
  )

  await pass()
  assert.deepEqual(await list(0), [])
  assert.equal(lines.length, 1)
})

test('what cannot be listed fails as a whole, so that the job is tried again', async () => {
  const { platform } = await world()
  const done: number[] = []
  const due = inPages(async (after) => {
    if (after > 0) throw new Error('no list')
    return [{ id: 1 }]
  })
  const work = async ({ id }: { id: number }) => done.push(id)
  await assert.rejects(
    workThrough(platform, { due, work, named: ({ id }) => ({ row: id }), failed: 'A row failed' }),
    /no list/,
  )
  assert.deepEqual(done, [1])
})
