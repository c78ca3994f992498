/**
 * Several processes on one database are one Commons: a session is valid or ended in all of them, single use
 * holds across them, and each mail is sent once. Shared budgets are tested in budgets.test.ts.
 */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOTP } from 'otpauth'
import { now, shiftClock } from '../src/platform/clock.ts'
import { solve } from './fakes/captcha.ts'
import { isLong } from './long.ts'
import { openPage, Page } from './page.ts'
import { twoProcesses } from './processes.ts'
import { withToken } from './scenes/tokens-scene.ts'
import { type Answer, password, type Person, type World } from './world.ts'

/**
 * A session ended in one process ends at once in every other; a process that doesn't get the message would
 * accept it for half a minute. The limit between the two allows for a busy machine.
 */
const withinMs = 10_000

afterEach(() => shiftClock(0))

/** Adds a member who may have several sessions at once. */
async function memberOfSeveralDevices({ person, as }: World, name: string): Promise<Person> {
  const member = await person(name)
  await as(member).call('update_session_setting', { several_devices: 1 })
  return member
}

/** Opens another session of the member in this process. */
async function logIn({ as }: World, person: Person): Promise<Person> {
  const { user_data } = await as().call('login', { email: person.email, password })
  return { ...person, apiKey: user_data.api_key }
}

const sessionOf = ({ apiKey }: Person) => apiKey.split('.')[0] ?? ''

/** Asserts that one of several concurrent calls was done, and the others got this refusal. */
function onlyOneOf(answers: readonly Answer[], refusal: string): void {
  const said = answers.map(({ body }) => body['error'] ?? 'done').toSorted()
  assert.deepEqual(said, [...answers.slice(1).map(() => refusal), 'done'].toSorted())
}

test('two logins that ask, in two processes at once, both stay, and one of them names the other', async () => {
  const processes = await twoProcesses()
  const [one] = processes
  const ada = await one.person('Ada')
  await one.as(ada).call('logout', {})
  const login = { email: ada.email, password, asks_beside: 1 } as const
  const both = await Promise.all(processes.map((each) => each.as().call('login', login)))
  assert.deepEqual(both.map(({ beside = [] }) => beside.length).toSorted(), [0, 1])
  for (const { user_data } of both) await one.as({ ...ada, apiKey: user_data.api_key }).call('timeline', {})
})

test('a session that one process opened is good in the other at once', async () => {
  const [one, other] = await twoProcesses()
  const email = 'ada.lovelace@example.org'
  const registration = { full_name: 'Ada', email, password, confirm_password: password }
  await one.as().call('register', registration)
  const { user_data } = await other.as().call('login', { email, password })
  const ada = { id: user_data.id, apiKey: user_data.api_key, email, name: 'Ada', username: 'ada' }
  for (const process of [one, other]) await process.as(ada).call('timeline', {})
})

/** Returns the refusal that this session's calls soon get. */
async function refusalWithin({ as }: World, person: Person): Promise<unknown> {
  const since = performance.now()
  for (;;) {
    const { status, body } = await as(person).send('show_language', {})
    if (status !== 200) return body['error']
    assert(performance.now() - since < withinMs, 'the session goes on in the other process')
  }
}

/** Ends a member's session in this process. */
type End = (here: World, victim: Person) => Promise<unknown>

const ends: Record<string, { readonly end: End; readonly refusal: string }> = {
  'a logout': { end: ({ as }, victim) => as(victim).call('logout', {}), refusal: 'session_expired' },
  'a login elsewhere': { end: logIn, refusal: 'session_replaced' },
  'a new password': {
    async end(here, victim) {
      await here.as(victim).call('update_session_setting', { several_devices: 1 })
      await here.as(await logIn(here, victim)).call('change_password', {
        old_password: password,
        new_password: 'a slow green marmot',
        confirm_password: 'a slow green marmot',
      })
    },
    refusal: 'session_replaced',
  },
  'another session of the member': {
    async end(here, victim) {
      await here.as(victim).call('update_session_setting', { several_devices: 1 })
      const session_id = sessionOf(victim)
      await here.as(await logIn(here, victim)).call('session_delete', { session_id })
    },
    refusal: 'session_replaced',
  },
}

