/** A backup on disk: its files, and `backup.json`, which lists them with their hashes and has a hash itself. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { PlainError } from '../plain-error.ts'

const BackupFile = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })
export type BackupFile = z.infer<typeof BackupFile>

const Description = z.object({
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  /** The earliest moment a restore can go to. */
  finishedAt: z.iso.datetime(),
  /** The folder beside the backup with the changes archived after it; null if nothing is archived. */
  archive: z.string().nullable(),
  /** The first WAL segment that a restore needs. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  files: z.array(BackupFile),
})
export type Description = z.infer<typeof Description>

/** Returns a backup's name: when it began, in characters that every file system accepts. */
export const backupName = (startedAt: Date) => startedAt.toISOString().replaceAll(':', '-')
const isBackupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/

export const mediaPrefix = 'media/'

/** Something is wrong with a backup or the request for one. */
export class BackupRefusal extends PlainError {
  override readonly name = 'BackupRefusal'
}

export async function writeDescription(folder: string, description: Description): Promise<void> {
  const text = `${JSON.stringify(description, null, 1)}\n`
  await fs.writeFile(path.join(folder, 'backup.json'), text, { mode: 0o600, flush: true })
  await fs.writeFile(path.join(folder, 'backup.json.sha256'), `${sha256(text)}  backup.json\n`, {
    mode: 0o600,
    flush: true,
  })
}

/** Returns a backup's description; refuses it if its hash doesn't match. */
export async function readDescription(folder: string): Promise<Description> {
  const file = path.join(folder, 'backup.json')
  if (!existsSync(file)) throw new BackupRefusal(`${folder} is not a backup: it has no backup.json.`)
  const text = await fs.readFile(file)
  const kept = await fs.readFile(`${file}.sha256`, 'utf8').catch(() => '')
  if (kept !== `${sha256(text)}  backup.json\n`)
    throw new BackupRefusal(`The backup is damaged: ${file} does not match its hash.`)
  return Description.parse(JSON.parse(text.toString('utf8')))
}

/** Returns a folder's finished backups, oldest first. */
export async function listBackups(
  backupDir: string,
): Promise<{ folder: string; description: Description }[]> {
  const names = (await fs.readdir(backupDir)).filter((name) => isBackupName.test(name)).toSorted()
  return await Promise.all(
    names.map(async (name) => {
      const folder = path.join(backupDir, name)
      return { folder, description: await readDescription(folder) }
    }),
  )
}

export interface FoundBackup {
  readonly folder: string
  /** Undefined if it can't be read, or doesn't match its hash. */
  readonly description: Description | undefined
}

/** Returns a folder's backups, oldest first, also those that are damaged; none if there is no folder. */
export async function findBackups(backupDir: string): Promise<FoundBackup[]> {
  const names = await fs.readdir(backupDir).catch(() => [])
  return await Promise.all(
    names
      .filter((name) => isBackupName.test(name))
      .toSorted()
      .map(async (name) => {
        const folder = path.join(backupDir, name)
        return { folder, description: await readDescription(folder).catch(() => undefined) }
      }),
  )
}

/** Checks every file against its hash; refuses with the names of the files that differ. */
export async function verifyFiles(folder: string, { files }: Description): Promise<void> {
  const wrong: string[] = []
  for (const { path: name, bytes, sha256: expected } of files) {
    const file = path.join(folder, name)
    const stat = await fs.stat(file).catch(() => undefined)
    if (!stat) wrong.push(`${name} is missing`)
    else if (stat.size !== bytes) wrong.push(`${name} has ${stat.size} bytes instead of ${bytes}`)
    else if ((await hashFile(file)) !== expected) wrong.push(`${name} has different content`)
  }
  if (wrong.length > 0) {
    const more = wrong.length > 10 ? [`and ${wrong.length - 10} more`] : []
    throw new BackupRefusal(
      `The backup in ${folder} is damaged:\n  ${[...wrong.slice(0, 10), ...more].join('\n  ')}`,
    )
  }
}

export async function describeFile(folder: string, name: string): Promise<BackupFile> {
  const file = path.join(folder, name)
  return { path: name, bytes: (await fs.stat(file)).size, sha256: await hashFile(file) }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
