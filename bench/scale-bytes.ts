/** What a row of each of the largest tables takes on disk with its indexes, and how much WAL a write causes. */
import { startOurs } from './compare.ts'
import { type BenchDatabase, query } from './database.ts'
import type { LoadOrder } from './load.ts'
import type { Options } from './options.ts'
import { startLoad } from './processes.ts'
import { listLikeable, runLoad } from './runner.ts'

const fewestRows = 1_000
const writes = ['add_post', 'post_like', 'post_comment'] as const satisfies ReadonlyArray<LoadOrder['call']>

export async function printBytes(database: BenchDatabase, options: Options): Promise<void> {
  await query(database.connection, 'vacuum analyze')
  const { rows } = await query<{ name: string; rows: number; own: number; indexes: number }>(
    database.connection,
    `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as own,
       pg_indexes_size(oid)::float8 as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1
     order by pg_total_relation_size(oid) desc`,
    [fewestRows],
  )
  console.log('\nBytes a row     rows      own  indexes    total')
  for (const { name, rows: count, own, indexes } of rows) {
    const figures = [count, own / count, indexes / count, (own + indexes) / count]
    console.log(`${name.padEnd(22)}${figures.map((figure) => figure.toFixed(0).padStart(9)).join('')}`)
  }
  const load = startLoad()
  const service = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000' })
  try {
    const likeable = await listLikeable(database)
    for (const call of writes) {
      const run = () =>
        runLoad(
          load,
          { database, service, side: 'Commons' },
          {
            call,
            likeable,
            connections: 16,
            seconds: options.seconds,
            proof: { text: '"code":true', times: 1 },
          },
          options,
        )
      await run()
      const before = await walPosition(database)
      const { answered, serverMs, postgresMs } = await run()
      const bytes = ((await walPosition(database)) - before) / answered
      console.log(
        `${call}: ${bytes.toFixed(0)} bytes of WAL, ${serverMs.toFixed(2)} ms of the server's CPU, ${postgresMs.toFixed(2)} of PostgreSQL's`,
      )
    }
  } finally {
    await load.stop()
    await service.stop()
  }
}

/** Returns how many bytes of WAL were written so far. */
export async function walPosition({ connection }: BenchDatabase): Promise<number> {
  const { rows } = await query<{ bytes: number }>(
    connection,
    `select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`,
  )
  return rows[0]?.bytes ?? NaN
}
