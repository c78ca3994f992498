import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { addPasskey, logIn, minute, switchTwoFactorOn } from '../../../test/scenes/accounts-scene.ts'
import { openAuthenticator, type Twist } from '../../../test/fakes/authenticator.ts'
import { makeWorld, password, type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

async function member(there: World, name = 'Ada') {
  const person = await there.person(name)
  return { person, device: await addPasskey(there, person) }
}

const askToLogIn = async ({ as }: World) => (await as().call('start_passkey_login', {})).data
const askToCheck = async ({ as }: World, waiting: Person) =>
  (await as(waiting).call('start_passkey_check', {})).data

test('a passkey alone opens a session, and ends the others', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  const options = await askToLogIn(here)
  assert.deepEqual(options['allowCredentials'], [], 'it does not tell who has one')
  assert.equal(options['userVerification'], 'required')
  const { user_data, message } = await here.as().call('passkey_login', { credential: device.get(options) })
  assert.equal(message, 'Logged in')
  assert.deepEqual([user_data.id, user_data.is_second_factor_pending], [ada.id, '0'])
  await here.as(ada).isRefused('timeline', {}, 'session_replaced')
  const { recdata } = await here.as({ ...ada, apiKey: user_data.api_key }).call('passkey_list', {})
  assert(recdata[0]?.last_used_at)
})

test('a login by passkey that asks names the others and ends none', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  const credential = device.get(await askToLogIn(here))
  const { beside } = await here.as().call('passkey_login', { credential, asks_beside: 1 })
  assert.equal(beside?.length, 1)
  await here.as(ada).call('timeline', {})
})

test('it is both factors: no code is asked for', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  await switchTwoFactorOn(here, ada)
  const credential = device.get(await askToLogIn(here))
  const { user_data } = await here.as().call('passkey_login', { credential })
  assert.deepEqual([user_data.is_second_factor_pending, user_data.is_enable_google_auth_code], ['0', '1'])
  await here.as({ ...ada, apiKey: user_data.api_key }).call('timeline', {})
})

const wrong: Record<string, Twist> = {
  'another site': { origin: 'https://evil.example' },
  'another site’s name': { rpId: 'evil.example' },
  'a challenge that was never given': { challenge: 'bmV2ZXI' },
  'an answer to another question': { type: 'webauthn.create' },
  'another key': { otherKey: true },
  'nobody there': { userPresent: false },
}
for (const [what, twist] of Object.entries(wrong)) {
  test(`${what} is no way in, neither alone nor as the second factor`, async () => {
    const here = await world()
    const { person: ada, device } = await member(here)
    const alone = device.get(await askToLogIn(here), twist)
    const { status } = await here.as().isRefused('passkey_login', { credential: alone }, 'passkey_failed')
    assert.equal(status, 422)
    await here.as(ada).call('timeline', {})

    await switchTwoFactorOn(here, ada)
    const waiting = await logIn(here, ada)
    const second = device.get(await askToCheck(here, waiting), twist)
    await here.as(waiting).isRefused('two_factor_auth', { credential: second }, 'passkey_failed')
  })
}

test('alone it must have asked who it is; beside the password it need not', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  const alone = device.get(await askToLogIn(here), { userVerified: false })
  await here.as().isRefused('passkey_login', { credential: alone }, 'passkey_failed')
  await switchTwoFactorOn(here, ada)
  const waiting = await logIn(here, ada)
  const credential = device.get(await askToCheck(here, waiting), { userVerified: false })
  const { user_data } = await here.as(waiting).call('two_factor_auth', { credential })
  assert.equal(user_data?.is_second_factor_pending, '0')
})

test('a counter that stands or goes back is a copy’s', async () => {
  const here = await world()
  const { device } = await member(here)
  const tryAt = async (counter: number) => {
    const credential = device.get(await askToLogIn(here), { counter })
    return (await here.as().send('passkey_login', { credential })).body['error']
  }
  assert.equal(await tryAt(7), undefined)
  assert.equal(await tryAt(7), 'passkey_failed')
  assert.equal(await tryAt(6), 'passkey_failed')
  assert.equal(await tryAt(0), 'passkey_failed')
  assert.equal(await tryAt(8), undefined)
})