test('a token that one process revokes is refused by the other, which closes its socket', async () => {
  const [one, other] = await twoProcesses()
  const ada = await one.person('Ada')
  const bot = await withToken(one, ada, ['read'])
  const page = await openPage(other, bot, ['feed'])
  await other.as(bot).call('show_language', {})
  await one.as(ada).call('delete_token', { token_id: bot.tokenId })
  const [said, code] = await Promise.all([refusalWithin(other, bot), page.whenClosed(withinMs)])
  assert.deepEqual([said, code], ['token_refused', 4401])
})

for (const [what, { end, refusal }] of Object.entries(ends)) {
  test(`a session that ${what} ends in one process is over in the other, with its socket`, async () => {
    const ways = [await twoProcesses(), (await twoProcesses()).toReversed()] as const
    for (const [here, there] of isLong ? ways : ways.slice(0, 1)) {
      assert(here && there)
      const ada = await there.person('Ada')
      const page = await openPage(there, ada, ['feed'])
      await there.as(ada).call('show_language', {})
      await end(here, ada)
      const [said, code] = await Promise.all([refusalWithin(there, ada), page.whenClosed(withinMs)])
      assert.equal(said, refusal)
      assert.equal(code, 4401)
      assert.deepEqual(await page.hear('ended'), { ended: refusal })
    }
  })
}

test('hints of one process arrive at the other’s pages, private ones at those who may hear them', async () => {
  const [one, other] = await twoProcesses()
  const [ada, friend, stranger] = [
    await one.person('Ada'),
    await one.person('Friend'),
    await one.person('Stranger'),
  ]
  await one.befriend(ada, friend)
  const pages = [await openPage(other, friend, ['feed']), await openPage(other, stranger, ['feed'])] as const
  await one.as(ada).call('add_post', { message: 'closed', post_type: 'private' })
  await pages[0].hearHint('feed')
  assert.deepEqual(
    pages[1].frames.filter((frame) => 'hints' in frame),
    [],
  )
  await one.as(ada).call('add_post', { message: 'open' })
  await pages[1].hearHint('feed')
  pages.forEach((page) => page.leave())
})

/** Switches two-factor on in this process; returns the member's app and recovery codes. */
async function setUpTwoFactor({ as }: World, member: Person) {
  const { user_data } = await as(member).call('check_two_factor_auth', {})
  const app = new TOTP({ secret: user_data.google_auth_code })
  const code = app.generate({ timestamp: now().getTime() })
  const { recovery_codes = [] } = await as(member).call('two_factor_auth', {
    code,
    is_enable_google_auth_code: 1,
  })
  return { app, recovery_codes }
}

test('a code of an app and a recovery code open one login, whatever process they are shown to', async () => {
  const [one, other] = await twoProcesses()
  const ada = await memberOfSeveralDevices(one, 'Ada')
  const { app, recovery_codes } = await setUpTwoFactor(one, ada)
  // The code from the set-up is used up.
  shiftClock(60_000)
  for (const code of [app.generate({ timestamp: now().getTime() }), recovery_codes[0] ?? '']) {
    const waiting = await Promise.all([one, one, other, other].map((process) => logIn(process, ada)))
    const show = (here: World, who: Person | undefined) => here.as(who).send('two_factor_auth', { code })
    onlyOneOf(
      await Promise.all([
        show(one, waiting[0]),
        show(other, waiting[1]),
        show(one, waiting[2]),
        show(other, waiting[3]),
      ]),
      'second_factor_wrong',
    )
    for (const process of [one, other])
      assert.equal((await show(process, await logIn(process, ada))).body['error'], 'second_factor_wrong')
  }
})

test('a mailed link is followed in one process only', async () => {
  const [one, other] = await twoProcesses()
  const ada = await one.person('Ada')
  await one.as().call('forget_password', { email: ada.email })
  const [mail] = await other.mailsTo(ada.email)
  const code = /resetpassword\/(.+)$/.exec(mail?.links[0] ?? '')?.[1] ?? assert.fail('no link was mailed')
  const follow = ({ as }: World) => {
    const chosen = 'a slow green marmot'
    return as().send('reset_password', { code, new_password: chosen, confirm_password: chosen })
  }
  onlyOneOf(await Promise.all([one, other, one, other].map(follow)), 'link_expired')
  for (const process of [one, other]) assert.equal((await follow(process)).body['error'], 'link_expired')
})

