import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  day,
  isForMembersOnly,
  minute,
  setUpKey,
  switchTwoFactorOn,
} from '../../../../test/scenes/accounts-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

const check = async ({ as }: World, person: Person) =>
  (await as(person).call('check_two_factor_auth', {})).user_data

test('while it is off there is a secret, as text and as a picture', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const state = await check(here, ada)
  assert.match(state.google_auth_code, /^[A-Z2-7]{32}$/)
  const [kind, picture = ''] = state.qrCodeUrl.split(',')
  assert.equal(kind, 'data:image/svg+xml;base64')
  assert.match(Buffer.from(picture, 'base64').toString(), /^<svg[^>]+>/)
  assert.deepEqual(
    [state.email, state.is_enable_google_auth_code, state.recovery_codes_left],
    [ada.email, '0', 0],
  )
})

test('it is the same one however often it is asked for, also at once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const keys = await Promise.all(Array.from({ length: 5 }, () => setUpKey(here, ada)))
  shiftClock(day - minute)
  assert.deepEqual(new Set([...keys, await setUpKey(here, ada)]).size, 1)
})

test('each member has their own, and one that was left for a day is made anew', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const key = await setUpKey(here, ada)
  assert.notEqual(await setUpKey(here, bob), key)
  shiftClock(day + minute)
  assert.notEqual(await setUpKey(here, ada), key)
})

test('once it is on the secret is never shown again', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key, recoveryCodes } = await switchTwoFactorOn(here, ada)
  for (const shift of [0, 2 * day]) {
    shiftClock(shift)
    const state = await check(here, ada)
    assert.deepEqual([state.google_auth_code, state.qrCodeUrl], ['', ''])
    assert.deepEqual([state.is_enable_google_auth_code, state.recovery_codes_left], ['1', 10])
    assert(!JSON.stringify(state).includes(key))
  }
  shiftClock(0)
  await here.as(ada).call('renew_recovery_codes', { code: recoveryCodes[0] ?? '' })
  assert.equal((await check(here, ada)).recovery_codes_left, 10)
})

test('a used recovery code is one fewer', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { recoveryCodes } = await switchTwoFactorOn(here, ada)
  const code = recoveryCodes[0] ?? ''
  const { as, platform } = here
  await as(ada).isRefused('two_factor_auth', { code, is_enable_google_auth_code: 1 }, 'two_factor_on_already')
  assert.equal((await check(here, ada)).recovery_codes_left, 10, 'a refusal uses none up')
  const { rows } = await platform.database.pool.query('select r::text as row from recovery_codes r')
  const bare = code.replaceAll('-', '')
  assert(rows.length >= 10 && rows.every(({ row }) => !String(row).includes(bare)), 'they are hashed')
  const { user_data } = await as().call('login', { email: ada.email, password: 'the quick brown marmot' })
  const done = await as({ ...ada, apiKey: user_data.api_key }).call('two_factor_auth', { code })
  assert.equal((await check(here, { ...ada, apiKey: done.user_data?.api_key ?? '' })).recovery_codes_left, 9)
})

test('a visitor and a key that waits for its second factor see none', async () => {
  await isForMembersOnly(await world(), 'check_two_factor_auth', {})
})
