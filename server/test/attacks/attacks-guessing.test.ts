/** Guesses passwords, codes and captchas as an attacker does: many at once, from one network and from many. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Challenge } from 'altcha-lib'
import { Refusal } from '../../src/platform/call/refusal.ts'
import { shiftClock } from '../../src/platform/clock.ts'
import { solve } from '../fakes/captcha.ts'
import { isLong } from '../long.ts'
import { makeWorld, password, world, type World } from '../world.ts'
import { statementsOf } from '../statements.ts'

const many = isLong ? 10_000 : 600
/** Returns an address in a different network for each number. */
const addressOf = (i: number) => `10.${(i >> 8) & 255}.${i & 255}.7`
const networkOf = (i: number) => addressOf(i).replace(/7$/, '0/24')

/** Runs `work` this many times, a hundred at once. */
async function flood<T>(times: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    for (let i = next++; i < times; i = next++) results[i] = await work(i)
  }
  await Promise.all(Array.from({ length: 100 }, worker))
  return results
}

const stranger = { known: false, paid: false }
const atHome = { known: true, paid: false }
const metricsToken = 'who reads the metrics'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly captchaToken?: string
}

interface Outcome {
  readonly error: string | undefined
  readonly retryAfter: number
}

/** Logs in through a proxy that reports `from` as the client's address; returns the refusal. */
async function logIn({ url }: World, from: string, attempt: Attempt): Promise<Outcome> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(attempt),
  })
  const { error } = (await response.json()) as { error?: string }
  return { error, retryAfter: Number(response.headers.get('retry-after')) }
}

/** Opens a world behind a proxy with its real limits, and a counter of its password checks. */
async function openFortress() {
  const fortress = await makeWorld({
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'on', CAPTCHA_COST: '100', METRICS_TOKEN: metricsToken },
  })
  return { fortress, hashes: countHashes(fortress) }
}

function countHashes({ platform: { passwords } }: World): () => number {
  let count = 0
  const { matches, compare } = passwords
  passwords.matches = (hash, tried) => {
    count++
    return matches(hash, tried)
  }
  passwords.compare = (hash, tried) => {
    count++
    return compare(hash, tried)
  }
  return () => count
}

async function freshChallenge({ as }: World): Promise<Challenge> {
  const { data } = await as().call('captcha_challenge', {})
  return data as unknown as Challenge
}

/** Returns how many tries a fresh captcha takes. */
async function triesOf(there: World): Promise<number> {
  const token = await solve(await freshChallenge(there))
  const { solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
    solution: { counter: number }
  }
  return solution.counter
}

async function difficultyMetric({ url }: World): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  return Number(/^commons_captcha_difficulty (\d+)$/m.exec(text)?.[1])
}

test(`${many} guesses from as many networks compare 50, and the owner gets in from home`, async (t) => {
  t.after(() => shiftClock(0))
  const { fortress, hashes } = await openFortress()
  const ada = await fortress.person('Ada')
  const home = '198.51.100.20'
  const right = { email: ada.email, password }
  assert.equal((await logIn(fortress, home, right)).error, undefined)
  assert.equal(await difficultyMetric(fortress), 1)
  assert((await triesOf(fortress)) < 400)
  const easyToken = await solve(await freshChallenge(fortress))

  const before = hashes()
  // After half of the guesses, with the budget spent, every tenth uses the right password.
  const guesses = await flood(many, (i) =>
    logIn(
      fortress,
      addressOf(i),
      i > many / 2 && i % 10 === 0 ? right : { ...right, password: `wrong ${i}` },
    ),
  )
  assert.equal(hashes() - before, 50)
  const compared = guesses.filter(({ error }) => error === 'wrong_credentials')
  const refused = guesses.filter(({ error }) => error === 'too_many_guesses')
  assert.deepEqual([compared.length, refused.length], [50, many - 50])
  // The lockout is temporary for every address.
  assert(refused.every(({ retryAfter }) => retryAfter >= 1 && retryAfter <= 900))

  assert.equal((await logIn(fortress, '198.51.101.20', right)).error, 'too_many_guesses')
  assert.equal((await logIn(fortress, home, right)).error, undefined)

  // Captchas take 16 times the work now; an easy one solved earlier is still accepted.
  assert.equal(await difficultyMetric(fortress), 16)
  const tries = await triesOf(fortress)
  assert(tries >= 2_400 && tries < 6_400, `${tries} tries`)
  assert.equal((await logIn(fortress, home, { ...right, captchaToken: easyToken })).error, undefined)

  shiftClock(120_000)
  assert.equal(await difficultyMetric(fortress), 1)
  assert((await triesOf(fortress)) < 400)
})

test(`${many} guesses from one network compare 10, and leave the account open to others`, async () => {
  const { fortress, hashes } = await openFortress()
  const ada = await fortress.person('Ada')
  const here = '203.0.113.9'
  // Every second guess claims a solved captcha, which has a larger budget.
  const guesses = await flood(many, (i) =>
    logIn(fortress, here, {
      email: ada.email,
      password: `wrong ${i}`,
      ...(i % 2 === 0 ? {} : { captchaToken: 'solved' }),
    }),
  )
  assert(hashes() <= 10, `${hashes()} hashes`)
  assert(guesses.every(({ error }) => error !== undefined))
  const mine = { email: ada.email, password }
  assert.notEqual((await logIn(fortress, here, mine)).error, undefined, 'not even the right one')
  assert.equal((await logIn(fortress, '198.51.100.20', mine)).error, undefined)
  assert.equal(await difficultyMetric(fortress), 1, 'one network does not make it hard for all')
})

