import assert from 'node:assert/strict'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { backupName, writeDescription } from '../../../platform/backup/backup-folder.ts'
import { resumeMoney, stopMoney } from '../../../ledger/stops.ts'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { now, shiftClock } from '../../../platform/clock.ts'
import { alertsOf } from './running.alerts.ts'
import { find, type Found, lastBackupAt } from './running.health.ts'
import { sampler } from './running.sampling.ts'
import { addSample, listSamples, thinSamples } from './running.samples.queries.ts'
import { quantile } from './running.shape.ts'
import { watch } from './running.watching.ts'

let here: World
let root: Person
before(async () => {
  here = await makeWorld()
  root = await staffMember(here, 'Root', 'admin')
})

after(() => shiftClock(0))

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

test('all jobs of a kind that failed run again at once, and no others', async () => {
  const { platform, as } = here
  const { db } = platform.database
  let isWell = false
  const done: string[] = []
  const kinds = ['test.many', 'test.others'].map((name) => ({
    name,
    retries: 0,
    work: async () => {
      if (!isWell) throw new Error('not well yet')
      done.push(name)
    },
  }))
  const [many, others] = kinds
  assert.ok(many && others)
  await platform.jobs.work(kinds)
  await db.transaction().execute(async (tx) => {
    for (const kind of [many, many, many, others]) await platform.jobs.add(tx, kind, {})
  })
  const failed = async () =>
    (await as(root).call('job_list', {})).kinds.filter(({ name }) => kinds.some((kind) => kind.name === name))
  await until(async () => (await failed()).reduce((sum, { count }) => sum + count, 0) === 4)
  assert.deepEqual(await failed(), [
    { name: many.name, count: 3 },
    { name: others.name, count: 1 },
  ])
  const { recdata } = await as(root).call('job_list', { job_name: others.name })
  assert.deepEqual(
    recdata.map(({ name }) => name),
    [others.name],
  )

  isWell = true
  const answers = await Promise.all(
    ['1', '2'].map(() => as(root).send('retry_jobs', { job_name: many.name })),
  )
  assert.deepEqual(
    answers.map(({ body }) => body['error'] ?? [body['retried'], body['has_more']]).toSorted(),
    [[3, 0], 'job_not_failed'].toSorted(),
  )
  await until(async () => done.length === 3)
  assert.deepEqual(await failed(), [{ name: others.name, count: 1 }])
  await as(root).isRefused('retry_jobs', { job_name: 'nothing.like.it' }, 'job_not_failed')
  await as(root).call('retry_jobs', { job_name: others.name })
})

