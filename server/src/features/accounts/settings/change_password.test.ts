import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  anotherDevice,
  codeIn,
  isForMembersOnly,
  logIn,
  mailOf,
  subjectsTo,
} from '../../../../test/scenes/accounts-scene.ts'
import { makeWorld, password, world } from '../../../../test/world.ts'

const fresh = 'a slow grey dormouse'
const form = { old_password: password, new_password: fresh, confirm_password: fresh }

test('the session goes on under a new key, and every other one ends', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const device = await anotherDevice(here, ada)
  const { user_data, message } = await here.as(ada).call('change_password', form)
  assert.equal(message, "Password changed. You've been logged out everywhere else.")
  await here.as(device).isRefused('timeline', {}, 'session_replaced')
  await here.as(ada).isRefused('timeline', {}, 'session_unknown')
  assert.equal(user_data.id, ada.id)
  // The same session, so that the browser's other tabs and its socket keep working.
  assert.equal(user_data.api_key.split('.')[0], ada.apiKey.split('.')[0])
  await here.as({ ...ada, apiKey: user_data.api_key }).call('timeline', {})
  await here.as().isRefused('login', { email: ada.email, password }, 'wrong_credentials')
  await logIn(here, ada, fresh)
})

test('a browser gets the new key in its cookies', async () => {
  const { url, person } = await world()
  const ada = await person('Ada')
  const response = await fetch(`${url}/api/users/change_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: ada.id, api_key: ada.apiKey, ...form }),
  })
  const { user_data } = (await response.json()) as { user_data: object }
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('name='))
  assert.deepEqual(JSON.parse(decodeURIComponent(cookie?.split(/[=;]/)[1] ?? '')), user_data)
})

test('a wrong password changes nothing, and is said at its field', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const wrong = { ...form, old_password: 'wrong' }
  const { status, body } = await here.as(ada).isRefused('change_password', wrong, 'wrong_password')
  assert.equal(status, 422)
  assert.deepEqual(body['fields'], { old_password: 'Wrong password. Please try again.' })
  await logIn(here, ada)
  assert.deepEqual(await subjectsTo(here, ada.email), [])
})

test('a new password that will not do is said before the old one is looked at', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const refused = async (new_password: string, confirm_password = new_password) => {
    const input = { old_password: 'wrong', new_password, confirm_password }
    return (await as(ada).isRefused('change_password', input, 'invalid_fields')).body['fields']
  }
  assert.deepEqual(await refused(fresh, 'another'), { confirm_password: 'Passwords must match' })
  assert.deepEqual(await refused('Password1'), {
    new_password: 'This password is too common. Choose another.',
  })
  assert.deepEqual(await refused('seven77'), { new_password: 'Password needs at least 8 characters' })
})

test('wrong ones use up the budget that a login has, too', async () => {
  // This factor allows three guesses from one network at one account.
  const there = await makeWorld({ env: { RATE_LIMIT_FACTOR: '0.3' } })
  const ada = await there.person('Ada')
  for (let i = 0; i < 3; i++)
    await there.as(ada).isRefused('change_password', { ...form, old_password: `${i}` }, 'wrong_password')
  const { status } = await there.as(ada).isRefused('change_password', form, 'too_many_guesses')
  assert.equal(status, 429)
  await there.as().isRefused('login', { email: ada.email, password }, 'too_many_guesses')
})

test('a link for a new password that was mailed before is void', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('forget_password', { email: ada.email })
  const code = codeIn(await mailOf(here, ada.email, 'Choose a new password'), 'reset')
  await here.as(ada).call('change_password', form)
  const attempt = { code, new_password: 'a third one of mine', confirm_password: 'a third one of mine' }
  await here.as().isRefused('reset_password', attempt, 'link_expired')
})

test('the member is told of it once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('change_password', form)
  assert.deepEqual(await subjectsTo(here, ada.email), ['Your password was changed'])
})

test('a visitor and a key that waits for its second factor change none', async () => {
  await isForMembersOnly(await world(), 'change_password', form)
})