/** Returns how many of these guesses are let through. */
async function admitted(guesses: ReadonlyArray<Promise<void>>): Promise<number> {
  const outcomes = await Promise.allSettled(guesses)
  for (const outcome of outcomes) {
    // A guess that got no connection doesn't count.
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal))
      assert.match(String(outcome.reason), /timeout exceeded when trying to connect/)
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('two processes together admit the budget and no more, all at once', async () => {
  const one = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' } })
  const other = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' }, database: one.database })
  const guess = (
    kind: 'password' | 'second_factor',
    of: (i: number) => { account: string; network: string },
    times: number,
  ) =>
    admitted(
      Array.from({ length: times }, (_, i) => {
        const { account, network } = of(i)
        const { limits } = (i % 2 === 0 ? one : other).platform
        return limits.takeGuess(kind, account, network, stranger)
      }),
    )
  const fromOne = (account: string) => () => ({ account, network: '203.0.113.0/24' })
  const fromMany = (account: string) => (i: number) => ({ account, network: networkOf(i) })

  assert.equal(await guess('password', fromOne('ada@example.org'), many), 10)
  assert.equal(await guess('password', fromOne('ADA@example.org'), 20), 0, 'an address has no case')
  assert.equal(await guess('second_factor', fromOne('12'), 300), 5)
  assert.equal(await guess('password', fromMany('bea@example.org'), 400), 50)
  assert.equal(await guess('second_factor', fromMany('13'), 400), 20)
  const accounts = (i: number) => ({ account: `${i}@example.org`, network: '192.0.2.0/24' })
  assert.equal(await guess('password', accounts, 200), 100)
})

test('the owner’s logins from home are no further guesses for strangers', async () => {
  const { platform } = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' } })
  const { limits } = platform
  for (let i = 0; i < 30; i++) {
    await limits.takeGuess('password', 'ada@example.org', '198.51.100.0/24', atHome)
    await limits.returnGuess('password', 'ada@example.org', '198.51.100.0/24', atHome)
  }
  const strangers = Array.from({ length: 200 }, (_, i) =>
    limits.takeGuess('password', 'ada@example.org', networkOf(i), stranger),
  )
  assert.equal(await admitted(strangers), 50)
  await limits.takeGuess('password', 'ada@example.org', '198.51.100.0/24', atHome)
})

test('an unknown account takes as many hashes and statements as a wrong password', async () => {
  const there = await makeWorld()
  const ada = await there.person('Ada')
  const hashes = countHashes(there)
  const costOf = async (email: string) => {
    const before = hashes()
    const sent = await statementsOf(there.platform, () =>
      there.as().isRefused('login', { email, password: 'wrong' }, 'wrong_credentials'),
    )
    return [hashes() - before, sent]
  }
  assert.deepEqual(await costOf('nobody@example.org'), await costOf(ada.email))
})

test('a captcha used on 20 connections at once is good once', async () => {
  const there = await world()
  const ada = await there.person('Ada')
  const captchaToken = await solve(await freshChallenge(there))
  const attempt = { email: ada.email, password, captchaToken }
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => logIn(there, '127.0.0.1', attempt)))
  const errors = outcomes.map(({ error }) => error)
  assert.equal(errors.filter((error) => error === undefined).length, 1)
  assert.equal(errors.filter((error) => error === 'captcha_used').length, 19)
})

test('a captcha is refused that is expired, signed elsewhere or easier than it was made', async (t) => {
  t.after(() => shiftClock(0))
  const there = await world()
  const elsewhere = await makeWorld()
  const ada = await there.person('Ada')
  const isRefused = async (what: string, captchaToken: string) => {
    const { error } = await logIn(there, '127.0.0.1', { email: ada.email, password, captchaToken })
    assert.equal(error, 'captcha_failed', what)
  }
  const changed = async (change: Partial<Challenge['parameters']>) => {
    const { parameters, signature } = await freshChallenge(there)
    return solve({ parameters: { ...parameters, ...change }, signature })
  }

  await isRefused('signed elsewhere', await solve(await freshChallenge(elsewhere)))
  await isRefused('a cheaper try', await changed({ cost: 1, keyPrefix: '00' }))
  await isRefused('a shorter prefix', await changed({ keyPrefix: '00' }))
  await isRefused('a prefix and no key to compare', await changed({ keyPrefix: '0', keySignature: '' }))
  await isRefused('a later end', await changed({ expiresAt: 4_000_000_000 }))

  const { parameters, signature = '' } = await freshChallenge(there)
  const unsolved = { challenge: { parameters, signature }, solution: { counter: 1, derivedKey: '00' } }
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  await isRefused('not solved', encoded(unsolved))
  await isRefused('no signature', encoded({ ...unsolved, challenge: { parameters } }))

  shiftClock(-601_000)
  const old = await freshChallenge(there)
  shiftClock(0)
  await isRefused('expired', await solve(old))

  // A used captcha can't be used again with a different spelling.
  const solved = await solve({ parameters, signature })
  const { solution } = JSON.parse(Buffer.from(solved, 'base64').toString()) as { solution: object }
  assert.equal(
    (await logIn(there, '127.0.0.1', { email: ada.email, password, captchaToken: solved })).error,
    undefined,
  )
  const shouted = { parameters, signature: signature.toUpperCase() }
  await isRefused('a signature in capitals', encoded({ challenge: shouted, solution }))
})
