import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  appCode,
  isForMembersOnly,
  logIn,
  minute,
  nextAppCode,
  setUpKey,
  subjectsTo,
  switchTwoFactorOn,
} from '../../../test/scenes/accounts-scene.ts'
import { makeWorld, password, type Person, type World, world } from '../../../test/world.ts'
import { now, shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

const finish = ({ as }: World, waiting: Person, code: string) => as(waiting).call('two_factor_auth', { code })
const isWrong = ({ as }: World, waiting: Person, code: string) =>
  as(waiting).isRefused('two_factor_auth', { code }, 'second_factor_wrong')

/** Returns a wrong code: the app's, with its last digit raised by one. */
const wrongCode = (key: string) => appCode(key).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))

test('a code of the app switches it on, and answers ten recovery codes', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const key = await setUpKey(here, ada)
  const {
    recovery_codes = [],
    user_data,
    message,
  } = await here.as(ada).call('two_factor_auth', { code: nextAppCode(key), is_enable_google_auth_code: 1 })
  assert.equal(message, 'Two-factor authentication is on')
  assert.equal(user_data, undefined)
  assert.equal(new Set(recovery_codes).size, 10)
  for (const code of recovery_codes) assert.match(code, /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  // The session it was switched on in stays open.
  await here.as(ada).call('timeline', {})
  assert.deepEqual(await subjectsTo(here, ada.email), ['Two-factor authentication was turned on'])
})

test('a login of two steps that asks names the others at the second', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  const asks = { asks_beside: 1 } as const
  const { user_data, beside } = await here.as().call('login', { email: ada.email, password, ...asks })
  assert.equal(beside, undefined, 'a password alone says nothing of the others')
  const waiting = here.as({ ...ada, apiKey: user_data.api_key })
  const done = await waiting.call('two_factor_auth', { code: nextAppCode(key), ...asks })
  assert.equal(done.beside?.length, 1)
  await here.as(ada).call('timeline', {})
})

test('a login then waits for a code, and gets a new key with it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  const { user_data: first, message } = await here.as().call('login', { email: ada.email, password })
  assert.deepEqual([first.is_second_factor_pending, first.is_enable_google_auth_code], ['1', '1'])
  assert.equal(message, 'One more step: enter the code from your authenticator app.')
  // Until then, earlier sessions stay open: a password alone ends nothing.
  await here.as(ada).call('timeline', {})
  const waiting = { ...ada, apiKey: first.api_key }
  await here.as(waiting).isRefused('timeline', {}, 'session_unknown')

  const { user_data: full, message: done } = await finish(here, waiting, nextAppCode(key))
  assert.equal(done, 'Logged in')
  assert(full)
  assert.notEqual(full.api_key, first.api_key)
  assert.deepEqual([full.is_second_factor_pending, full.is_enable_google_auth_code], ['0', '1'])
  await here.as({ ...ada, apiKey: full.api_key }).call('timeline', {})
  await here.as(ada).isRefused('timeline', {}, 'session_replaced')
  await here.as(waiting).isRefused('two_factor_auth', { code: nextAppCode(key) }, 'session_replaced')
})

test('a key waits for ten minutes', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  const begun = now().getTime() - Date.now()
  const [inTime, late] = [await logIn(here, ada), await logIn(here, ada)]
  shiftClock(begun + 9 * minute)
  await finish(here, inTime, nextAppCode(key))
  shiftClock(begun + 11 * minute)
  const code = nextAppCode(key)
  const { body } = await here.as(late).send('two_factor_auth', { code })
  assert.equal(body['error'], 'session_replaced', 'a login that was completed ends the others that wait')
  const later = await logIn(here, ada)
  shiftClock(begun + 23 * minute)
  await here.as(later).isRefused('two_factor_auth', { code: nextAppCode(key) }, 'session_expired')
})

test('a code is good once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  await isWrong(here, await logIn(here, ada), appCode(key))
  const code = nextAppCode(key)
  await finish(here, await logIn(here, ada), code)
  await isWrong(here, await logIn(here, ada), code)
  await finish(here, await logIn(here, ada), nextAppCode(key))
})

