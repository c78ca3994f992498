/**
 * A machine's clock is an hour off and is then corrected: nothing valid is lost, and nothing expired becomes
 * valid.
 */
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { en } from '@commons/contract/messages/en.ts'
import { TOTP } from 'otpauth'
import { removeDeletedPosts } from '../../src/features/posts/posts.jobs.ts'
import { Refusal } from '../../src/platform/call/refusal.ts'
import { housekeeping } from '../../src/platform/housekeeping.ts'
import { solve } from '../fakes/captcha.ts'
import { isLong } from '../long.ts'
import { openPage, Page } from '../page.ts'
import { makeWorld, password, type Person, type World, world } from '../world.ts'

const minute = 60_000
const hour = 60 * minute
const wrongs = isLong ? { ahead: hour, behind: -hour } : { ahead: hour }

/** Shifts the machine's clock and not only platform/clock.ts, since libraries read it too. */
let offset = 0
const rightNow = Date.now.bind(Date)
mock.method(Date, 'now', () => rightNow() + offset)
afterEach(() => setClock(0))

function setClock(ms: number): void {
  offset = ms
}

async function memberOfSeveralDevices({ person, as }: World, name: string): Promise<Person> {
  const member = await person(name)
  await as(member).call('update_session_setting', { several_devices: 1 })
  return member
}

async function logIn({ as }: World, person: Person): Promise<Person> {
  const { user_data } = await as().call('login', { email: person.email, password })
  return { ...person, apiKey: user_data.api_key }
}

for (const [name, wrong] of Object.entries(wrongs)) {
  test(`a clock an hour ${name} ends no session and keeps posts in order`, async () => {
    const here = await world()
    const ada = await memberOfSeveralDevices(here, 'Ada')
    const post = async (who: Person) =>
      (await here.as(who).call('add_post', { message: 'hello' })).recdata.post_id
    const posts = [await post(ada)]
    setClock(wrong)
    const meanwhile = await logIn(here, ada)
    posts.push(await post(ada), await post(meanwhile))
    const page = await openPage(here, meanwhile, [`timeline:${ada.id}`])
    posts.push(await post(ada))
    await page.hearHint(`timeline:${ada.id}`)
    page.leave()
    setClock(0)
    posts.push(await post(ada), await post(meanwhile))
    const { recdata } = await here.as(meanwhile).call('user_timeline', { view_user_id: ada.id })
    assert.deepEqual(
      recdata.map(({ post_id }) => post_id),
      posts.toReversed(),
    )
  })

  test(`with a clock an hour ${name} an app’s code is refused, and right again with the clock`, async () => {
    const here = await world()
    const ada = await memberOfSeveralDevices(here, 'Ada')
    const { user_data } = await here.as(ada).call('check_two_factor_auth', {})
    const phone = new TOTP({ secret: user_data.google_auth_code })
    const code = (laterMs = 0) => phone.generate({ timestamp: rightNow() + laterMs })
    const on = await here.as(ada).call('two_factor_auth', { code: code(), is_enable_google_auth_code: 1 })

    setClock(wrong)
    const waiting = await logIn(here, ada)
    // Not the set-up's code, which is used up.
    const { body } = await here
      .as(waiting)
      .isRefused('two_factor_auth', { code: code(minute / 2) }, 'second_factor_wrong')
    assert.equal(body['message'], en['refusal.second_factor_wrong'])
    const recovery = on.recovery_codes?.[0] ?? ''
    await here.as(waiting).call('two_factor_auth', { code: recovery })

    setClock(0)
    await here.as(await logIn(here, ada)).call('two_factor_auth', { code: code(minute / 2) })
  })

  test(`mail that is ordered with a clock an hour ${name} is sent`, async () => {
    const here = await makeWorld()
    const { platform } = here
    setClock(wrong)
    await platform.jobs.work([platform.mail.work])
    const email = 'ada@example.org'
    await here.as().call('register', { full_name: 'Ada', email, password, confirm_password: password })
    const isSent = `select from mails where address = $1 and state = 'sent'`
    while ((await platform.database.pool.query(isSent, [email])).rows.length === 0) await sleep(20)
  })

  test(`housekeeping with a clock an hour ${name} removes nothing that is good`, async () => {
    const here = await makeWorld()
    const { as, person, platform } = here
    const clean = async () => {
      for (const { work } of [housekeeping(platform), removeDeletedPosts(platform)]) await work({})
    }
    const ada = await person('Ada')
    const request = { message: 'once', idempotency_key: 'one-and-only' }
    const first = await as(ada).call('add_post', request)
    await as(ada).call('post_delete', { post_id: first.recdata.post_id })

    setClock(wrong)
    const bob = await person('Bob')
    await as().call('resend_email_verification', { email: bob.email })
    const [mail] = await here.mailsTo(bob.email)
    await as().call('resend_email_verification', { email: ada.email })
    const code = await resetCode(here, await person('Cyd'))
    const { ticket } = (await as(bob).call('socket_ticket', {})).data
    await clean()
    const chosen = 'a slow green marmot'
    await as().call('reset_password', { code, new_password: chosen, confirm_password: chosen })
    const page = new Page(here.url)
    await page.say({ ticket })
    await page.hear('ready')
    page.leave()
    setClock(0)
    await clean()

    // A repeated request neither shows the deleted post nor adds it again.
    await as(ada).isRefused('add_post', request, 'post_not_found')
    await as(ada).call('post_restore', { post_id: first.recdata.post_id })
    assert.equal((await as(ada).call('add_post', request)).recdata.post_id, first.recdata.post_id)
    const email_auth_code = /code=(.+)$/.exec(mail?.links[0] ?? '')?.[1] ?? assert.fail('no link was mailed')
    await as(bob).call('verify_email', { email_auth_code })
    assert.equal((await here.mailsTo(ada.email)).length, 1)
  })

  test(`call budgets that were spent with a clock an hour ${name} are soon there again`, async () => {
    const { platform } = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' } })
    const { limits } = platform
    const spend = async () => {
      let taken = 0
      try {
        for (; taken < 1_000; taken++) await limits.count('write', 'member 7')
      } catch (error) {
        assert(error instanceof Refusal)
        const { retryAfter = 0 } = error.details
        assert(retryAfter >= 1 && retryAfter <= 120, `to wait ${retryAfter} s`)
      }
      await limits.share()
      return taken
    }
    const budget = await spend()
    assert(budget > 0 && budget < 1_000)
    setClock(wrong)
    assert(await spend(), 'the hour before counts for nothing')
    assert.equal(await spend(), 0)
    setClock(2 * minute)
    assert.equal(await spend(), budget)
  })
}

