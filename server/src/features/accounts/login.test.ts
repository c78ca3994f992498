import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostSessions } from '@commons/contract/accounts/session-limits.ts'
import { hash, verify } from '@node-rs/argon2'
import { solve } from '../../../test/fakes/captcha.ts'
import { makeWorld, password, world } from '../../../test/world.ts'

/** Logs in as a browser does; returns what it would store. */
async function logInAsBrowser(url: string, email: string, origin = url) {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })
  const body = (await response.json()) as { user_data: { id: number; api_key: string } }
  return { body, cookies: response.headers.getSetCookie() }
}

test('a wrong password and an unknown account get one answer', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const wrong = await as().isRefused('login', { email: ada.email, password: 'wrong' }, 'wrong_credentials')
  const unknown = await as().isRefused(
    'login',
    { email: 'nobody@example.org', password: 'wrong' },
    'wrong_credentials',
  )
  assert.deepEqual(wrong.body, unknown.body)
  assert.equal(wrong.status, 422)
})

test('a password of before passwords had one form logs in, and has it from then on', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  const typed = 'kůň pěl ódy'.normalize('NFD')
  await platform.database.pool.query('update members set password_hash = $2 where id = $1', [
    ada.id,
    await hash(typed),
  ])
  await as().call('login', { email: ada.email, password: typed })
  const { rows } = await platform.database.pool.query<{ password_hash: string }>(
    'select password_hash from members where id = $1',
    [ada.id],
  )
  const renewed = rows[0]?.password_hash ?? ''
  assert.equal(await verify(renewed, 'kůň pěl ódy'), true)
  for (const password of [typed, 'kůň pěl\u00a0ódy']) await as().call('login', { email: ada.email, password })
  await as().isRefused('login', { email: ada.email, password: 'kun pel ody' }, 'wrong_credentials')
})

test('a malformed address is told apart', async () => {
  const { as } = await world()
  const { body } = await as().isRefused('login', { email: 'ada@', password: '' }, 'invalid_fields')
  assert.deepEqual(body['fields'], { email: 'Invalid email format', password: 'Password is required' })
})

test('a login ends the other sessions, and they learn why', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  await as(ada).call('timeline', {})
  const { user_data } = await as().call('login', { email: ada.email, password })
  const { status, body } = await as(ada).isRefused('timeline', {}, 'session_replaced')
  assert.equal(status, 401)
  assert.equal(body['message'], "This account is open at somewhere, So it's logout")
  await as({ ...ada, apiKey: user_data.api_key }).call('timeline', {})
})

test('a member who stays on several devices keeps the other sessions', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await platform.database.db
    .updateTable('members')
    .set({ several_devices: true })
    .where('id', '=', ada.id)
    .execute()
  await as().call('login', { email: ada.email, password })
  await as(ada).call('timeline', {})
})

test('a login that asks names the others and ends none, until its member answers for good', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const logIn = async (asks: { asks_beside?: 1 } = { asks_beside: 1 }) => {
    const { user_data, beside } = await here.as().call('login', { email: ada.email, password, ...asks })
    return { voice: here.as({ ...ada, apiKey: user_data.api_key }), beside }
  }
  const first = await logIn({})
  assert.equal(first.beside, undefined)
  const second = await logIn()
  assert.equal(second.beside?.length, 1)
  await first.voice.call('timeline', {})

  // "Log out there", this once.
  await second.voice.call('session_delete_all', {})
  await first.voice.isRefused('timeline', {}, 'session_replaced')
  const third = await logIn()
  assert.equal(third.beside?.length, 1, 'asks again')

  // "Stay on both", for good.
  await third.voice.call('update_session_setting', { several_devices: 1 })
  const fourth = await logIn()
  assert.equal(fourth.beside, undefined)
  await second.voice.call('timeline', {})

  // "Log out there", for good: at once, and at the next login.
  await fourth.voice.call('update_session_setting', { several_devices: 0 })
  await second.voice.isRefused('timeline', {}, 'session_replaced')
  const fifth = await logIn()
  assert.equal(fifth.beside, undefined)
  await fourth.voice.isRefused('timeline', {}, 'session_replaced')

  // Asking again ends nothing.
  await fifth.voice.call('update_session_setting', { several_devices: 0, asks_beside: 1 })
  const setting = await fifth.voice.call('session_list', {})
  assert.deepEqual([setting.several_devices, setting.asks_beside], ['0', '1'])
  const sixth = await logIn()
  assert.equal(sixth.beside?.length, 1)
  await fifth.voice.call('timeline', {})
  // Who does not ask ends the others, as documented.
  await logIn({})
  await sixth.voice.isRefused('timeline', {}, 'session_replaced')
})

test('of more sessions than there may be, those unused for longest end', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await platform.database.pool.query(
    `insert into sessions (id, member_id, secret_hash, expires_at, last_used_at)
     select gen_random_uuid(), member_id, secret_hash, expires_at, now() - n * interval '1 hour'
     from sessions, generate_series(1, 30) n where member_id = $1`,
    [ada.id],
  )
  const { beside } = await as().call('login', { email: ada.email, password, asks_beside: 1 })
  assert.equal(beside?.length, 3)
  const { rowCount } = await platform.database.pool.query(
    'select from sessions where member_id = $1 and ended_at is null',
    [ada.id],
  )
  assert.equal(rowCount, mostSessions)
  await as(ada).call('timeline', {})
})