test('a code of the step before or after is right, one of two steps away is not', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  const waiting = await logIn(here, ada)
  const old = nextAppCode(key)
  const before = nextAppCode(key)
  nextAppCode(key)
  await isWrong(here, waiting, old)
  // Spaces don't matter; apps show them.
  await finish(here, waiting, ` ${before.slice(0, 3)} ${before.slice(3)}`)

  const again = await logIn(here, ada)
  const present = now().getTime() - Date.now()
  const after = nextAppCode(key)
  const twoAway = nextAppCode(key)
  shiftClock(present)
  await isWrong(here, again, twoAway)
  await finish(here, again, after)
  // Codes from before a used one are void.
  await isWrong(here, await logIn(here, ada), appCode(key))
})

test('a refusal says why in error_label, too', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  nextAppCode(key)
  const { status, body } = await isWrong(here, await logIn(here, ada), wrongCode(key))
  assert.equal(status, 422)
  assert.match(String(body['message']), /^That code is wrong, expired or already used/)
  assert.equal(body['error_label'], body['message'])
})

test('a code is needed, and in a full session what to do with it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const refused = async (who: Person, input: object) => {
    const { body } = await here.as(who).isRefused('two_factor_auth', input, 'invalid_fields')
    return body['fields']
  }
  const needed = { code: 'Enter the code' }
  assert.deepEqual(await refused(ada, {}), needed)
  assert.deepEqual(await refused(ada, { code: ' ' }), needed)
  assert.deepEqual(await refused(ada, { credential: { id: 'x' }, is_enable_google_auth_code: 0 }), needed)
  assert.deepEqual(await refused(ada, { code: '123456' }), {
    is_enable_google_auth_code: 'Send 1 to turn two-factor on or 0 to turn it off',
  })
  assert.deepEqual(await refused(ada, { code: 'x'.repeat(41), is_enable_google_auth_code: 1 }), {
    code: 'Enter six digits, or a recovery code of twelve letters and digits',
  })
  await switchTwoFactorOn(here, ada)
  assert.deepEqual(await refused(await logIn(here, ada), {}), needed)
})

test('each recovery code logs in once, however it is typed, and the member is told', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { recoveryCodes } = await switchTwoFactorOn(here, ada)
  const [first = '', second = ''] = recoveryCodes
  await finish(here, await logIn(here, ada), first)
  await isWrong(here, await logIn(here, ada), first)
  await isWrong(here, await logIn(here, ada), first.toUpperCase())
  await finish(here, await logIn(here, ada), ` ${second.toUpperCase().replaceAll('-', ' ')}`)
  const told = (await subjectsTo(here, ada.email)).slice(1)
  assert.deepEqual(
    told,
    Array.from({ length: 2 }, () => 'A recovery code was used to log in'),
  )
})

test('another member’s recovery code is no key', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const { recoveryCodes } = await switchTwoFactorOn(here, ada)
  await switchTwoFactorOn(here, eve)
  await isWrong(here, await logIn(here, eve), recoveryCodes[0] ?? '')
  await finish(here, await logIn(here, ada), recoveryCodes[0] ?? '')
})

test('renewing makes the old recovery codes void', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key, recoveryCodes } = await switchTwoFactorOn(here, ada)
  const before = recoveryCodes[0] ?? ''
  nextAppCode(key)
  const code = wrongCode(key)
  const { body } = await here.as(ada).isRefused('renew_recovery_codes', { code }, 'second_factor_wrong')
  assert.deepEqual(body.fields, { code: body.message })
  const { recovery_codes, message } = await here.as(ada).call('renew_recovery_codes', { code: appCode(key) })
  assert.equal(message, 'Here are your new recovery codes. The old ones no longer work.')
  assert.equal(new Set([...recovery_codes, ...recoveryCodes]).size, 20)
  await isWrong(here, await logIn(here, ada), before)
  await finish(here, await logIn(here, ada), recovery_codes[9] ?? '')
  const told = (await subjectsTo(here, ada.email)).slice(1, 2)
  assert.deepEqual(told, ['Your recovery codes were replaced'])
})

