import assert from 'node:assert/strict'
import { test } from 'node:test'
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
    { kind: 'post_like', category: 'people', label: 'Likes of your posts', in_app: 1, mail: 0, push: 0 },
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
  await isForMembersOnly(await world(), 'notification_setting_list', {})
})
