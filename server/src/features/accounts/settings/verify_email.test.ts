import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  codeIn,
  day,
  isForMembersOnly,
  logIn,
  mailOf,
  minute,
} from '../../../../test/scenes/accounts-scene.ts'
import { makeWorld, password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

/** Returns the secret of the link mailed to a member. */
async function mailedCode(there: World, { email }: Person): Promise<string> {
  await there.as().call('resend_email_verification', { email })
  return codeIn(await mailOf(there, email, 'Verify your email address'), 'login')
}

async function isVerified({ as }: World, person: Person): Promise<boolean> {
  return (await as(person).call('show_email', {})).email_verified === '1'
}

test('the mailed link verifies the address of who is logged in, once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email_auth_code = await mailedCode(here, ada)
  assert.equal(await isVerified(here, ada), false)
  const answer = await here.as(ada).call('verify_email', { email_auth_code })
  assert.equal(answer.email_change, 'none')
  assert.equal(answer.message, 'Your email successfully verified')
  assert.equal(await isVerified(here, ada), true)
  const { status, body } = await here.as(ada).isRefused('verify_email', { email_auth_code }, 'link_expired')
  assert.equal(status, 422)
  assert.equal(body['message'], 'This link has expired or has already been used. Ask for a new one.')
})

test('who registers gets a link, and logs in with it', async () => {
  const { as, mailsTo } = await world()
  const email = 'zofie@example.org'
  const form = { full_name: 'Žofie', email, password, confirm_password: password }
  await as().call('register', form)
  const [mail, ...others] = await mailsTo(email)
  assert.equal(others.length, 0)
  const email_auth_code = codeIn(mail, 'login')
  const { user_data, message } = await as().call('login', { email, password, email_auth_code })
  assert.equal(message, 'Your email successfully verified')
  assert.equal(user_data.email_verified, '1')
})

test('the link is good for three days', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const late = await mailedCode(here, ada)
  const inTime = await mailedCode(here, bob)
  shiftClock(3 * day - minute)
  await here.as(bob).call('verify_email', { email_auth_code: inTime })
  shiftClock(3 * day + minute)
  await here.as(ada).isRefused('verify_email', { email_auth_code: late }, 'link_expired')
  assert.equal(await isVerified(here, ada), false)
})

test('a login with an expired link is a login, and says what became of the link', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email_auth_code = await mailedCode(here, ada)
  shiftClock(3 * day + minute)
  const { user_data, message } = await here
    .as()
    .call('login', { email: ada.email, password, email_auth_code })
  assert.match(message, /^You're logged in, but the link in that email has expired/)
  assert.equal(user_data.email_verified, '0')
})

test('a wrong password leaves the link good', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email_auth_code = await mailedCode(here, ada)
  const wrong = { email: ada.email, password: 'wrong', email_auth_code }
  await here.as().isRefused('login', wrong, 'wrong_credentials')
  await here.as(ada).call('verify_email', { email_auth_code })
})

test('another member’s link verifies nobody and stays good for its own', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const email_auth_code = await mailedCode(here, ada)
  await here.as(eve).isRefused('verify_email', { email_auth_code }, 'link_expired')
  const { user_data } = await here.as().call('login', { email: eve.email, password, email_auth_code })
  assert.equal(user_data.email_verified, '0')
  assert.equal(await isVerified(here, { ...eve, apiKey: user_data.api_key }), false)
  await here.as(ada).call('verify_email', { email_auth_code })
})

test('a link for another purpose verifies nothing', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('forget_password', { email: ada.email })
  const reset = codeIn(await mailOf(here, ada.email, 'Choose a new password'), 'reset')
  for (const email_auth_code of [reset, '', 'nonsense'])
    await here.as(ada).isRefused('verify_email', { email_auth_code }, 'link_expired')
  assert.equal(await isVerified(here, ada), false)
})

test('a visitor and a key that waits for its second factor follow no link here', async () => {
  const here = await world()
  await isForMembersOnly(here, 'verify_email', { email_auth_code: 'x' })
})

test('where addresses must be verified, nobody logs in before', async () => {
  const there = await makeWorld({ env: { REQUIRE_VERIFIED_EMAIL: 'on' } })
  const ada = await there.person('Ada')
  const attempt = { email: ada.email, password }
  const { status, body } = await there.as().isRefused('login', attempt, 'email_not_verified')
  assert.equal(status, 403)
  assert.match(String(body['message']), /^Verify your email first/)
  // Only callers who know the password learn that the address is unverified.
  await there.as().isRefused('login', { ...attempt, password: 'wrong' }, 'wrong_credentials')
  const nothing = { ...attempt, email_auth_code: 'nonsense' }
  await there.as().isRefused('login', nothing, 'email_not_verified')

  const email_auth_code = await mailedCode(there, ada)
  const { user_data } = await there.as().call('login', { ...attempt, email_auth_code })
  assert.equal(user_data.email_verified, '1')
  await logIn(there, ada)
})

test('who was mailed two links may follow both', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const codes = [await mailedCode(here, ada), await mailedCode(here, ada)]
  for (const email_auth_code of codes) await here.as(ada).call('verify_email', { email_auth_code })
  assert.equal(await isVerified(here, ada), true)
})
