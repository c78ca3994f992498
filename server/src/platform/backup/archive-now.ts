/** Has a running Commons archive what it has written so far: a segment is archived only once it is full. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { archiveName } from '../postgres/archive.ts'
import type { PostgresLog } from '../postgres/log.ts'
import { openMaintenance } from '../postgres/maintenance.ts'
import { openHome } from '../postgres/home.ts'
import { findRunning } from '../postgres/lock.ts'

const patienceMs = 15_000

/** Does nothing if no Commons runs on `dataDir`, or if its archive is another one. */
export async function archiveNow(dataDir: string, archive: string, log: PostgresLog): Promise<void> {
  if (!['postgres', 'postgres.location'].some((name) => existsSync(path.join(dataDir, name)))) return
  const home = await openHome(dataDir, log)
  if (archiveName(home) !== archive || (await findRunning(home.directory, log)) === undefined) return
  const { superuser } = await openMaintenance({ dataDir, backupDir: undefined, log })
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    const current = await ask(client, 'select pg_walfile_name(pg_current_wal_lsn()) as answer')
    await client.query('select pg_switch_wal()')
    const isEmpty =
      (await ask(client, 'select pg_walfile_name(pg_current_wal_insert_lsn()) as answer')) === current
    if (isEmpty) return
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(50)) {
      const last = await ask(client, 'select last_archived_wal as answer from pg_stat_archiver')
      if (last >= current) return
    }
    log.warn(
      {},
      `${current}, the latest changes of the Commons that runs on ${dataDir}, are not archived yet.`,
    )
  } finally {
    await client.end()
  }
}

async function ask(client: pg.Client, question: string): Promise<string> {
  const { rows } = await client.query<{ answer: string | null }>(question)
  return rows[0]?.answer ?? ''
}
