import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { settingNames, settings, type StoredSetting } from '@commons/contract/staff/settings.ts'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { putSetting } from '../../../platform/settings/settings.queries.ts'
import { Settings } from '../../../platform/settings/settings.ts'

let one: World
let other: World
let root: Person
before(async () => {
  one = await makeWorld()
  other = await makeWorld({ database: one.database, env: { MEMBER_QUOTA_MB: '7' } })
  root = await staffMember(one, 'Root', 'admin')
})

const listed = async (name: string, here = one): Promise<StoredSetting> => {
  const { recdata } = await here.as(root).call('setting_list', {})
  const found = recdata.find((each) => each.name === name)
  assert.ok(found)
  return found
}

test('every setting takes what holds at first', () => {
  for (const name of settingNames) {
    const { shape, initial, doc } = settings[name]
    assert.equal(shape.safeParse(initial).success, true, name)
    assert.match(doc, /\.$/, name)
  }
})

test('a change holds at once here, soon in every process, and says who made it and why', async () => {
  const { as, platform } = one
  assert.deepEqual(
    [await listed('open_videos'), (await as(root).call('video_site', {})).recdata.is_open],
    [
      {
        name: 'open_videos',
        value: '1',
        initial: '1',
        is_fixed: 0,
        previous: null,
        changed_at: null,
        changed_by: null,
        reason: '',
      },
      1,
    ],
  )
  assert.equal((await fetch(`${one.url}/oembed?format=yaml`)).status, 501)
  await as(root).call('update_setting', { name: 'open_videos', value: '0', reason: 'Among ourselves' })
  assert.equal(platform.settings.get('open_videos'), false)
  assert.equal((await as(root).call('video_site', {})).recdata.is_open, 0)
  assert.equal((await fetch(`${one.url}/oembed?format=yaml`)).status, 404)
  await until(async () => !other.platform.settings.get('open_videos'))

  const { changed_by, changed_at, ...now } = await listed('open_videos')
  assert.deepEqual(now, {
    name: 'open_videos',
    value: '0',
    initial: '1',
    is_fixed: 0,
    previous: '1',
    reason: 'Among ourselves',
  })
  assert.equal(changed_by?.user_id, root.id)
  assert.ok(changed_at)

  const { recdata } = await as(root).call('audit_log', { act: 'update_setting', limit: 1 })
  assert.deepEqual(
    [recdata[0]?.object_kind, recdata[0]?.object_id, recdata[0]?.before],
    ['setting', 'open_videos', '{"value":"1"}'],
  )

  // What holds at first needs no row.
  await as(root).call('update_setting', { name: 'open_videos', value: '1', reason: 'Open again' })
  assert.deepEqual(
    await platform.database.db.selectFrom('settings').selectAll().where('name', '=', 'open_videos').execute(),
    [],
  )
  await until(async () => other.platform.settings.get('open_videos'))
})

test('what isn’t a setting or no value of it is refused at its field', async () => {
  const { as } = one
  const wrong = async (input: object) =>
    (await as(root).send('update_setting', { reason: 'x', ...input })).body['fields']
  assert.deepEqual(await wrong({ name: 'open_windows', value: '1' }), { name: 'There’s no such setting' })
  assert.deepEqual(await wrong({ name: 'open_videos', value: 'yes' }), { value: 'Switch it on or off' })
  for (const value of ['0', '-1', '1.5', '10000001', ''])
    assert.deepEqual(await wrong({ name: 'member_quota_mb', value }), {
      value: 'Enter a whole number from 1 to 10000000',
    })
  assert.deepEqual(await wrong({ name: 'open_videos', value: '0', reason: '' }), {
    reason: 'Say why. The log keeps it.',
  })
  await as(root).isRefused(
    'update_setting',
    { name: 'open_videos', value: '1', reason: 'x' },
    'setting_unchanged',
  )
})

test('the environment fixes a value in its process, whatever is stored', async () => {
  const change = { name: 'member_quota_mb', value: ' 12 ', reason: 'More room' } as const
  assert.deepEqual(
    [other.platform.settings.get('member_quota_mb'), (await listed('member_quota_mb', other)).is_fixed],
    [7, 1],
  )
  const { body } = await other.as(root).isRefused('update_setting', change, 'setting_fixed')
  assert.match(String(body['message']), /MEMBER_QUOTA_MB/)
  await one.as(root).call('update_setting', change)
  const { free } = await one.as(root).call('plan_price', {})
  assert.equal(free.upload_bytes, 12 * 1024 * 1024)
  assert.equal((await listed('member_quota_mb')).value, '12')
  await other.platform.settings.read()
  assert.equal(other.platform.settings.get('member_quota_mb'), 7)
})

test('of two changes at once from two processes each sees the other’s', async () => {
  const set = (here: World, value: string) =>
    here.as(root).call('update_setting', { name: 'open_videos', value, reason: `To ${value}` })
  await set(one, '0')
  await Promise.allSettled([set(one, '1'), set(other, '1')])
  const { recdata } = await one.as(root).call('audit_log', { act: 'update_setting', limit: 2 })
  assert.deepEqual(
    recdata.map(({ before }) => before),
    ['{"value":"0"}', '{"value":"1"}'],
  )
})

test('while the bus is down a process looks for changes by itself', async (t) => {
  const { db } = one.platform.database
  const alone = new Settings(db, { fixed: {}, initial: {}, log: one.platform.log })
  t.after(() => alone.close())
  t.mock.timers.enable({ apis: ['setInterval'] })
  alone.trustBus(false)
  await db.transaction().execute((tx) => putSetting(tx, 'member_quota_mb', '33'))
  t.mock.timers.tick(2_000)
  await until(async () => alone.get('member_quota_mb') === 33)
})

test('a stored value of another version is left out', async () => {
  const { db } = one.platform.database
  await sql`insert into settings values ('of_tomorrow', '1') on conflict do nothing`.execute(db)
  await sql`update settings set value = 'many' where name = 'member_quota_mb'`.execute(db)
  await one.platform.settings.read()
  assert.equal(one.platform.settings.get('member_quota_mb'), 5120)
})