/** Returns the code of a freshly mailed link to reset the password. */
async function resetCode(here: World, { email }: Person): Promise<string> {
  await here.as().call('forget_password', { email })
  const [mail] = await here.mailsTo(email)
  return /resetpassword\/(.+)$/m.exec(mail?.text ?? '')?.[1] ?? assert.fail('no link was mailed')
}

/** Something valid for a few minutes: how it is made, and the answers to its use. */
interface Short {
  make(here: World): Promise<string>
  use(here: World, made: string): Promise<unknown>
  readonly expired: unknown
  readonly good: unknown
}

const refusalOf = async (answer: ReturnType<ReturnType<World['as']>['send']>) =>
  (await answer).body['error'] ?? 'done'

const shorts: Record<string, Short> = {
  'a mailed link': {
    make: async (here) => resetCode(here, await here.person('Ada')),
    use: ({ as }, code) => {
      const chosen = 'a slow green marmot'
      return refusalOf(as().send('reset_password', { code, new_password: chosen, confirm_password: chosen }))
    },
    expired: 'link_expired',
    good: 'done',
  },
  'a captcha': {
    make: async ({ as }) => solve((await as().call('captcha_challenge', {})).data),
    use: ({ as }, captchaToken) =>
      refusalOf(as().send('forget_password', { email: 'nobody@example.org', captchaToken })),
    expired: 'captcha_failed',
    good: 'done',
  },
  'a socket’s ticket': {
    make: async ({ as, person }) => (await as(await person('Ada')).call('socket_ticket', {})).data.ticket,
    async use({ url }, ticket) {
      const page = new Page(url)
      await page.say({ ticket })
      const said = await Promise.race([page.hear('ready').catch(() => undefined), page.whenClosed()])
      page.leave()
      return said
    },
    expired: 4401,
    good: { ready: true },
  },
}

for (const [name, { make, use, expired, good }] of Object.entries(shorts)) {
  test(`${name} runs out by the clock of the moment, and is not lost by a wrong one`, async () => {
    const here = await world()
    const made = await make(here)
    setClock(hour)
    assert.deepEqual(await use(here, made), expired, 'an hour later')
    const ahead = await make(here)
    setClock(0)
    assert.deepEqual(await use(here, made), good, 'the clock is right again')
    assert.deepEqual(await use(here, ahead), good, 'made in the future')
    const spent = await make(here)
    setClock(-hour)
    const behind = await make(here)
    assert.deepEqual(await use(here, behind), good, 'made and used in the past')
    const old = await make(here)
    assert.deepEqual(await use(here, spent), good, 'made before the clock went back')
    setClock(0)
    assert.deepEqual(await use(here, old), expired, 'made in the past')
  })
}

test('a wrong clock neither shortens nor prolongs how long spent guesses hold', async () => {
  const { platform } = await makeWorld({ env: { RATE_LIMIT_FACTOR: '1' } })
  const waitOf = async (email: string) => {
    try {
      await platform.limits.takeGuess('password', email, '203.0.113.0/24', { known: true, paid: false })
      return 0
    } catch (error) {
      assert(error instanceof Refusal)
      return error.details.retryAfter ?? 0
    }
  }
  const clocks = [0, hour, -hour]
  for (const then of clocks) {
    const email = `ada.${then}@example.org`
    setClock(then)
    for (let i = 0; i < 10; i++) assert.equal(await waitOf(email), 0)
    for (const clock of clocks) {
      setClock(clock)
      const wait = await waitOf(email)
      assert(wait > 800 && wait <= 900, `to wait ${wait} s`)
    }
  }
})
