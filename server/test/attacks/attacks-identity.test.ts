/** Attacks on identity: keys, codes and links in the wrong hands, and what answers reveal. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { solve } from '../fakes/captcha.ts'
import { onlyLong } from '../long.ts'
import { sendRaw } from '../fakes/raw-request.ts'
import { makeWorld, password, type Person, type World, world } from '../world.ts'

/** Switches two-factor on; returns the authenticator that generates the codes. */
async function setUpTwoFactor({ as }: World, person: Person): Promise<TOTP> {
  const { user_data } = await as(person).call('check_two_factor_auth', {})
  const app = new TOTP({ secret: Secret.fromBase32(user_data.google_auth_code) })
  const code = app.generate({ timestamp: Date.now() - 30_000 })
  await as(person).call('two_factor_auth', { code, is_enable_google_auth_code: 1 })
  return app
}

async function logIn({ as }: World, person: Person): Promise<Person & { pending: boolean }> {
  const { user_data } = await as().call('login', { email: person.email, password })
  return { ...person, apiKey: user_data.api_key, pending: user_data.is_second_factor_pending === '1' }
}

test('one code on 50 connections at once logs in once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('update_session_setting', { several_devices: 1 })
  const app = await setUpTwoFactor(here, ada)
  const waiting = await Promise.all(Array.from({ length: 50 }, () => logIn(here, ada)))
  assert(waiting.every(({ pending }) => pending))
  const code = app.generate()
  const answers = await Promise.all(waiting.map((each) => here.as(each).send('two_factor_auth', { code })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  const refused = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body['error']]))
  assert.deepEqual([...new Set(refused)], ['second_factor_wrong'])
})

test('one recovery code on 20 connections at once logs in once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('update_session_setting', { several_devices: 1 })
  const app = await setUpTwoFactor(here, ada)
  const renewed = await here.as(ada).call('renew_recovery_codes', { code: app.generate() })
  const [code = ''] = renewed.recovery_codes
  const waiting = await Promise.all(Array.from({ length: 20 }, () => logIn(here, ada)))
  const answers = await Promise.all(waiting.map((each) => here.as(each).send('two_factor_auth', { code })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('a key that waits for its second factor opens nothing else', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await setUpTwoFactor(here, ada)
  const waiting = await logIn(here, ada)
  const tried = allCalls.filter(({ call }) => call.auth !== 'visitor' && call.auth !== 'second_factor')
  assert(tried.length > 30)
  for (const { call } of tried) {
    const { status, body } = await here.as(waiting).send(call.name, {})
    assert.equal(status, 401, `${call.name} answered ${JSON.stringify(body)}`)
    assert.equal(body['error'], 'session_unknown')
  }
  const ticket = await here.platform.database.db.selectFrom('socket_tickets').select('hash').execute()
  assert.deepEqual(ticket, [])
})

test('a key that waited is dead after its second factor, and so are tries to use it again', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const app = await setUpTwoFactor(here, ada)
  const waiting = await logIn(here, ada)
  const { user_data } = await here.as(waiting).call('two_factor_auth', { code: app.generate() })
  assert(user_data)
  assert.notEqual(user_data.api_key.split('.')[0], waiting.apiKey.split('.')[0])
  const again = { code: app.generate({ timestamp: Date.now() + 30_000 }) }
  await here.as(waiting).isRefused('two_factor_auth', again, 'session_replaced')
  await here.as({ ...ada, apiKey: user_data.api_key }).call('show_email', {})
})

test('a browser’s key without its cookie opens no call at all', async () => {
  const { url, person, as } = await world()
  const ada = await person('Ada')
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: ada.email, password }),
  })
  const { user_data } = (await response.json()) as { user_data: { api_key: string } }
  const stolen = { ...ada, apiKey: user_data.api_key }
  for (const { call } of allCalls.filter((each) => each.call.auth !== 'visitor')) {
    const { status } = await as(stolen).send(call.name, {})
    assert.equal(status, 401, call.name)
  }
})

test('a session that was there before the login is not the one after it', async () => {
  const { url, person } = await world()
  const [ada, eve] = [await person('Ada'), await person('Eve')]
  const log = (email: string, cookie?: string) =>
    fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify({ email, password, api_key: eve.apiKey, user_id: eve.id }),
    })
  const planted = (await log(eve.email)).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const response = await log(ada.email, planted.join('; '))
  const { user_data } = (await response.json()) as { user_data: { id: number; api_key: string } }
  assert.equal(user_data.id, ada.id)
  const fresh = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  assert.equal(fresh.length, 2)
  for (const cookie of fresh) assert(!planted.includes(cookie))
  assert(!planted.some((cookie) => cookie?.includes(user_data.api_key.split('.')[0] ?? '')))
})