test('what is late, failed, stopped or nearly full is an alert, and nothing else', async () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const found = await find(here.platform)
  const well: Found = {
    ...found,
    makesBackups: true,
    backup: '2026-11-20T09:00:00.000Z',
    folders: [{ folder: 'media', free: 50, reserve: 10, total: 100 }],
    pool: { ...found.pool, waitingCount: 0 },
    row: {
      ...found.row,
      jobs_failed: 0,
      oldest_job_at: null,
      oldest_mail_at: null,
      oldest_withdrawal_at: null,
      chain_read_at: null,
      deposits_frozen: 0,
      archiving_fails: false,
      money_stopped: false,
    },
  }
  const alerts = (change: Partial<Found>, row: Partial<Found['row']> = {}) =>
    alertsOf({ ...well, ...change, row: { ...well.row, ...row } }, at)
  assert.deepEqual(alerts({}), [])
  assert.deepEqual(alerts({}, { jobs_failed: 1 }), ['jobs_failed'])
  assert.deepEqual(alerts({}, { oldest_job_at: new Date('2026-11-20T11:44:00Z') }), ['jobs_late'])
  assert.deepEqual(alerts({}, { oldest_job_at: new Date('2026-11-20T11:46:00Z') }), [])
  assert.deepEqual(alerts({}, { oldest_mail_at: new Date('2026-11-20T11:00:00Z') }), ['mail_late'])
  assert.deepEqual(alerts({ backup: '2026-11-18T20:00:00.000Z' }), ['backup_old'])
  assert.deepEqual(alerts({ backup: null }), ['backup_old'])
  assert.deepEqual(alerts({ backup: null, makesBackups: false }), [])
  assert.deepEqual(alerts({}, { archiving_fails: true }), ['archiving_failing'])
  assert.deepEqual(alerts({}, { money_stopped: true }), ['money_stopped'])
  assert.deepEqual(alerts({ pool: { ...well.pool, waitingCount: 1 } }), ['pool_exhausted'])
  assert.deepEqual(alerts({ folders: [{ folder: 'media', free: 19, reserve: 10, total: 100 }] }), [
    'disk_full',
  ])
  assert.deepEqual(alerts({}, { oldest_withdrawal_at: new Date('2026-11-19T11:00:00Z') }), [
    'withdrawals_late',
  ])
  const read = { chain_read_at: new Date('2026-11-20T11:44:00Z') }
  assert.deepEqual(alerts({ readsChains: true }, read), ['chain_late'])
  assert.deepEqual(alerts({ readsChains: false }, read), [])
  assert.deepEqual(alerts({}, { deposits_frozen: 1 }), ['deposits_frozen'])
  // Bitcoin may have no block for long.
  const { db } = here.platform.database
  const isLate = async (minutes: number) => {
    await sql`
      insert into chains (name, network, genesis, height, hash, tip, read_at)
      values ('bitcoin', 'main', 'first', 9, 'last', 9, now() - ${minutes} * interval '1 minute')`.execute(db)
    const { row } = await find(here.platform)
    await sql`delete from chains`.execute(db)
    const found = { ...well, readsChains: true, row: { ...well.row, chain_read_at: row.chain_read_at } }
    return alertsOf(found, now()).includes('chain_late')
  }
  assert.deepEqual([await isLate(130), await isLate(140)], [false, true])
})

test('admins are mailed once when an alert begins and once when it is over, and the metrics agree', async () => {
  const { platform, url } = here
  const { db } = platform.database
  const told = async () =>
    (await here.mailsTo(root.email)).flatMap(({ subject }) =>
      /Money stands still/.test(subject) ? [subject] : [],
    )
  await resumeMoney(db)
  await watch(platform)
  assert.deepEqual(await told(), [])
  const hour = 3_600_000
  const minutes = [0, 1, 2]
  await stopMoney(db, 'for the test')
  // Every process looks, and only one mails.
  await Promise.all(minutes.map(() => watch(platform)))
  assert.deepEqual(await told(), ['Commons needs you: Money stands still'])
  const { alerts } = await healthOf()
  const [stopped] = alerts.filter(({ name }) => name === 'money_stopped')
  assert.ok(stopped?.since)
  const text = await (await fetch(`${url}/metrics`)).text()
  assert.match(text, /^commons_alert\{name="money_stopped"\} 1$/m)
  assert.match(text, /^commons_alert\{name="disk_full"\} 0$/m)
  assert.ok(text.split('\n').length < 450, `${text.split('\n').length} lines of metrics`)

  await resumeMoney(db)
  await watch(platform)
  const over = ['Commons needs you: Money stands still', 'Over: Money stands still']
  assert.deepEqual(await told(), over)
  // It begins again on the same day: nobody is mailed of it, nor of its end.
  await stopMoney(db, 'for the test')
  shiftClock(hour)
  await watch(platform)
  await resumeMoney(db)
  await watch(platform)
  assert.deepEqual(await told(), over)
  await stopMoney(db, 'for the test')
  shiftClock(25 * hour)
  await watch(platform)
  assert.equal((await told()).length, 3)
  shiftClock(0)
})

