import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notificationGroups } from '@commons/contract/notifications/settings.ts'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { world } from '../../../../test/world.ts'
import { gatherNews } from '../gathering.ts'

test('every kind can be switched, and what is off is told nowhere', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const mine = here.as(ada)
  const { recdata } = await mine.call('notification_setting_list', {})
  assert.deepEqual(
    recdata.find(({ kind }) => kind === 'post_like'),
    {
      kind: 'post_like',
      group: 'posts',
      category: 'people',
      label: 'Likes of your posts',
      in_app: 1,
      mail: 0,
      push: 0,
    },
  )
  await mine.call('update_notification_setting', { kind: 'follow', channel: 'in_app', is_on: 0 })
  const changed = await mine.call('notification_setting_list', {})
  assert.equal(changed.recdata.find(({ kind }) => kind === 'follow')?.in_app, 0)
  await here.as(bob).call('follow', { following_id: ada.id })
  await gatherNews(here.platform)
  assert.deepEqual((await mine.call('notification_list', {})).recdata, [])
  await mine.isRefused(
    'update_notification_setting',
    { kind: 'weather', channel: 'mail', is_on: 1 },
    'invalid_fields',
  )
})

test('a channel is switched for all that is about one thing, and what else was chosen stays', async () => {
  const here = await world()
  const mine = here.as(await here.person('Ada'))
  const listed = async () => (await mine.call('notification_setting_list', {})).recdata
  const before = await listed()
  assert.deepEqual(
    [...new Set(before.map(({ group }) => group))].toSorted(),
    [...notificationGroups].toSorted(),
    'every group has kinds',
  )
  await mine.call('update_notification_setting', { kind: 'post_like', channel: 'mail', is_on: 1 })
  await mine.call('update_notification_group', { group: 'posts', channel: 'push', is_on: 0 })
  const after = await listed()
  for (const row of after) {
    const earlier = before.find(({ kind }) => kind === row.kind)
    const mail = row.kind === 'post_like' ? 1 : earlier?.mail
    assert.deepEqual(row, { ...earlier, mail, push: row.group === 'posts' ? 0 : earlier?.push })
  }
  await mine.call('update_notification_group', { group: 'posts', channel: 'push', is_on: 1 })
  assert((await listed()).every(({ group, push }) => group !== 'posts' || push === 1))
  for (const input of [
    { group: 'weather' as 'posts', channel: 'push', is_on: 1 },
    { group: 'posts', channel: 'fax' as 'push', is_on: 1 },
  ] as const)
    await mine.isRefused('update_notification_group', input, 'invalid_fields')
})

test('a pause ends after an hour, tomorrow at eight, or when its member says so', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const mine = here.as(ada)
  const paused = async () => {
    const { is_paused, paused_until } = await mine.call('notification_setting_list', {})
    return [is_paused, paused_until] as const
  }
  await here.as(bob).call('follow', { following_id: ada.id })
  await gatherNews(here.platform)
  const popsUp = async () => (await mine.call('notification_list', {})).recdata[0]?.is_flash === '0'
  assert.deepEqual(await paused(), [0, null])
  await mine.call('update_notification_pause', { pause: 'hour' })
  const [, until] = await paused()
  assert(Math.abs(Date.parse(until ?? '') - Date.now() - 3_600_000) < 60_000)
  assert(!(await popsUp()), 'the bell has it, without a pop-up')
  await here.platform.database.pool.query(
    `update notification_preferences set paused_until = now() where member_id = $1`,
    [ada.id],
  )
  assert.deepEqual(await paused(), [0, null])
  assert(await popsUp())

  await mine.call('update_notification_pause', { pause: 'tomorrow', time_zone: 'Asia/Tokyo' })
  const [, morning] = await paused()
  const inTokyo = (at: Date) =>
    new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' }).format(
      at,
    )
  const nextDay = inTokyo(new Date(Date.now() + 86_400_000)).slice(0, 10)
  assert.equal(inTokyo(new Date(morning ?? '')), `${nextDay} 08:00`)

  await mine.call('update_notification_pause', { pause: 'open' })
  assert.deepEqual(await paused(), [1, null])
  assert(!(await popsUp()))
  await mine.call('update_notification_pause', { pause: 'none' })
  assert.deepEqual(await paused(), [0, null])
  for (const input of [{ pause: 'week' as 'hour' }, { pause: 'tomorrow', time_zone: 'Prague' }] as const)
    await mine.isRefused('update_notification_pause', input, 'invalid_fields')
})

test('nothing pops up where pop-ups are off, and in quiet hours', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const mine = here.as(ada)
  await here.as(bob).call('follow', { following_id: ada.id })
  await gatherNews(here.platform)
  const popsUp = async () => (await mine.call('notification_list', {})).recdata[0]?.is_flash === '0'
  assert(await popsUp())
  assert.equal((await mine.call('show_notification_popover', {})).notification_popover, '1')
  await mine.call('update_notification_popover', { notification_popover: 0 })
  assert.equal((await mine.call('show_notification_popover', {})).notification_popover, '0')
  assert(!(await popsUp()))
  await mine.call('update_notification_popover', { notification_popover: 1 })
  assert(await popsUp())

  // All day except for a minute that isn't now.
  const { rows } = await here.platform.database.pool.query<{ at: string }>(
    `select to_char((now() + interval '12 hours') at time zone 'Asia/Tokyo', 'HH24:MI') as at`,
  )
  const [quiet_to = ''] = rows.map(({ at }) => at)
  const quiet_from = quiet_to.replace(/\d$/, (digit) => (digit === '9' ? '8' : String(Number(digit) + 1)))
  const hours =
    quiet_from > quiet_to ? { quiet_from, quiet_to } : { quiet_from: quiet_to, quiet_to: quiet_from }
  await mine.call('update_quiet_hours', { ...hours, time_zone: 'Asia/Tokyo' })
  const told = await mine.call('notification_setting_list', {})
  assert.deepEqual([told.quiet_from, told.quiet_to, told.time_zone], [...Object.values(hours), 'Asia/Tokyo'])
  assert(!(await popsUp()))
  await mine.call('update_quiet_hours', { quiet_from: '', quiet_to: '' })
  assert(await popsUp())
})

test('quiet hours need two different times, and a time zone that there is', async () => {
  const here = await world()
  const mine = here.as(await here.person('Ada'))
  for (const input of [
    { quiet_from: '22:00', quiet_to: '' },
    { quiet_from: '', quiet_to: '07:00' },
    { quiet_from: '22:00', quiet_to: '22:00' },
    { quiet_from: '25:00', quiet_to: '07:00' },
    { quiet_from: '22:00', quiet_to: '07:00', time_zone: 'Prague' },
  ])
    await mine.isRefused('update_quiet_hours', input, 'invalid_fields')
})

test('only members have settings', async () => {
  const here = await world()
  await isForMembersOnly(here, 'notification_setting_list', {})
  await isForMembersOnly(here, 'update_notification_pause', { pause: 'open' })
  await isForMembersOnly(here, 'update_notification_group', { group: 'posts', channel: 'push', is_on: 0 })
})
