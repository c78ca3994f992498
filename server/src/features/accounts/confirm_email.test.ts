import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { codeIn, day, logIn, mailOf, minute } from '../../../test/scenes/accounts-scene.ts'
import { makeWorld, password, type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

async function mailedCode(there: World, { email }: Person): Promise<string> {
  await there.as().call('resend_email_verification', { email })
  return codeIn(await mailOf(there, email, 'Verify your email address'), 'login')
}
const isVerified = async ({ as }: World, person: Person) =>
  (await as(person).call('show_email', {})).email_verified === '1'

test('the mailed link alone verifies its address, once, and opens no session', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const email_auth_code = await mailedCode(here, ada)
  const answer = await here.as().send('confirm_email', { email_auth_code })
  assert.equal(answer.body['message'], 'Your email successfully verified')
  assert.deepEqual(answer.headers.getSetCookie(), [])
  assert.deepEqual([await isVerified(here, ada), await isVerified(here, bob)], [true, false])
  assert.deepEqual(here.events('member.verified').at(-1), { member: ada.id })
  await here.as().isRefused('confirm_email', { email_auth_code }, 'link_expired')
  await here.as().isRefused('confirm_email', { email_auth_code: 'nonsense' }, 'link_expired')
})

test('a link is good for three days, and for the address it was mailed to', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email_auth_code = await mailedCode(here, ada)
  shiftClock(3 * day + minute)
  await here.as().isRefused('confirm_email', { email_auth_code }, 'link_expired')
  assert.equal(await isVerified(here, ada), false)
})

test('a change of the address needs a login, for which its link stays good', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('confirm_email', { email_auth_code: await mailedCode(here, ada) })
  await here.as(ada).call('update_email', { email: 'ada.new@example.org', password })
  const email_auth_code = codeIn((await here.mailsTo('ada.new@example.org'))[0], 'login')
  const { status } = await here.as().isRefused('confirm_email', { email_auth_code }, 'link_needs_login')
  assert.equal(status, 403)
  const { message } = await here.as().call('login', { email: ada.email, password, email_auth_code })
  assert.doesNotMatch(message, /expired/)
})

test('where addresses must be verified, one logs in after it', async () => {
  const there = await makeWorld({ env: { REQUIRE_VERIFIED_EMAIL: 'on' } })
  const ada = await there.person('Ada')
  await there.as().call('confirm_email', { email_auth_code: await mailedCode(there, ada) })
  await logIn(there, ada)
})