test('a captcha that one process made is taken once, by whichever', async () => {
  const [one, other] = await twoProcesses()
  const captchaToken = await solve((await one.as().call('captcha_challenge', {})).data)
  const spend = ({ as }: World) => as().send('forget_password', { email: 'ada@example.org', captchaToken })
  onlyOneOf(await Promise.all([one, other, one, other].map(spend)), 'captcha_used')
  for (const process of [one, other]) assert.equal((await spend(process)).body['error'], 'captcha_used')
})

test('a socket’s ticket opens one socket, at whichever process', async () => {
  const [one, other] = await twoProcesses()
  const ada = await one.person('Ada')
  const { ticket } = (await one.as(ada).call('socket_ticket', {})).data
  const pages = [one, other, one, other].map(({ url }) => new Page(url))
  await Promise.all(pages.map((page) => page.say({ ticket })))
  const isGreeted = (page: Page) => page.frames.some((frame) => 'ready' in frame)
  while (pages.some((page) => !isGreeted(page) && page.closed === undefined)) await sleep(5)
  assert.equal(pages.filter(isGreeted).length, 1)
  assert.deepEqual(
    pages.filter((page) => !isGreeted(page)).map(({ closed }) => closed),
    [4401, 4401, 4401],
  )
  pages.forEach((page) => page.leave())
})

test('a request that is repeated at the other process is done once', async () => {
  const [one, other] = await twoProcesses()
  const ada = await one.person('Ada')
  const input = { message: 'once', idempotency_key: 'one-and-only' }
  const answers = await Promise.all([one, other, one, other].map(({ as }) => as(ada).call('add_post', input)))
  assert.equal(new Set(answers.map(({ recdata }) => recdata.post_id)).size, 1)
  const { recdata } = await other.as(ada).call('user_timeline', { view_user_id: ada.id })
  assert.equal(recdata.length, 1)
})

const mails = isLong ? 50 : 10

/** Orders a mail to each of several members; returns a function that lists those in the outbox by then. */
async function orderMails({ person, platform }: World): Promise<() => Promise<string[]>> {
  const members: Person[] = []
  for (let i = 0; i < mails; i++) members.push(await person('Ada'))
  await platform.database.db.transaction().execute(async (tx) => {
    for (const { id, email } of members)
      await platform.mail.order(tx, { kind: 'accounts.verify', address: email, language: 'en', memberId: id })
  })
  const outbox = path.join(platform.config.DATA_DIR, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  return async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml') && !before.has(name))
}

async function idsWaiting({ platform }: World): Promise<string[]> {
  const { rows } = await platform.database.pool.query<{ id: string }>(
    `select id from mails where state = 'waiting'`,
  )
  return rows.map(({ id }) => id)
}

test('a mail that both processes are about to send goes out once', async () => {
  const [one, other] = await twoProcesses()
  for (const id of await idsWaiting(one)) await one.platform.mail.deliver(id)
  const sent = await orderMails(one)
  const ids = await idsWaiting(one)
  assert.equal(ids.length, mails)
  await Promise.all(ids.flatMap((id) => [one, other].map(({ platform }) => platform.mail.deliver(id))))
  assert.equal((await sent()).length, mails)
})

test('processes that share the work send each mail that was ordered once', async () => {
  const [one, other] = await twoProcesses()
  for (const id of await idsWaiting(one)) await one.platform.mail.deliver(id)
  const sent = await orderMails(one)
  // Each process has several workers; otherwise two seconds pass between mails.
  const workers = ({ platform }: World) => Array.from({ length: 10 }, () => platform.mail.work)
  await Promise.all([one, other].map((process) => process.platform.jobs.work(workers(process))))
  const { pool } = one.platform.database
  const isLeft = `select from jobs.job where name = 'platform.mail' and state in ('created', 'retry', 'active')`
  while ((await pool.query(isLeft)).rows.length > 0) await sleep(50)
  assert.equal((await sent()).length, mails)
  const { rows } = await pool.query('select state, count(*)::int from mails group by state')
  assert.deepEqual(
    rows.filter(({ state }) => state !== 'sent' && state !== 'void'),
    [],
  )
})
