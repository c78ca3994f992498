import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  anotherDevice,
  hour,
  isForMembersOnly,
  logIn,
  minute,
  switchTwoFactorOn,
} from '../../../../test/scenes/accounts-scene.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

const list = async ({ as }: World, person: Person) => (await as(person).call('session_list', {})).recdata
const idOf = ({ apiKey }: Person) => apiKey.split('.')[0] ?? ''
const ids = async (there: World, person: Person) =>
  (await list(there, person)).map(({ session_id }) => session_id)
const isOver = ({ as }: World, person: Person) => as(person).isRefused('timeline', {}, 'session_replaced')

/** Logs in with this User-Agent. */
async function logInWith({ url }: World, person: Person, userAgent: string): Promise<Person> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: person.email, password }),
  })
  const { user_data } = (await response.json()) as { user_data: { api_key: string } }
  return { ...person, apiKey: user_data.api_key }
}

test('a session says what it is as people know it, and keeps no whole address', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('update_session_setting', { several_devices: 1 })
  const agents = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'curl/8.5.0',
  ]
  for (const agent of agents) await logInWith(here, ada, agent)
  const sessions = await list(here, ada)
  const known = sessions.map(({ browser, device }) => `${browser} | ${device}`)
  for (const each of ['Firefox 140 | Windows', 'Safari 18 | iOS, iPhone', 'curl | '])
    assert(known.includes(each), `${each} is not among ${known.join('; ')}`)
  for (const { place } of sessions) assert.equal(place, '127.0.0.0/24')
})

test('this session is among them, however many there are', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.platform.database.pool.query(
    `insert into sessions (member_id, secret_hash, expires_at, last_used_at)
     select $1, sha256(n::text::bytea), now() + interval '1 day', now() + interval '1 hour' from generate_series(1, 60) n`,
    [ada.id],
  )
  const sessions = await list(here, ada)
  assert.equal(sessions.length, 50)
  assert.equal(sessions[0]?.is_current, '1')
})

test('this session comes first, then the last used, and none of somebody else', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const second = await anotherDevice(here, ada)
  const third = await logIn(here, ada)
  // The last use is written once an hour.
  shiftClock(2 * hour)
  await here.as(second).call('timeline', {})
  shiftClock(4 * hour)
  const sessions = await list(here, ada)
  assert.deepEqual(
    sessions.map(({ session_id, is_current }) => [session_id, is_current]),
    [
      [idOf(ada), '1'],
      [idOf(second), '0'],
      [idOf(third), '0'],
    ],
  )
  assert.deepEqual(await ids(here, bob), [idOf(bob)])
})

test('what ended, expired or waits for its second factor is no session', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await switchTwoFactorOn(here, ada)
  await here.as(ada).call('update_session_setting', { several_devices: 1 })
  await logIn(here, ada)
  assert.deepEqual(await ids(here, ada), [idOf(ada)])
  const bob = await here.person('Bob')
  const [left, old] = [await anotherDevice(here, bob), await logIn(here, bob)]
  await here.as(left).call('logout', {})
  const { db } = here.platform.database
  const past = new Date(Date.now() - minute)
  await db.updateTable('sessions').set({ expires_at: past }).where('id', '=', idOf(old)).execute()
  assert.deepEqual(await ids(here, bob), [idOf(bob)])
})

test('session_delete ends one, and its key learns why', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const [second, third] = [await anotherDevice(here, ada), await logIn(here, ada)]
  await here.as(second).call('timeline', {})
  const session_id = idOf(second)
  const { message } = await here.as(ada).call('session_delete', { session_id })
  assert.equal(message, 'Session ended')
  await isOver(here, second)
  await here.as(third).call('timeline', {})
  const { status } = await here.as(ada).isRefused('session_delete', { session_id }, 'session_not_found')
  assert.equal(status, 404)
})

test('another member’s session is not found, and goes on', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  for (const session_id of [idOf(ada), '0197f5b0-0000-7000-8000-000000000000'])
    await here.as(eve).isRefused('session_delete', { session_id }, 'session_not_found')
  await here.as(ada).call('timeline', {})
  const wrong = { session_id: '12' }
  const { body } = await here.as(eve).isRefused('session_delete', wrong, 'invalid_fields')
  assert.deepEqual(body['fields'], { session_id: 'Must be the session_id of a session' })
})

test('one’s own session can be ended like any other', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('session_delete', { session_id: idOf(ada) })
  await isOver(here, ada)
})

test('session_delete_all ends the others and no one else’s', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const others = [await anotherDevice(here, ada), await logIn(here, ada)]
  const { message } = await here.as(ada).call('session_delete_all', {})
  assert.equal(message, 'All other sessions ended')
  for (const each of others) await isOver(here, each)
  assert.deepEqual(await ids(here, ada), [idOf(ada)])
  await here.as(bob).call('timeline', {})
})

test('it also ends a login that waits for its second factor', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await switchTwoFactorOn(here, ada)
  const waiting = await logIn(here, ada)
  await here.as(ada).call('session_delete_all', {})
  await here.as(waiting).isRefused('two_factor_auth', { code: '123456' }, 'session_replaced')
})

test('staying on several devices is chosen, and switching it off ends the others', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const setting = async (person: Person) => (await here.as(person).call('session_list', {})).several_devices
  assert.equal(await setting(ada), '0')
  const second = await anotherDevice(here, ada)
  assert.equal(await setting(second), '1')
  await here.as(ada).call('timeline', {})
  const { message } = await here.as(ada).call('update_session_setting', { several_devices: 0 })
  assert.equal(message, 'Saved')
  await isOver(here, second)
  assert.equal(await setting(ada), '0')
  await logIn(here, ada)
  await isOver(here, ada)

  const wrong = { several_devices: 2 as never }
  const eve = await here.person('Eve')
  const { body } = await here.as(eve).isRefused('update_session_setting', wrong, 'invalid_fields')
  assert.deepEqual(body['fields'], { several_devices: 'Must be 0 or 1' })
})

test('a visitor and a key that waits for its second factor reach none of it', async () => {
  const here = await world()
  await isForMembersOnly(here, 'session_list', {})
  await isForMembersOnly(here, 'session_delete', { session_id: '0197f5b0-0000-7000-8000-000000000000' })
  await isForMembersOnly(here, 'session_delete_all', {})
  await isForMembersOnly(here, 'update_session_setting', { several_devices: 1 })
})
