import assert from 'node:assert/strict'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { backupName, writeDescription } from '../../../platform/backup/backup-folder.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { staffMember } from '../../../../test/staff.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { backupJob, countStorage } from './backups.queries.ts'

let folder = ''
let here: World
let root: Person
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commons-backups-'))
  here = await makeWorld({ env: { BACKUP_DIR: folder } })
  root = await staffMember(here, 'Root', 'admin')
})
after(async () => {
  shiftClock(0)
  await rm(folder, { recursive: true, force: true })
})

/** As if the database were embedded. */
const makeOwn = (isOwn: boolean) =>
  Object.defineProperty(here.platform.config, 'DATABASE_URL', {
    value: isOwn ? undefined : 'postgres://elsewhere',
    configurable: true,
  })

const describe = async (at: string, bytes: number) => {
  const one = path.join(folder, backupName(new Date(at)))
  await mkdir(one)
  await writeDescription(one, {
    format: 1,
    startedAt: at,
    finishedAt: at,
    archive: null,
    firstSegment: '0'.repeat(24),
    files: [{ path: 'base.tar', bytes, sha256: '' }],
  })
  return one
}

test('backups are listed, the latest first, and a damaged one is marked', async () => {
  makeOwn(true)
  await describe('2026-01-02T03:00:00.000Z', 5)
  const damaged = await describe('2026-01-03T03:00:00.000Z', 6)
  await writeFile(path.join(damaged, 'backup.json'), '{}')
  const { recdata, makes_backups, running_since } = await here.as(root).call('backup_list', {})
  assert.deepEqual(
    recdata.map(({ finished_at, bytes, is_damaged }) => [finished_at, bytes, is_damaged]),
    [
      [null, 0, 1],
      ['2026-01-02T03:00:00.000Z', 5, 0],
    ],
  )
  assert.deepEqual([makes_backups, running_since], [1, null])
  const { last_backup_at } = (await here.as(root).call('health', {})).recdata
  assert.equal(last_backup_at, '2026-01-02T03:00:00.000Z', 'a damaged one doesn’t hide the others')
})

test('one backup is started at a time, and its failure is shown', async () => {
  const { db } = here.platform.database
  await here.platform.jobs.prepare([{ ...backupJob, work: async () => undefined }])
  const answers = await Promise.all(
    [1, 2].map(() => here.as(root).send('start_backup', { reason: 'Upgrade' })),
  )
  assert.deepEqual(answers.map(({ body }) => body['error'] ?? 'done').toSorted(), ['backup_running', 'done'])
  const { running_since } = await here.as(root).call('backup_list', {})
  assert.ok(running_since !== null)
  await here.platform.database.pool.query(
    `update jobs.job set state = 'failed', completed_on = now(), output = '"The disk is full"' where name = $1`,
    [backupJob.name],
  )
  const list = await here.as(root).call('backup_list', {})
  assert.deepEqual([list.running_since, list.failed], [null, 'The disk is full'])
  const acts = await here.as(root).call('audit_log', { act: 'start_backup' })
  assert.deepEqual(
    acts.recdata.map(({ reason }) => reason),
    ['Upgrade'],
  )
  await db.deleteFrom('storage_days').execute()
})

test('where the database is elsewhere, none is made here', async () => {
  makeOwn(false)
  await here.as(root).isRefused('start_backup', {}, 'backups_elsewhere')
  const { recdata, makes_backups } = await here.as(root).call('backup_list', {})
  assert.deepEqual([recdata, makes_backups], [[], 0])
})

test('storage is what was counted, with its growth and the members who take most', async () => {
  const { db, pool } = here.platform.database
  const ada = await here.person('Ada')
  const add = (key: string, use: string, bytes: number) =>
    pool.query(
      `insert into media (key, owner_id, kind, use, state, mime, width, height, preview, widths, bytes)
       values ($1, $2, 'image', $3, 'ready', 'image/png', 1, 1, '', '{1}', $4)`,
      [key, ada.id, use, bytes],
    )
  assert.equal((await here.as(root).call('storage_list', {})).counted_at, null)
  await add('a', 'post', 100)
  shiftClock(-20 * 86_400_000)
  await countStorage(db)
  shiftClock(0)
  await add('b', 'post', 50)
  await add('c', 'cover', 7)
  await countStorage(db)
  // It was counted lately.
  await add('d', 'cover', 1)
  await countStorage(db)
  const { recdata, members, database_bytes } = await here.as(root).call('storage_list', {})
  assert.deepEqual(recdata, [
    { use: 'post', files: 2, bytes: 150, growth_bytes: 50 },
    { use: 'cover', files: 1, bytes: 7, growth_bytes: 7 },
  ])
  assert.deepEqual(
    members.map(({ user_id, files, bytes, quota_bytes }) => [user_id, files, bytes, quota_bytes > bytes]),
    [[ada.id, 4, 158, true]],
  )
  assert.ok(database_bytes > 0)
})
