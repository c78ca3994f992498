import assert from 'node:assert/strict'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { before, test } from 'node:test'
import { backupName, writeDescription } from '../../../platform/backup/backup-folder.ts'
import { stopMoney } from '../../../ledger/stops.ts'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { lastBackupAt } from './running.health.ts'

let here: World
let root: Person
before(async () => {
  here = await makeWorld()
  root = await staffMember(here, 'Root', 'admin')
})

const healthOf = async () => (await here.as(root).call('health', {})).recdata

test('health counts what waits and what failed', async () => {
  const { platform } = here
  const { db } = platform.database
  const fresh = await healthOf()
  assert.deepEqual(
    [fresh.members, fresh.mails_failed, fresh.money_stopped, fresh.makes_backups],
    [1, 0, 0, 0],
  )
  assert.equal(fresh.last_backup_at, null)
  assert.ok(fresh.pool.most >= fresh.pool.open && fresh.pool.open >= 1)
  assert.ok(fresh.disks.length > 0 && fresh.disks.every(({ free_bytes }) => free_bytes > 0))

  await here.as(await here.person('Ada')).call('contact_support', { subject: 'Help', message: 'Please' })
  const kind = { name: 'test.waiting', work: async () => undefined }
  await platform.jobs.prepare([kind])
  await db.transaction().execute((tx) => platform.jobs.add(tx, kind, {}))
  await stopMoney(db, 'for the test')
  const later = await healthOf()
  assert.equal(later.jobs_waiting > fresh.jobs_waiting, true)
  assert.deepEqual([later.members, later.money_stopped], [2, 1])
})

test('the last backup is the latest that was finished', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-backups-'))
  t.after(() => rm(folder, { recursive: true }))
  assert.equal(await lastBackupAt(folder), null)
  for (const at of ['2026-01-02T03:00:00.000Z', '2026-01-03T03:00:00.000Z']) {
    const one = path.join(folder, backupName(new Date(at)))
    await mkdir(one)
    const description = {
      format: 1,
      startedAt: at,
      finishedAt: at,
      archive: null,
      firstSegment: '0'.repeat(24),
      files: [],
    }
    await writeDescription(one, description as Parameters<typeof writeDescription>[1])
  }
  assert.equal(await lastBackupAt(folder), '2026-01-03T03:00:00.000Z')
  assert.equal(await lastBackupAt(path.join(folder, 'nowhere')), null)
})

test('a job that failed for good is listed, and runs once more', async () => {
  const { platform, as } = here
  const { db } = platform.database
  let isWell = false
  const done: object[] = []
  const kind = {
    name: 'test.failing',
    retries: 0,
    work: async (data: object) => {
      if (!isWell) throw new Error('not well yet')
      done.push(data)
    },
  }
  await platform.jobs.work([kind])
  await db.transaction().execute((tx) => platform.jobs.add(tx, kind, { whose: 'private' }))
  const listed = async (state: 'failed' | 'waiting' | 'running') =>
    (await as(root).call('job_list', { state })).recdata.filter(({ name }) => name === kind.name)
  await until(async () => (await listed('failed')).length === 1)
  const [failed] = await listed('failed')
  assert.deepEqual([failed?.error, failed?.retries], ['not well yet', 0])
  assert.doesNotMatch(JSON.stringify(failed), /private/)
  assert.equal((await healthOf()).jobs_failed, 1)

  isWell = true
  const job_id = failed?.job_id ?? ''
  const answers = await Promise.all(
    ['1', '2'].map(() => as(root).send('retry_job', { job_id, reason: 'It is mended' })),
  )
  assert.deepEqual(answers.map(({ body }) => body['error'] ?? 'done').toSorted(), ['done', 'job_not_failed'])
  await until(async () => done.length === 1)
  assert.deepEqual(done, [{ whose: 'private' }])
  assert.deepEqual(await listed('failed'), [])
  await as(root).isRefused('retry_job', { job_id }, 'job_not_failed')
  const { recdata } = await as(root).call('audit_log', { act: 'retry_job' })
  assert.deepEqual(
    recdata.map(({ object_kind, object_id, reason }) => [object_kind, object_id, reason]),
    [['job', job_id, 'It is mended']],
  )
})
