/** Makes PostgreSQL write a copy of its files as of one moment, without stopping. */
import * as fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { canEnter } from '../postgres/account.ts'
import { giveTo } from '../postgres/home.ts'
import type { Maintenance } from '../postgres/maintenance.ts'
import { BackupRefusal } from './backup-folder.ts'

/** The files that PostgreSQL writes; the second lists the contents of the first with their hashes. */
export const databaseFiles = ['base.tar', 'backup_manifest'] as const

const Start = z.object({ recptr: z.string(), tli: z.coerce.number() })

/** Writes `base.tar` and `backup_manifest` into `folder` and returns the first WAL segment they need. */
export async function baseBackup(maintenance: Maintenance, folder: string): Promise<string> {
  const target = await openTarget(maintenance, folder)
  try {
    const start = await ask(maintenance, target)
    for (const name of databaseFiles) await move(path.join(target, name), path.join(folder, name))
    return await segmentOf(maintenance, start)
  } finally {
    await fs.rm(target, { recursive: true, force: true })
  }
}

/**
 * Makes a directory that the database's user can write to: below the backup, or beside the database where
 * that user can't reach the backup folder. The files are moved from there.
 */
async function openTarget({ home }: Maintenance, folder: string): Promise<string> {
  for (const target of [path.join(folder, 'database'), path.join(home.directory, 'backup')]) {
    await fs.rm(target, { recursive: true, force: true })
    await fs.mkdir(target, { mode: 0o700 })
    await giveTo(home.account, target)
    if (!home.account || canEnter(home.account, target)) return target
    await fs.rm(target, { recursive: true })
  }
  throw new BackupRefusal(`The database's user can write neither to ${folder} nor to ${home.directory}.`)
}

/** Sends the command as text: a replication connection takes no parameters. */
async function ask({ superuser }: Maintenance, target: string): Promise<z.infer<typeof Start>> {
  const options = { ...superuser, replication: 'true', application_name: 'commons backup' }
  const client = new pg.Client(options)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const answers: unknown = await client.query(
      `BASE_BACKUP (LABEL 'commons', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'yes',
         MANIFEST_CHECKSUMS 'SHA256', TARGET 'server', TARGET_DETAIL ${client.escapeLiteral(target)})`,
    )
    const [first] = z.array(z.object({ rows: z.array(z.unknown()) })).parse(answers)
    return Start.parse(first?.rows[0])
  } finally {
    await client.end()
  }
}

async function segmentOf(
  { superuser }: Maintenance,
  { recptr, tli }: z.infer<typeof Start>,
): Promise<string> {
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    const { rows } = await client.query<{ segment: string }>(
      'select pg_walfile_name($1::pg_lsn) as segment',
      [recptr],
    )
    const timeline = tli.toString(16).toUpperCase().padStart(8, '0')
    return timeline + (rows[0]?.segment.slice(8) ?? '')
  } finally {
    await client.end()
  }
}

/** Moves a file, across file systems if need be, and takes its ownership from the database's user. */
async function move(from: string, to: string): Promise<void> {
  await fs.rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await fs.copyFile(from, to)
    await fs.rm(from)
  })
  if (process.getuid && process.getgid) await fs.chown(to, process.getuid(), process.getgid())
  await fs.chmod(to, 0o600)
  const file = await fs.open(to, 'r+')
  await file.sync().finally(() => file.close())
}
