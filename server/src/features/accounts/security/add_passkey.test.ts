import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { isForMembersOnly, minute, subjectsTo } from '../../../../test/scenes/accounts-scene.ts'
import {
  type Authenticator,
  type Credential,
  openAuthenticator,
  type Twist,
} from '../../../../test/fakes/authenticator.ts'
import { makeWorld, password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { mostPasskeys } from '../accounts.rules.ts'

afterEach(() => shiftClock(0))

const start = async ({ as }: World, person: Person) =>
  (await as(person).call('start_add_passkey', { password })).data

const device = ({ platform }: World) => openAuthenticator(platform.site.origin)

/** Adds a passkey of a new device, or of `made`. */
async function add(
  there: World,
  person: Person,
  name = 'My phone',
  made = device(there),
): Promise<Authenticator> {
  const credential = made.create(await start(there, person))
  await there.as(person).call('add_passkey', { name, credential })
  return made
}

const list = async ({ as }: World, person: Person) => (await as(person).call('passkey_list', {})).recdata
const names = async (there: World, person: Person) => (await list(there, person)).map(({ name }) => name)

test('a passkey is asked for with what a browser needs, added, and listed', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const options = await start(here, ada)
  const { hostname } = new URL(here.platform.site.origin)
  assert.deepEqual(options['rp'], { name: 'Commons', id: hostname })
  const { name, displayName } = options['user'] as Record<string, unknown>
  assert.deepEqual([name, displayName], [ada.email, 'Ada'])
  const { residentKey, userVerification } = options['authenticatorSelection'] as Record<string, unknown>
  assert.deepEqual([residentKey, userVerification, options['attestation']], ['required', 'required', 'none'])

  const made = device(here)
  const { message } = await here
    .as(ada)
    .call('add_passkey', { name: '  My phone 👍🏽 ', credential: made.create(options) })
  assert.equal(message, 'Passkey added')
  const [passkey, ...others] = await list(here, ada)
  assert.deepEqual([passkey?.name, passkey?.last_used_at, others.length], ['My phone 👍🏽', undefined, 0])
  assert.deepEqual(await subjectsTo(here, ada.email), ['A passkey was added'])

  // The browser learns which passkeys exist, so that a device isn't added twice.
  const again = (await start(here, ada))['excludeCredentials'] as Array<{ id: string }>
  assert.deepEqual(
    again.map(({ id }) => id),
    [made.credentialId],
  )
})

test('the newest is listed first, and nobody else’s', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await add(here, ada, 'first')
  await add(here, bob, 'Bob’s')
  shiftClock(minute)
  await add(here, ada, 'second')
  assert.deepEqual(await names(here, ada), ['second', 'first'])
})

const wrong: Record<string, Twist> = {
  'another site': { origin: 'https://evil.example' },
  'another site’s name': { rpId: 'evil.example' },
  'a challenge that was never given': { challenge: 'bmV2ZXI' },
  'an answer to another question': { type: 'webauthn.get' },
  'nobody there': { userPresent: false },
  'a device that did not ask who it is': { userVerified: false },
}
for (const [what, twist] of Object.entries(wrong)) {
  test(`${what} adds no passkey`, async () => {
    const here = await world()
    const ada = await here.person('Ada')
    const credential = device(here).create(await start(here, ada), twist)
    const { status, body } = await here
      .as(ada)
      .isRefused('add_passkey', { name: 'x', credential }, 'passkey_failed')
    assert.equal(status, 422)
    assert.equal(body['message'], "Couldn't check the passkey. Please try again.")
    assert.deepEqual(await names(here, ada), [])
  })
}

test('nonsense adds no passkey', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const good = device(here).create(await start(here, ada))
  const broken: Credential[] = [
    { id: 'x' },
    { ...good, response: {} },
    { ...good, response: 'text' },
    { ...good, rawId: 'another' },
    { ...good, response: { ...(good['response'] as object), attestationObject: 'oA' } },
  ]
  for (const credential of broken)
    await here.as(ada).isRefused('add_passkey', { name: 'x', credential }, 'passkey_failed')
  for (const credential of [{}, { id: 5 }, 'text']) {
    const input = { name: 'x', credential: credential as never }
    const { body } = await here.as(ada).isRefused('add_passkey', input, 'invalid_fields')
    assert.deepEqual(body['fields'], { credential: 'Must be a credential as JSON' })
  }
  assert.deepEqual(await names(here, ada), [])
})