test('a forged Host leads nobody astray: links come from the configuration', async () => {
  const here = await makeWorld({ env: { PUBLIC_URL: 'https://commons.example' } })
  const ada = await here.person('Ada')
  const body = JSON.stringify({ email: ada.email })
  const { status } = await sendRaw(here.url, {
    method: 'POST',
    path: '/api/users/forget_password',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
      'content-type': 'application/json',
    },
    body,
  })
  assert.equal(status, 200)
  const [mail, ...more] = await here.mailsTo(ada.email)
  assert(mail && more.length === 0)
  assert.match(mail.links[0] ?? '', /^https:\/\/commons\.example\/#\/resetpassword\/[\w-]{43}$/)
  assert(!`${mail.text}${mail.html}${mail.messageId}`.includes('evil'))
})

test('a link for a new password is good once, also on 20 connections at once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('forget_password', { email: ada.email })
  const [mail] = await here.mailsTo(ada.email)
  const code = mail?.links[0]?.split('/').at(-1) ?? ''
  const reset = (n: number) => {
    const chosen = `a new horse for everyone ${n}`
    return here.as().send('reset_password', { code, new_password: chosen, confirm_password: chosen })
  }
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(n)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert(answers.every(({ status, body }) => status === 200 || body['error'] === 'link_expired'))
  const winner = answers.findIndex(({ status }) => status === 200)
  await here.as().call('login', { email: ada.email, password: `a new horse for everyone ${winner}` })
  await here.as(ada).isRefused('show_email', {}, 'session_replaced')
  assert.equal((await reset(99)).body['error'], 'link_expired')
})

test('a guess spends its captcha, right or wrong', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const { data } = await as().call('captcha_challenge', {})
  const captchaToken = await solve(data)
  await as().isRefused('login', { email: ada.email, password: 'wrong', captchaToken }, 'wrong_credentials')
  await as().isRefused('login', { email: ada.email, password, captchaToken }, 'captcha_used')
  await as().isRefused('login', { email: ada.email, password, captchaToken: 'x' }, 'captcha_failed')
})

test('known and unknown addresses get one answer', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const nobody = 'nobody.at.all@example.org'
  const pairs = [
    ['login', { password: 'wrong' }],
    ['forget_password', {}],
    ['resend_email_verification', {}],
  ] as const
  for (const [name, rest] of pairs) {
    const known = await as().send(name, { ...rest, email: ada.email })
    const unknown = await as().send(name, { ...rest, email: nobody })
    assert.equal(known.status, unknown.status, name)
    assert.deepEqual(known.body, unknown.body, name)
    const named = (headers: Headers) => [...headers.keys()].toSorted()
    assert.deepEqual(named(known.headers), named(unknown.headers), name)
  }
})

/**
 * Returns how often a time of `one` is the longer of the two: 0.5 if they can't be told apart (Mann-Whitney).
 */
function longerShare(one: readonly number[], other: readonly number[]): number {
  const sorted = other.toSorted((a, b) => a - b)
  const below = (time: number) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < time) low = middle + 1
      else high = middle
    }
    return low
  }
  return one.reduce((sum, time) => sum + below(time), 0) / (one.length * other.length)
}

test('known and unknown addresses take one time', onlyLong, async () => {
  const here = await makeWorld({ env: { RATE_LIMIT_FACTOR: '100000' } })
  const ada = await here.person('Ada')
  // The product's hash parameters; members in tests have a cheaper hash.
  await here.platform.database.db
    .updateTable('members')
    .set({
      password_hash: await hash(password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    })
    .where('id', '=', ada.id)
    .execute()
  const samples = 1_000
  const limit = 0.06
  const time = async (name: string, input: object) => {
    const started = performance.now()
    await here.as().send(name, input)
    return performance.now() - started
  }
  const probes = [
    ['login', { password: 'wrong' }],
    ['forget_password', {}],
  ] as const
  for (const [name, rest] of probes) {
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < samples; i++) {
      // Alternating, so that other load on the machine affects both alike.
      const first = i % 2 === 0
      const ask = (isKnown: boolean) =>
        time(name, { ...rest, email: isKnown ? ada.email : `nobody${i}@example.org` })
      if (first) known.push(await ask(true))
      unknown.push(await ask(false))
      if (!first) known.push(await ask(true))
    }
    const share = longerShare(known, unknown)
    assert(Math.abs(share - 0.5) < limit, `${name}: a known address takes longer in ${share} of the pairs`)
  }
})
