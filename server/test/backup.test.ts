/** Backups of the embedded database, and restoring from them. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  BackupRefusal,
  describeFile,
  readDescription,
  writeDescription,
} from '../src/platform/backup/backup-folder.ts'
import { restore } from '../src/platform/backup/restore.ts'
import { takeBackup } from '../src/platform/backup/take.ts'
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts'
import { fingerprint, flip, poster } from './scenes/backup-scene.ts'
import { type BusyMembers, busyMembers } from './busy-members.ts'
import { commonsProcess, type CommonsProcess } from './commons-process.ts'
import { onlyLong } from './long.ts'
import { jpeg } from './files/pictures.ts'

const asRoot = process.getuid?.() === 0
const base = await fs.mkdtemp(path.join(tmpdir(), 'commons-backup-'))
// As root the database runs as another user, who needs to traverse this folder.
chmodSync(base, 0o711)
const backupDir = path.join(base, 'backups')
const silent = () => undefined
const log = { info: silent, warn: silent, error: silent }
const timeout = 120_000

const ends: Array<() => Promise<void>> = []
after(async () => {
  for (const end of ends.toReversed()) await end()
  await fs.rm(base, { recursive: true, force: true })
})

const tools = fileURLToPath(new URL('../../tools/', import.meta.url))
/** Runs a command as an operator does; returns its final output. */
async function command(name: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const flags = ['--disable-warning=ExperimentalWarning', path.join(tools, `${name}.ts`)]
  const plain = { ...process.env, NODE_TEST_CONTEXT: undefined, DATABASE_URL: '', ...env }
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...args], { env: plain })
  return stdout
}

async function running(dataDir: string, env: Record<string, string> = {}): Promise<CommonsProcess> {
  const commons = await commonsProcess({ DATA_DIR: dataDir, ...env })
  ends.push(() => commons.remove())
  await commons.start()
  return commons
}