test('two logins at once leave one session', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await Promise.all([1, 2, 3, 4].map(() => as().call('login', { email: ada.email, password })))
  const open = await platform.database.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', ada.id)
    .where('ended_at', 'is', null)
    .execute()
  assert.equal(open.length, 1)
})

test('a browser’s session is bound to a cookie that the page cannot read', async () => {
  const { url, person } = await world()
  const ada = await person('Ada')
  const { body, cookies } = await logInAsBrowser(url, ada.email)
  const binding = cookies.find((cookie) => cookie.startsWith('commons_session='))
  const readable = cookies.find((cookie) => cookie.startsWith('name='))
  assert(binding && readable)
  assert.match(binding, /HttpOnly/)
  assert.match(binding, /SameSite=Strict/)
  assert.doesNotMatch(readable, /HttpOnly/)
  assert.deepEqual(
    JSON.parse(decodeURIComponent(readable.split(';')[0]?.slice('name='.length) ?? '')),
    body.user_data,
  )

  const { id, api_key } = body.user_data
  const ask = (cookie?: string) =>
    fetch(`${url}/api/users/show_display_name`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify({ user_id: id, api_key }),
    })
  assert.equal((await ask(binding.split(';')[0])).status, 200)
  assert.equal((await ask()).status, 401, 'a stolen api_key alone is worthless')
  assert.equal((await ask(`commons_session=${api_key}`)).status, 401)
})

test('over https no neighbour can put its cookie in the place of the session’s, and older cookies still count', async () => {
  const site = 'https://commons.example'
  const { url, person } = await makeWorld({ env: { PUBLIC_URL: site } })
  const ada = await person('Ada')
  const { body, cookies } = await logInAsBrowser(url, ada.email, site)
  const binding = cookies.find((cookie) => cookie.includes('commons_session=')) ?? ''
  assert.match(binding, /^__Host-commons_session=[^;]+;.*Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  assert.doesNotMatch(binding, /Domain/)
  const [own = ''] = binding.split(';')
  const before = own.replace('__Host-', '')
  const post = (call: string, cookie: string) =>
    fetch(`${url}/api/users/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ user_id: body.user_data.id, api_key: body.user_data.api_key }),
    })
  const ask = async (cookie: string) => (await post('show_display_name', cookie)).status
  assert.equal(await ask(own), 200)
  assert.equal(await ask(before), 200, 'who was logged in before the prefix still is')
  const neighbours = 'commons_session=00000000-0000-7000-8000-000000000000.x'
  assert.equal(await ask(`${neighbours}; ${own}`), 200)
  assert.equal(await ask(`${own}; ${neighbours}`), 200)
  const gone = (await post('logout', own)).headers
    .getSetCookie()
    .filter((cookie) => /Expires=Thu, 01 Jan 1970/.test(cookie))
  assert.deepEqual(gone.map((cookie) => cookie.split('=', 1)[0]).toSorted(), [
    '__Host-commons_session',
    'commons_session',
    'name',
  ])
})

test('the secrets of a session are stored nowhere', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  const { user_data } = await as().call('login', { email: ada.email, password })
  const secret = user_data.api_key.split('.')[1] ?? ''
  const { rows } = await platform.database.pool.query('select s::text as row from sessions s')
  assert(rows.every(({ row }) => !String(row).includes(secret)))
})

test('wrong passwords use up a budget that the right one gives back', async () => {
  // This factor allows three guesses from one network at one account.
  const { as, person } = await makeWorld({ env: { RATE_LIMIT_FACTOR: '0.3' } })
  const [ada, eve] = [await person('Ada'), await person('Eve')]
  const guess = async (email: string, tried: string) => {
    const { data } = await as().call('captcha_challenge', {})
    return (await as().send('login', { email, password: tried, captchaToken: await solve(data) })).status
  }
  for (let i = 0; i < 2; i++) assert.equal(await guess(ada.email, 'wrong'), 422)
  assert.equal(await guess(ada.email, password), 200)
  for (let i = 0; i < 3; i++) assert.equal(await guess(eve.email, `wrong ${i}`), 422)
  // Now even the right password is refused, or the refusal would reveal which guess was right.
  const { status, body } = await as().isRefused('login', { email: eve.email, password }, 'too_many_guesses')
  assert.equal(status, 429)
  assert.match(String(body['message']), /Too many wrong tries\. Try again in \d+ seconds\./)
})

test('many guesses at once do not slip by the budget', async () => {
  const { as, person } = await makeWorld({ env: { RATE_LIMIT_FACTOR: '10' } })
  const ada = await person('Ada')
  const tries = Array.from({ length: 90 }, () => as().send('login', { email: ada.email, password: 'wrong' }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  // This factor allows 100 guesses for an account and network, and as many without a captcha, so all 90 are
  // compared.
  assert(statuses.every((status) => status === 422 || status === 429 || status === 503))
  const more = Array.from({ length: 60 }, () => as().send('login', { email: ada.email, password: 'wrong' }))
  const refused = (await Promise.all(more)).filter(({ status }) => status === 429)
  assert(refused.length >= 50)
})