test('a challenge is good once, for five minutes, and for its member and purpose only', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const options = await start(here, ada)
  await here
    .as(eve)
    .isRefused('add_passkey', { name: 'x', credential: device(here).create(options) }, 'passkey_failed')
  await here.as(ada).call('add_passkey', { name: 'x', credential: device(here).create(options) })
  const twice = { name: 'y', credential: device(here).create(options) }
  await here.as(ada).isRefused('add_passkey', twice, 'passkey_failed')

  const { data } = await here.as(ada).call('start_passkey_check', {})
  const forChecking = { ...data, rp: options['rp'] }
  const other = { name: 'y', credential: device(here).create(forChecking) }
  await here.as(ada).isRefused('add_passkey', other, 'passkey_failed')

  const late = await start(here, ada)
  shiftClock(6 * minute)
  const tooLate = { name: 'y', credential: device(here).create(late) }
  await here.as(ada).isRefused('add_passkey', tooLate, 'passkey_failed')
  assert.deepEqual(await names(here, ada), ['x'])
})

test('a passkey that is there already is not added again, by nobody', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const made = await add(here, ada)
  for (const person of [ada, eve]) {
    const credential = made.create(await start(here, person))
    const { status } = await here
      .as(person)
      .isRefused('add_passkey', { name: 'x', credential }, 'passkey_known')
    assert.equal(status, 409)
  }
  assert.deepEqual([await names(here, ada), await names(here, eve)], [['My phone'], []])
})

test('an account has room for 20', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const early = await start(here, ada)
  for (let i = 0; i < mostPasskeys; i++) await add(here, ada, `${i}`)
  const { status, body } = await here
    .as(ada)
    .isRefused('start_add_passkey', { password }, 'too_many_passkeys')
  assert.equal(status, 409)
  assert.equal(body['message'], 'You can have up to 20 passkeys. Remove one first.')
  const credential = device(here).create(early)
  await here.as(ada).isRefused('add_passkey', { name: 'x', credential }, 'too_many_passkeys')
})

test('the password is asked for first, within its budget', async () => {
  // This factor allows three guesses from one network at one account.
  const there = await makeWorld({ env: { RATE_LIMIT_FACTOR: '0.3' } })
  const ada = await there.person('Ada')
  for (let i = 0; i < 3; i++) {
    const { body } = await there
      .as(ada)
      .isRefused('start_add_passkey', { password: `${i}` }, 'wrong_password')
    assert.deepEqual(body['fields'], { password: 'Wrong password. Please try again.' })
  }
  await there.as(ada).isRefused('start_add_passkey', { password }, 'too_many_guesses')
})

test('update_passkey names one’s own anew', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  await add(here, ada)
  const passkey_id = (await list(here, ada))[0]?.passkey_id ?? ''
  await here.as(ada).call('update_passkey', { passkey_id, name: 'Key on the ring' })
  const eves = { passkey_id, name: 'Mine' }
  const { status } = await here.as(eve).isRefused('update_passkey', eves, 'passkey_not_found')
  assert.equal(status, 404)
  assert.deepEqual(await names(here, ada), ['Key on the ring'])

  const refused = async (input: { passkey_id: string; name: string }) =>
    (await here.as(ada).isRefused('update_passkey', input, 'invalid_fields')).body['fields']
  assert.deepEqual(await refused({ passkey_id, name: ' ' }), { name: 'Give the passkey a name' })
  assert.deepEqual(await refused({ passkey_id, name: 'x'.repeat(61) }), {
    name: 'A name can have up to 60 characters',
  })
  assert.deepEqual(await refused({ passkey_id: '12', name: 'x' }), {
    passkey_id: 'Must be the passkey_id of a passkey',
  })
})

test('delete_passkey removes one’s own, and the member is told once', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const made = await add(here, ada)
  const passkey_id = (await list(here, ada))[0]?.passkey_id ?? ''
  await here.as(eve).isRefused('delete_passkey', { passkey_id }, 'passkey_not_found')
  assert.deepEqual(await names(here, ada), ['My phone'])
  await here.as(ada).call('delete_passkey', { passkey_id })
  await here.as(ada).isRefused('delete_passkey', { passkey_id }, 'passkey_not_found')
  assert.deepEqual(await names(here, ada), [])
  assert.deepEqual(await subjectsTo(here, ada.email), ['A passkey was added', 'A passkey was removed'])

  const { data } = await here.as().call('start_passkey_login', {})
  const credential = made.get(data)
  await here.as().isRefused('passkey_login', { credential }, 'passkey_failed')
})

test('a visitor and a key that waits for its second factor reach none of it', async () => {
  const here = await world()
  const passkey_id = '0197f5b0-0000-7000-8000-000000000000'
  await isForMembersOnly(here, 'start_add_passkey', { password })
  await isForMembersOnly(here, 'add_passkey', { name: 'x', credential: { id: 'x' } })
  await isForMembersOnly(here, 'passkey_list', {})
  await isForMembersOnly(here, 'update_passkey', { passkey_id, name: 'x' })
  await isForMembersOnly(here, 'delete_passkey', { passkey_id })
})