const mediaIn = async (dataDir: string) =>
  (await fs.readdir(path.join(dataDir, 'media'), { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  )

let backup = ''
let before: string[] = []
let moment = new Date()
let momentPrint: string[] = []
const original = path.join(base, 'original')
let stopOriginal = async (): Promise<number | null> => null

test(
  'a backup is made while members are busy, and all changes after it are archived',
  { timeout },
  async () => {
    const commons = await running(original, { BACKUP_DIR: backupDir })
    const post = await poster(commons.url)
    const picture = await jpeg()
    await post('before the backup', picture)
    const members: BusyMembers = busyMembers(commons.url, 4)
    ends.push(() => members.stop())
    await members.nextAcknowledged()

    const said = await command('backup', [], { DATA_DIR: original, BACKUP_DIR: backupDir })
    backup = /The backup is (.+)\n/.exec(said)?.[1] ?? ''
    await members.nextAcknowledged()
    await post('after the backup', picture)
    await members.stop()
    assert.deepEqual(members.problems, [])

    // Enough time on both sides of the moment, which is given in milliseconds.
    await sleep(20)
    moment = new Date()
    momentPrint = await fingerprint(commons)
    await sleep(20)
    await post('too late', picture)
    before = await fingerprint(commons)
    assert.notDeepEqual(before, momentPrint)
    stopOriginal = () => commons.stop()
  },
)

test('nobody else can read a backup', { skip: process.platform === 'win32' }, async () => {
  const entries = await fs.readdir(backup, { recursive: true, withFileTypes: true })
  assert.ok(entries.length > 8)
  assert.equal((await fs.stat(backup)).mode & 0o777, 0o700)
  for (const entry of entries) {
    const { mode, uid } = await fs.stat(path.join(entry.parentPath, entry.name))
    assert.equal(mode & 0o777, entry.isDirectory() ? 0o700 : 0o600, entry.name)
    assert.equal(uid, process.getuid?.())
  }
})

test('a restore goes to the last archived moment', { ...onlyLong, timeout }, async () => {
  const dataDir = path.join(base, 'to the end')
  const said = await command('restore', [backup, dataDir], { DATA_DIR: original })
  assert.match(said, /Restored with \d+ members and \d+ posts, up to 2/)
  assert.ok(said.includes(`DATA_DIR=${dataDir} npm start`))
  const commons = await running(dataDir)
  assert.deepEqual(await fingerprint(commons), before)
  assert.deepEqual((await mediaIn(dataDir)).toSorted(), (await mediaIn(original)).toSorted())
  const post = await poster(commons.url)
  await post('life goes on')
  assert.equal(await commons.stop(), 0)
})

test(
  'a restore goes to a moment, also while the latest changes are not archived yet',
  { timeout },
  async () => {
    const dataDir = path.join(base, 'moment')
    await command('restore', [backup, dataDir, '--until', moment.toISOString()], { DATA_DIR: original })
    assert.equal(await stopOriginal(), 0)
    const commons = await running(dataDir)
    assert.deepEqual(await fingerprint(commons), momentPrint)
    // The later post's files are there too, but no row names them.
    const kept = await mediaIn(dataDir)
    const named = await commons.ask<{ key: string }>('select key from media')
    assert.equal(named.length, 2)
    for (const { key } of named) assert.ok(kept.some((name) => name.includes(key)))
    assert.equal(await commons.stop(), 0)
  },
)

const into = (name: string, from = backup, until?: Date) =>
  restore({ backup: from, dataDir: path.join(base, name), until, log })

async function refuses(work: () => Promise<unknown>, pattern: RegExp, name = 'refused'): Promise<void> {
  await assert.rejects(work, (error) => {
    assert.ok(error instanceof BackupRefusal, String(error))
    assert.match(error.message, pattern)
    return true
  })
  assert.ok(!existsSync(path.join(base, name)))
}

test(
  'moments that cannot be reached, and places that are taken, are refused in words',
  { timeout },
  async () => {
    await refuses(() => into('refused', backup, new Date('2026-01-01T00:00:00Z')), /Use an older backup/)
    await refuses(
      () => into('refused', backup, new Date(Date.now() + 86_400_000)),
      /The archive does not reach/,
    )
    await refuses(() => into('refused', base), /is not a backup/)
    await assert.rejects(() => into('moment'), /is not empty/)
  },
)

test('a damaged backup is refused, and says which file is damaged', { timeout }, async () => {
  const { files } = await readDescription(backup)
  const media = files.find(({ path: name }) => name.startsWith('media/'))?.path ?? ''
  const names = ['backup.json', 'backup.json.sha256', 'base.tar', 'backup_manifest', 'passwords.json', media]
  for (const name of names) {
    const file = path.join(backup, name)
    const said = new RegExp(
      name.startsWith('backup.json')
        ? 'backup.json does not match its hash'
        : `${name} has different content`,
    )
    await flip(file)
    await refuses(() => into('refused'), said)
    await flip(file)
    await fs.rename(file, `${file}.gone`)
    await refuses(() => into('refused'), name.startsWith('backup.json') ? /backup\.json/ : /is missing/)
    await fs.rename(`${file}.gone`, file)
  }
})

test(
  "a database that differs from PostgreSQL's own list is refused, whatever ours says",
  { ...onlyLong, timeout },
  async () => {
    const forged = path.join(base, 'forged')
    await fs.cp(backup, forged, { recursive: true })
    const description = await readDescription(forged)
    const tar = path.join(forged, 'base.tar')
    const content = await fs.readFile(tar)
    // In the content of a file, after its name in the tar header.
    const header = content.indexOf('base/1/PG_VERSION')
    content[header + 512] = '9'.charCodeAt(0)
    await fs.writeFile(tar, content)
    const changed = await describeFile(forged, 'base.tar')
    const files = description.files.map((file) => (file.path === 'base.tar' ? changed : file))
    await writeDescription(forged, { ...description, files })
    await refuses(() => into('refused', forged), /base\/1\/PG_VERSION in base\.tar does not match/)
  },
)

test('a gap in the archive is told, and all before it restored', { ...onlyLong, timeout }, async () => {
  const { archive, firstSegment } = await readDescription(backup)
  const directory = path.join(backupDir, archive ?? '')
  const segments = (await fs.readdir(directory)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted()
  const last = segments.at(-1) ?? ''
  assert.ok(last > firstSegment)
  const place = path.join(directory, last)
  const content = await fs.readFile(place)
  // As if the segment in between had never been archived.
  const later = path.join(directory, (BigInt(`0x${last}`) + 2n).toString(16).toUpperCase().padStart(24, '0'))
  await fs.writeFile(later, content)
  const { warnings } = await into('gap')
  assert.match(warnings.join(), new RegExp(`archive has a gap after ${last}`))
  await fs.rm(later)
  await flip(place, 0.0001)
  const damaged = await into('damaged archive')
  assert.match(damaged.warnings.join(), /archive is damaged: changes after/)
  await fs.writeFile(place, content)
})

test(
  'a backup of a database that does not run starts it, and removes what is not needed any more',
  { ...onlyLong, timeout },
  async () => {
    const leftover = path.join(backupDir, '2020-01-01T00-00-00.000Z.unfinished')
    await fs.mkdir(leftover)
    const made = await takeBackup({ dataDir: original, folder: backupDir, backupDir, keep: 1, log })
    assert.ok(!existsSync(backup))
    assert.ok(!existsSync(leftover))
    const { archive, firstSegment } = await readDescription(made)
    const segments = (await fs.readdir(path.join(backupDir, archive ?? ''))).map((name) => name.slice(8, 24))
    assert.ok(segments.every((segment) => segment >= firstSegment.slice(8)))
    const { posts, warnings } = await into('from the second', made)
    assert.deepEqual(warnings, [])
    assert.ok(posts >= 3)
  },
)

test(
  'without BACKUP_DIR nothing is archived, and a backup is whole in itself',
  { ...onlyLong, timeout },
  async () => {
    const dataDir = path.join(base, 'alone')
    const folder = path.join(base, 'alone backups')
    const commons = await running(dataDir)
    const post = await poster(commons.url)
    const picture = await jpeg()
    await post('the first', picture)
    // Posts pictures during the backup: none that it lists may lack its file.
    const done = new AbortController()
    const posting = (async () => {
      let count = 1
      for (; !done.signal.aborted; count++) await post(`picture ${count}`, picture)
      return count
    })()
    const made = await takeBackup({ dataDir, folder, backupDir: undefined, log }).finally(() => done.abort())
    const posted = await posting
    await post('too late')
    assert.equal(await commons.stop(), 0)
    assert.equal((await readDescription(made)).archive, null)
    // Moved away from its original folder and archive.
    const moved = path.join(base, 'moved')
    await fs.cp(made, moved, { recursive: true })
    await refuses(() => into('refused', moved, new Date()), /BACKUP_DIR was not set/)
    const { members, posts, warnings } = await into('alone again', moved)
    assert.deepEqual(warnings, [])
    assert.equal(members, 1)
    assert.ok(posts > 1 && posts <= posted, `${posts} of ${posted}`)
  },
)

test(
  'as root, a closed home takes backups and refuses the archive',
  { skip: !asRoot || onlyLong.skip, timeout },
  async () => {
    const closed = path.join(base, 'closed')
    await fs.mkdir(closed, { mode: 0o700 })
    const dataDir = path.join(closed, 'data')
    const options = { dataDir, folder: path.join(closed, 'backups'), backupDir: undefined, log }
    const database = await startEmbeddedPostgres({ dataDir, log })
    const elsewhere = (await fs.readFile(path.join(dataDir, 'postgres.location'), 'utf8')).trim()
    ends.push(() => fs.rm(elsewhere, { recursive: true, force: true }))
    const made = await takeBackup(options)
    await database.stop()
    assert.equal((await fs.stat(path.join(made, 'base.tar'))).uid, 0)
    assert.equal((await fs.stat(closed)).mode & 0o777, 0o700)
    const backups = path.join(closed, 'archive')
    await assert.rejects(
      startEmbeddedPostgres({ dataDir, backupDir: backups, log }),
      /cannot enter .* Set BACKUP_DIR/,
    )
  },
)
