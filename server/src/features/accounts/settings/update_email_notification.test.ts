import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly, subjectsTo } from '../../../../test/scenes/accounts-scene.ts'
import { password, world } from '../../../../test/world.ts'

test('news is mailed until it is switched off, by whatever spelling of no', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const shown = async () => (await as(ada).call('show_email_notification', {})).email_notification
  assert.equal(await shown(), '1')
  for (const [email_notification, expected] of [
    ['0', '0'],
    [1, '1'],
    [false, '0'],
    ['1', '1'],
    [0, '0'],
  ] as const) {
    await as(ada).call('update_email_notification', { email_notification })
    assert.equal(await shown(), expected)
  }
  assert.equal((await as(bob).call('show_email_notification', {})).email_notification, '1')
})

test('mail about the account’s safety comes all the same', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('update_email_notification', { email_notification: 0 })
  const fresh = 'a slow grey dormouse'
  const form = { old_password: password, new_password: fresh, confirm_password: fresh }
  await here.as(ada).call('change_password', form)
  assert.deepEqual(await subjectsTo(here, ada.email), ['Your password was changed'])
})

test('what is neither yes nor no is said', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const input = { email_notification: 'perhaps' as never }
  const { body } = await as(ada).isRefused('update_email_notification', input, 'invalid_fields')
  assert.deepEqual(body['fields'], { email_notification: 'Must be 0 or 1' })
})

test('a visitor and a key that waits for its second factor reach neither', async () => {
  const here = await world()
  await isForMembersOnly(here, 'show_email_notification', {})
  await isForMembersOnly(here, 'update_email_notification', { email_notification: 0 })
})
