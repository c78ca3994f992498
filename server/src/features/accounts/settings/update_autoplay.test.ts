import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { buyer } from '../../../../test/scenes/plans-scene.ts'
import { world } from '../../../../test/world.ts'

test('what moves plays for who has a plan, until it is switched off', async () => {
  const here = await world()
  const { as } = here
  const [ada, bob] = [await buyer(here, 'Ada'), await buyer(here, 'Bob')]
  for (const each of [ada, bob]) await as(each).call('plan_update', { plan_id: 1, duration: 'm' })
  const shown = async () => (await as(ada).call('show_autoplay', {})).autoplay
  assert.equal(await shown(), '1')
  await as(ada).call('update_autoplay', { autoplay: '0' })
  assert.equal(await shown(), '0')
  assert.equal((await as(bob).call('show_autoplay', {})).autoplay, '1')
  assert.equal((await as(ada).call('show_email_notification', {})).email_notification, '1')
  await as(ada).call('update_autoplay', { autoplay: true })
  assert.equal(await shown(), '1')
})

test('without a plan nothing plays by itself, and switching it on is refused', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { autoplay, is_allowed } = await here.as(ada).call('show_autoplay', {})
  assert.deepEqual([autoplay, is_allowed], ['0', '0'])
  await here.as(ada).isRefused('update_autoplay', { autoplay: 1 }, 'plan_needed')
  await here.as(ada).call('update_autoplay', { autoplay: 0 })
})

test('what is neither yes nor no is said', async () => {
  const { as, person } = await world()
  const { body } = await as(await person('Ada')).isRefused('update_autoplay', {} as never, 'invalid_fields')
  assert.deepEqual(body['fields'], { autoplay: 'Must be 0 or 1' })
})

test('a visitor and a key that waits for its second factor reach neither', async () => {
  const here = await world()
  await isForMembersOnly(here, 'show_autoplay', {})
  await isForMembersOnly(here, 'update_autoplay', { autoplay: 0 })
})