test('first steps are marked by admins, and a test mail shows how mail goes', async () => {
  const { as, mailsTo, database } = here
  const steps = (world = here) => world.as(root).call('first_step_list', {})
  const fresh = await steps()
  assert.deepEqual(
    [fresh.marked, fresh.has_public_url, fresh.has_mail_server, fresh.test_mail],
    [[], 0, 0, null],
  )
  for (const step of ['rules', 'closed', 'rules'] as const)
    await as(root).call('mark_first_step', { step, is_done: 1 })
  await as(root).call('mark_first_step', { step: 'closed', is_done: 0 })
  assert.deepEqual((await steps()).marked, ['rules'])
  const wrong = await as(root).send('mark_first_step', { step: 'party', is_done: 1 })
  assert.deepEqual(wrong.body['fields'], { step: 'There’s no such step' })

  await as(root).call('send_test_mail', {})
  const mails = await mailsTo(root.email)
  assert.equal(mails.filter(({ subject }) => subject === 'Mail from Commons works').length, 1)
  assert.equal((await steps()).test_mail?.state, 'sent')
  const { recdata } = await as(root).call('audit_log', { act: 'send_test_mail', limit: 1 })
  assert.equal(recdata[0]?.actor?.user_id, root.id)

  // Nobody listens there.
  const broken = await makeWorld({ database, env: { MAIL_URL: 'smtp://127.0.0.1:1' } })
  await broken.as(root).call('send_test_mail', {})
  await broken.platform.mail.deliver(await waitingTest()).catch(() => undefined)
  const failed = await steps(broken)
  assert.deepEqual([failed.has_mail_server, failed.test_mail?.state], [1, 'waiting'])
  assert.match(failed.test_mail?.error ?? '', /ECONNREFUSED/)
  const before = await waitingTest()
  await as(root).call('send_test_mail', {})
  assert.notEqual(await waitingTest(), before, 'only the latest one waits')
})

async function waitingTest(): Promise<string> {
  const { id } = await here.platform.database.db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'staff.test')
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return id
}

test('what processes answered in a minute is summed, and put together after a day', async (t) => {
  const { platform } = here
  const { db } = platform.database
  t.after(() => shiftClock(0))
  const history = async (period: 'day' | 'week' | 'month') =>
    (await here.as(root).call('health_history', { period })).recdata
  await db.deleteFrom('health_samples').execute()
  assert.deepEqual(await history('day'), [])
  await here.as(root).isRefused('health_history', { period: 'year' as 'day' }, 'invalid_fields')

  const sample = sampler(platform)
  await sample()
  assert.deepEqual(await history('day'), [], 'the first time only what is counted from then on')
  for (let i = 0; i < 3; i++) await healthOf()
  await sample()
  const answer_times = [0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 2]
  const other = { answers: 12, errors: 2, answer_times, sockets: 5, connections: 2 }
  await addSample(db, other, now())
  await watch(platform)
  const { rows } = await sql<{ answers: number; errors: number; times: number; sockets: number }>`
    select sum(answers)::int as answers, sum(errors)::int as errors, max(sockets) as sockets,
      (select sum(n)::int from health_samples h, unnest(h.answer_times) n) as times from health_samples`.execute(
    db,
  )
  assert.ok((rows[0]?.answers ?? 0) >= 15 && rows[0]?.times === rows[0]?.answers, JSON.stringify(rows))
  assert.equal(rows[0]?.errors, 2)
  const [first] = await history('day')
  assert.ok(first && first.requests > 0 && first.database_bytes > 0 && first.members_active >= 1)
  assert.ok(first.p50_ms !== null && first.p95_ms !== null && first.p95_ms > first.p50_ms)

  shiftClock(26 * 3_600_000)
  await addSample(db, other, now())
  await thinSamples(db, now())
  const after = await sql<{ span: string; answers: number }>`
    select span, sum(answers)::int as answers from health_samples group by span order by span`.execute(db)
  assert.deepEqual(after.rows, [
    { span: 'hour', answers: rows[0]?.answers },
    { span: 'minute', answers: 12 },
  ])
  const week = await history('week')
  assert.ok(week.length >= 26 && week[5]?.requests === 0 && week[5].p50_ms === null)
  assert.equal(week.at(-1)?.requests, 12)

  shiftClock(40 * 24 * 3_600_000)
  await thinSamples(db, now())
  assert.deepEqual(await listSamples(db, 'month', now()), [])
})

test('a share of answers is found within its bucket', () => {
  assert.equal(quantile([], 0.5), null)
  assert.equal(quantile([0, 0, 0, 0, 100], 0.5), 38)
  assert.equal(quantile([100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100], 0.95), 5000)
})
