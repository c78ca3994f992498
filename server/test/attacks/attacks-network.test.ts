/** Calls from strangers in a network must not keep its other members from logging in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Challenge } from 'altcha-lib'
import { solve } from '../fakes/captcha.ts'
import { makeWorld, password, type World } from '../world.ts'

const from = '203.0.113.9'

async function openFortress() {
  const fortress = await makeWorld({
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'on', CAPTCHA_COST: '100' },
  })
  const said: unknown[] = []
  fortress.platform.log.warn = (what: unknown) => void said.push(what)
  return { fortress, said }
}

async function send({ url }: World, call: string, input: object): Promise<string | undefined> {
  const response = await fetch(`${url}/api/users/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(input),
  })
  return ((await response.json()) as { error?: string }).error
}

async function solved({ url }: World): Promise<string> {
  const headers = { 'x-forwarded-for': from }
  const response = await fetch(`${url}/api/users/captcha_challenge`, { headers })
  return solve(((await response.json()) as { data: Challenge }).data)
}

const flood = (here: World, call: string, input: (i: number) => object, times: number) =>
  Promise.all(Array.from({ length: times }, (_, i) => send(here, call, input(i))))

test('a solved captcha buys past a network that anonymous calls have shut, and the flood is logged once', async () => {
  const { fortress, said } = await openFortress()
  const ada = await fortress.person('Ada')
  const errors = await flood(fortress, 'login', () => ({}), 60)
  assert.equal(errors.filter((error) => error === 'invalid_fields').length, 30)
  const mine = { email: ada.email, password }
  assert.equal(await send(fortress, 'login', mine), 'rate_limited')
  assert.equal(await send(fortress, 'login', { ...mine, captchaToken: await solved(fortress) }), undefined)
  const bea = {
    full_name: 'Bea',
    email: 'bea@example.org',
    password,
    confirm_password: password,
    captchaToken: await solved(fortress),
  }
  assert.equal(await send(fortress, 'register', bea), undefined)
  assert.deepEqual(said, [{ budget: 'identity', caller: '203.0.113.0/24' }])
})

test('captchas that are wrong count like none, and spend nothing of who solves theirs', async () => {
  const { fortress } = await openFortress()
  const ada = await fortress.person('Ada')
  const mine = { email: ada.email, password }
  const errors = await flood(fortress, 'login', () => ({ ...mine, captchaToken: 'x' }), 40)
  assert.equal(errors.filter((error) => error === 'captcha_failed').length, 30)
  assert.equal(errors.filter((error) => error === 'rate_limited').length, 10)
  assert.equal(await send(fortress, 'login', { ...mine, captchaToken: await solved(fortress) }), undefined)
})

test('a hundred wrong guesses of a network do not stop who pays for theirs', async () => {
  const { fortress, said } = await openFortress()
  const ada = await fortress.person('Ada')
  const { limits } = fortress.platform
  const stranger = { known: false, paid: false }
  for (let i = 0; i < 100; i++)
    await limits.takeGuess('password', `${i}@example.org`, '203.0.113.0/24', stranger)
  const mine = { email: ada.email, password }
  assert.equal(await send(fortress, 'login', mine), 'too_many_guesses')
  assert.equal(await send(fortress, 'login', { ...mine, captchaToken: await solved(fortress) }), undefined)
  assert.deepEqual(said, [{ budget: 'guesses at a password', caller: '203.0.113.0/24' }])
})

test('a flood of one call that takes no captcha leaves the others of its network open', async () => {
  const { fortress } = await openFortress()
  const errors = await flood(fortress, 'passkey_login', () => ({}), 40)
  assert.equal(errors.filter((error) => error === 'rate_limited').length, 10)
  assert.equal(await send(fortress, 'start_passkey_login', {}), undefined)
  await flood(fortress, 'login', () => ({}), 40)
  assert.equal(await send(fortress, 'start_passkey_login', {}), undefined)
})

test('a proxy that is not trusted is said once', async () => {
  const here = await makeWorld()
  const said: string[] = []
  here.platform.log.warn = (what: unknown) => void said.push(String(what))
  await fetch(`${here.url}/livez`)
  assert.deepEqual(said, [])
  for (let i = 0; i < 3; i++) await solved(here)
  assert.equal(said.length, 1)
  assert.match(said[0] ?? '', /TRUST_PROXY/)
})

test('behind one proxy, addresses that a client makes up don’t get it a budget of its own', async () => {
  const there = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
  // The proxy adds the address it sees to what the client claims.
  const login = async (claimed: string) => {
    const response = await fetch(`${there.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${claimed}, ${from}` },
      body: '{}',
    })
    return ((await response.json()) as { error?: string }).error
  }
  const errors: unknown[] = []
  for (let i = 0; i < 40; i++) errors.push(await login(`198.51.${i}.1`))
  assert.equal(errors.filter((error) => error === 'invalid_fields').length, 30)
  assert.equal(errors.at(-1), 'rate_limited')
})