test('a recovery code renews them as well, for a lost app', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { recoveryCodes } = await switchTwoFactorOn(here, ada)
  const { recovery_codes } = await here.as(ada).call('renew_recovery_codes', { code: recoveryCodes[0] ?? '' })
  assert.equal(recovery_codes.length, 10)
})

test('switching it off needs a code, and a login is one step again', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key, recoveryCodes } = await switchTwoFactorOn(here, ada)
  nextAppCode(key)
  const off = (code: string) => ({ code, is_enable_google_auth_code: 0 }) as const
  await here.as(ada).isRefused('two_factor_auth', off(wrongCode(key)), 'second_factor_wrong')
  const { message } = await here.as(ada).call('two_factor_auth', off(appCode(key)))
  assert.equal(message, 'Two-factor authentication is off')
  const { user_data } = await here.as().call('login', { email: ada.email, password })
  assert.deepEqual([user_data.is_second_factor_pending, user_data.is_enable_google_auth_code], ['0', '0'])
  assert.deepEqual((await subjectsTo(here, ada.email)).slice(1), ['Two-factor authentication was turned off'])

  // On again with another secret: neither the old app nor the old recovery codes work.
  const back = { ...ada, apiKey: user_data.api_key }
  const again = await switchTwoFactorOn(here, back)
  assert.notEqual(again.key, key)
  const waiting = await logIn(here, ada)
  nextAppCode(again.key)
  await isWrong(here, waiting, appCode(key))
  await isWrong(here, waiting, recoveryCodes[1] ?? '')
})

test('what is on is not switched on, what is off or never begun not off', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const set = (code: string, choice: 0 | 1) => ({ code, is_enable_google_auth_code: choice })
  const refused = async (choice: 0 | 1, refusal: string, code = '123456') => {
    const { status } = await here.as(ada).isRefused('two_factor_auth', set(code, choice), refusal)
    assert.equal(status, 409)
  }
  await refused(1, 'two_factor_not_set_up')
  await refused(0, 'two_factor_not_set_up')
  await here.as(ada).isRefused('renew_recovery_codes', { code: '123456' }, 'two_factor_not_set_up')
  const key = await setUpKey(here, ada)
  await refused(0, 'two_factor_not_set_up', nextAppCode(key))
  await here.as(ada).isRefused('renew_recovery_codes', { code: appCode(key) }, 'two_factor_not_set_up')
  await here.as(ada).call('two_factor_auth', set(appCode(key), 1))
  await refused(1, 'two_factor_on_already', nextAppCode(key))
})

test('a wrong code does not switch it on', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const key = await setUpKey(here, ada)
  nextAppCode(key)
  const input = { code: wrongCode(key), is_enable_google_auth_code: 1 } as const
  await here.as(ada).isRefused('two_factor_auth', input, 'second_factor_wrong')
  const { user_data } = await here.as().call('login', { email: ada.email, password })
  assert.equal(user_data.is_second_factor_pending, '0')
})

test('wrong codes use up a budget that a right one gives back', async () => {
  // This factor allows three guesses from one network at one account.
  const there = await makeWorld({ env: { RATE_LIMIT_FACTOR: '0.6' } })
  const ada = await there.person('Ada')
  const { key } = await switchTwoFactorOn(there, ada)
  await there.as(ada).call('update_session_setting', { several_devices: 1 })
  const waiting = await logIn(there, ada)
  nextAppCode(key)
  for (let i = 0; i < 2; i++) await isWrong(there, waiting, wrongCode(key))
  await finish(there, waiting, appCode(key))
  const again = await logIn(there, ada)
  nextAppCode(key)
  for (let i = 0; i < 3; i++) await isWrong(there, again, wrongCode(key))
  const { status, body } = await there
    .as(again)
    .isRefused('two_factor_auth', { code: appCode(key) }, 'too_many_guesses')
  assert.equal(status, 429)
  assert.equal(body['error_label'], body['message'])
  await there.as(ada).isRefused('renew_recovery_codes', { code: appCode(key) }, 'too_many_guesses')
})

test('a visitor has no second factor, and a waiting key renews no codes', async () => {
  const here = await world()
  await here.as().isRefused('two_factor_auth', { code: '123456' }, 'session_unknown')
  await isForMembersOnly(here, 'renew_recovery_codes', { code: '123456' })
})