test('a passkey that does not count logs in again and again', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const device = openAuthenticator(here.platform.site.origin)
  const { data } = await here.as(ada).call('start_add_passkey', { password })
  const made = device.create(data, { counter: 0 })
  await here.as(ada).call('add_passkey', { name: 'In the cloud', credential: made })
  for (let i = 0; i < 2; i++) {
    const credential = device.get(await askToLogIn(here), { counter: 0 })
    await here.as().call('passkey_login', { credential })
  }
})

test('a challenge is good once and for five minutes', async () => {
  const here = await world()
  const { device } = await member(here)
  const options = await askToLogIn(here)
  await here.as().call('passkey_login', { credential: device.get(options) })
  await here.as().isRefused('passkey_login', { credential: device.get(options) }, 'passkey_failed')
  const late = await askToLogIn(here)
  shiftClock(6 * minute)
  await here.as().isRefused('passkey_login', { credential: device.get(late) }, 'passkey_failed')
})

test('on 10 connections at once it opens one session', async () => {
  const here = await world()
  const { device } = await member(here)
  const options = await askToLogIn(here)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => here.as().send('passkey_login', { credential: device.get(options) })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('a challenge is for its purpose: what was signed as a second factor is no login', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  await switchTwoFactorOn(here, ada)
  const waiting = await logIn(here, ada)
  const forChecking = device.get(await askToCheck(here, waiting))
  await here.as().isRefused('passkey_login', { credential: forChecking }, 'passkey_failed')
  const forLogin = device.get(await askToLogIn(here))
  await here.as(waiting).isRefused('two_factor_auth', { credential: forLogin }, 'passkey_failed')
})

test('nonsense and a passkey that nobody added are no way in', async () => {
  const here = await world()
  const stranger = openAuthenticator(here.platform.site.origin)
  const { device } = await member(here)
  const options = await askToLogIn(here)
  const good = device.get(options)
  for (const credential of [stranger.get(options), { id: device.credentialId }, { ...good, response: {} }])
    await here.as().isRefused('passkey_login', { credential }, 'passkey_failed')
  const { body } = await here.as().isRefused('passkey_login', { credential: 'x' as never }, 'invalid_fields')
  assert.deepEqual(body['fields'], { credential: 'Must be a credential as JSON' })
})

test('as the second factor it lists one’s own passkeys and takes one of them', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  await switchTwoFactorOn(here, ada)
  const waiting = await logIn(here, ada)
  const options = await askToCheck(here, waiting)
  const allowed = options['allowCredentials'] as Array<{ id: string }>
  assert.deepEqual(
    allowed.map(({ id }) => id),
    [device.credentialId],
  )
  const { user_data } = await here.as(waiting).call('two_factor_auth', { credential: device.get(options) })
  await here.as({ ...ada, apiKey: user_data?.api_key ?? '' }).call('timeline', {})
  await here.as(waiting).isRefused('timeline', {}, 'session_replaced')
})

test('another member’s passkey or challenge is no second factor', async () => {
  const here = await world()
  const { person: ada, device } = await member(here)
  const { person: eve, device: eves } = await member(here, 'Eve')
  await switchTwoFactorOn(here, ada)
  await switchTwoFactorOn(here, eve)
  const [waiting, evesWaiting] = [await logIn(here, ada), await logIn(here, eve)]
  const options = await askToCheck(here, waiting)
  const evesOptions = await askToCheck(here, evesWaiting)
  for (const credential of [eves.get(options), eves.get(evesOptions), device.get(evesOptions)])
    await here.as(waiting).isRefused('two_factor_auth', { credential }, 'passkey_failed')
  await here.as(waiting).call('two_factor_auth', { credential: device.get(options) })
})

test('without a passkey there is none to choose, and a visitor has no second factor', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  assert.deepEqual((await askToCheck(here, ada))['allowCredentials'], [])
  await here.as().isRefused('start_passkey_check', {}, 'session_unknown')
})

test('where addresses must be verified, a passkey does not log in before', async () => {
  const there = await makeWorld({ env: { REQUIRE_VERIFIED_EMAIL: 'on' } })
  const { person: ada, device } = await member(there)
  const attempt = async () => ({ credential: device.get(await askToLogIn(there)) })
  const { status } = await there.as().isRefused('passkey_login', await attempt(), 'email_not_verified')
  assert.equal(status, 403)
  const { db } = there.platform.database
  await db.updateTable('members').set({ email_verified_at: new Date() }).where('id', '=', ada.id).execute()
  await there.as().call('passkey_login', await attempt())
})
