import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solve } from '../../../test/fakes/captcha.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import { makeWorld, world } from '../../../test/world.ts'

const form = (email: string) => ({
  full_name: 'Žofie Šťastná',
  email,
  password: 'the quick brown marmot',
  confirm_password: 'the quick brown marmot',
})

test('a visitor registers with a solved captcha and logs in', async () => {
  const { as, events } = await world()
  const { data } = await as().call('captcha_challenge', {})
  const captchaToken = await solve(data)
  const { success, message } = await as().call('register', {
    ...form('zofie@example.org'),
    captchaToken,
    referral_code: 'friend77',
  })
  assert.equal(success, true)
  assert.match(message, /Welcome/)
  assert.equal(events('member.registered').length, 1)
  const { user_data } = await as().call('login', { email: 'ZOFIE@example.org', password: form('').password })
  assert.equal(user_data.full_name, 'Žofie Šťastná')
  assert.equal(user_data.username, 'zofie_stastna')
})

test('the referral code is kept', async () => {
  const { as, platform } = await world()
  await as().call('register', { ...form('kept@example.org'), referral_code: 'friend77' })
  const row = await platform.database.db
    .selectFrom('members')
    .select('referred_with')
    .where('email', '=', 'kept@example.org')
    .executeTakeFirstOrThrow()
  assert.equal(row.referred_with, 'friend77')
})

test('two members of one name get different usernames, also at the same moment', async () => {
  const { as, platform } = await world()
  await Promise.all(
    [1, 2, 3, 4].map((n) => as().call('register', { ...form(`twin${n}@example.org`), full_name: 'Twin' })),
  )
  const rows = await platform.database.db
    .selectFrom('members')
    .select('username')
    .where('full_name', '=', 'Twin')
    .execute()
  assert.equal(new Set(rows.map((row) => row.username)).size, 4)
})

test('an address is one account, however it is spelled', async () => {
  const { as } = await world()
  await as().call('register', form('once@example.org'))
  const { status, body } = await as().isRefused('register', form('Once@Example.org'), 'email_taken')
  assert.equal(status, 422)
  assert.deepEqual(body['fields'], { email: 'That email already has an account. Log in instead.' })
  await as().call('register', form('žofie@příklad.cz'))
  for (const email of [
    'ŽOFIE@PŘÍKLAD.cz',
    'žofie@xn--pklad-zsa96e.cz',
    'žofie@příklad.cz'.normalize('NFD'),
  ]) {
    await as().isRefused('register', form(email), 'email_taken')
    await as().call('login', { email, password: form('').password })
  }
  // Letters that only look like it belong to somebody else.
  await as().call('register', form('kilim@example.org'))
  for (const email of ['\u212ailim@example.org', 'kılım@example.org', 'kİlİm@example.org'])
    await as().call('register', form(email))
})

test('the database knows one mailbox as the server does', async () => {
  const { pool } = (await world()).platform.database
  const spellings = [
    'Ada+x@Example.org',
    'ŽOFIE@PŘÍKLAD.cz',
    'žofie@xn--pklad-zsa96e.cz',
    'ΝΊΚΟΣ@Παράδειγμα.gr',
    'a@XN--strae-oqa.de',
    'a@straße.de',
    'a@xn--fiqs8s.xn--fiqz9s',
    'ب@xn--mgbh0fb.xn--kgbechtv',
    'ı@İzmir.tr',
    '\u212aate@x.org',
    'a@xn--zzzzzzzzzzzzzzzzz99.com',
    '한국@한국.kr'.normalize('NFD'),
  ]
  const { rows } = await pool.query<{ key: string }>(
    'select email_key(email) as key from unnest($1::text[]) with ordinality as its(email, nth) order by nth',
    [spellings],
  )
  assert.deepEqual(
    rows.map(({ key }) => key),
    spellings.map(emailKey),
  )
})

test('all that is wrong is said at once, in the documents’ words', async () => {
  const { as } = await world()
  const { body } = await as().isRefused(
    'register',
    { full_name: ' ', email: 'nobody', password: '', confirm_password: '' },
    'invalid_fields',
  )
  assert.deepEqual(body['fields'], {
    full_name: 'Full Name is required',
    email: 'Invalid email address',
    password: 'Password is required',
    confirm_password: 'Confirm Password is required',
  })
})

test('passwords must match, be long enough and not be common', async () => {
  const { as } = await world()
  const refused = async (password: string, confirm_password = password) => {
    const input = { ...form('p@example.org'), password, confirm_password }
    const { body } = await as().isRefused('register', input, 'invalid_fields')
    return body['fields']
  }
  assert.deepEqual(await refused('the quick brown marmot', 'the quick brown parrot'), {
    confirm_password: 'Passwords must match',
  })
  assert.deepEqual(await refused('seven77'), { password: 'Password needs at least 8 characters' })
  assert.deepEqual(await refused('Password1'), {
    password: 'This password is too common. Choose another.',
  })
})

test('a captcha is good once, and only if it was solved', async () => {
  const { as } = await world()
  const { data } = await as().call('captcha_challenge', {})
  const captchaToken = await solve(data)
  await as().call('register', { ...form('first@example.org'), captchaToken })
  await as().isRefused('register', { ...form('again@example.org'), captchaToken }, 'captcha_used')

  const fresh = await as().call('captcha_challenge', {})
  const unsolved = Buffer.from(
    JSON.stringify({ challenge: fresh.data, solution: { counter: 1, derivedKey: '00' } }),
  )
  await as().isRefused(
    'register',
    { ...form('again@example.org'), captchaToken: unsolved.toString('base64') },
    'captcha_failed',
  )
  await as().isRefused(
    'register',
    { ...form('again@example.org'), captchaToken: 'nonsense' },
    'captcha_failed',
  )
})

test('who registers first is no more than a member', async () => {
  const { as, platform } = await makeWorld()
  await as().call('register', form('f1@example.org'))
  assert.deepEqual(await platform.database.db.selectFrom('staff_roles').select('role').execute(), [])
})

test('without a captcha the budget is tighter', async () => {
  const { as } = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' } })
  const wrong = {
    ...form('x@example.org'),
    email: 'x@example.org',
    password: 'x'.repeat(9),
    confirm_password: 'y',
  }
  for (let i = 0; i < 10; i++) await as().send('login', { email: 'x@example.org', password: 'no such thing' })
  const { status, headers, body } = await as().isRefused(
    'login',
    { email: wrong.email, password: 'no' },
    'rate_limited',
  )
  assert.equal(status, 429)
  assert.match(String(headers.get('retry-after')), /^\d+$/)
  assert.match(String(body['message']), /Try again in \d+ second/)
})

test('an address in letters whose small ones are disputed is one account, too', async () => {
  const { as } = await world()
  // JavaScript and the database lowercase these differently.
  for (const email of ['İrem@example.org', 'ΑΣ@example.org']) {
    await as().call('register', form(email))
    await as().isRefused('register', form(email), 'email_taken')
    await as().call('login', { email, password: form(email).password })
  }
})
