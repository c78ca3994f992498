import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  codeIn,
  day,
  isForMembersOnly,
  logIn,
  mailOf,
  minute,
  subjectsTo,
  verify,
} from '../../../../test/scenes/accounts-scene.ts'
import { makeWorld, password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

afterEach(() => shiftClock(0))

const toOld = 'Confirm your email change'
const toNew = 'Confirm your new email address'

let count = 0
const freshAddress = () => `new${++count}@example.org`

/** Requests an email change for a member with a verified address; returns the codes of both links. */
async function askForChange(there: World, person: Person, email: string) {
  await verify(there, person)
  await there.as(person).call('update_email', { email, password })
  return {
    fromOld: codeIn(await mailOf(there, person.email, toOld), 'login'),
    fromNew: codeIn(await mailOf(there, email, toNew), 'login'),
  }
}

const follow = ({ as }: World, person: Person, email_auth_code: string) =>
  as(person).call('verify_email', { email_auth_code })

test('the address changes when both links were followed, in either order', async () => {
  const here = await world()
  for (const order of ['old first', 'new first']) {
    const ada = await here.person('Ada')
    const email = freshAddress()
    const { fromOld, fromNew } = await askForChange(here, ada, email)
    const [first, second] = order === 'old first' ? [fromOld, fromNew] : [fromNew, fromOld]
    assert.deepEqual(await here.as(ada).call('show_email', {}).then(withoutEnvelope), {
      email: ada.email,
      email_verified: '1',
      new_email: email,
      old_confirmed: '0',
      new_confirmed: '0',
    })

    const waiting = await follow(here, ada, first)
    assert.equal(waiting.email_change, 'waiting')
    assert.match(waiting.message, /^Confirmed\. Now open the link we sent to your other address/)
    const between = await here.as(ada).call('show_email', {})
    assert.equal(between.email, ada.email)
    assert.deepEqual(
      [between.old_confirmed, between.new_confirmed],
      order === 'old first' ? ['1', '0'] : ['0', '1'],
    )

    const done = await follow(here, ada, second)
    assert.equal(done.email_change, 'done')
    assert.equal(done.message, 'Email address changed')
    const after = await here.as(ada).call('show_email', {})
    assert.deepEqual(withoutEnvelope(after), { email, email_verified: '1' })
    await here.as().isRefused('login', { email: ada.email, password }, 'wrong_credentials')
    await logIn(here, { ...ada, email })
  }
})

const withoutEnvelope = ({ code: _, message: __, ...rest }: { code: true; message: string }) => rest

test('one link followed twice is not both', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { fromNew } = await askForChange(here, ada, freshAddress())
  await follow(here, ada, fromNew)
  await here.as(ada).isRefused('verify_email', { email_auth_code: fromNew }, 'link_expired')
  assert.equal((await here.as(ada).call('show_email', {})).email, ada.email)
})

test('a login follows them, too', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email = freshAddress()
  const { fromOld, fromNew } = await askForChange(here, ada, email)
  const logInWith = (email_auth_code: string) =>
    here.as().call('login', { email: ada.email, password, email_auth_code })
  assert.match((await logInWith(fromOld)).message, /^Confirmed\./)
  const { user_data, message } = await logInWith(fromNew)
  assert.equal(message, 'Email address changed')
  assert.equal(user_data.email, email)
})

test('an address that was never verified need not agree', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email = freshAddress()
  await here.as(ada).call('update_email', { email, password })
  assert.deepEqual(await subjectsTo(here, ada.email), [])
  const answer = await follow(here, ada, codeIn(await mailOf(here, email, toNew), 'login'))
  assert.equal(answer.email_change, 'done')
  const after = await here.as(ada).call('show_email', {})
  assert.deepEqual(withoutEnvelope(after), { email, email_verified: '1' })
})

test('the old address is told of the change once, the new one is not', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email = freshAddress()
  const { fromOld, fromNew } = await askForChange(here, ada, email)
  await follow(here, ada, fromOld)
  await follow(here, ada, fromNew)
  assert.deepEqual(await subjectsTo(here, ada.email), [
    'Verify your email address',
    toOld,
    'Your email address was changed',
  ])
  assert.deepEqual(await subjectsTo(here, email), [toNew])
})

test('the old address reads which one it is to become, and can say that it was not me', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email = freshAddress()
  await askForChange(here, ada, email)
  const mail = await mailOf(here, ada.email, toOld)
  assert(mail.text.includes(email) && mail.html.includes(email))
  assert(codeIn(mail, 'disown'))
  const other = await mailOf(here, email, toNew)
  assert(!other.text.includes('/#/notme/'), 'who has the new address has not the account yet')
  assert(!other.text.includes(ada.email))
})

test('both links are good for a day', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { fromOld, fromNew } = await askForChange(here, ada, freshAddress())
  shiftClock(day - minute)
  await follow(here, ada, fromOld)
  shiftClock(day + minute)
  await here.as(ada).isRefused('verify_email', { email_auth_code: fromNew }, 'link_expired')
  assert.equal((await here.as(ada).call('show_email', {})).new_email, undefined)
})

test('another member’s links change nothing', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const { fromOld, fromNew } = await askForChange(here, ada, freshAddress())
  for (const email_auth_code of [fromOld, fromNew])
    await here.as(eve).isRefused('verify_email', { email_auth_code }, 'link_expired')
  await follow(here, ada, fromOld)
  await follow(here, ada, fromNew)
})

test('another change makes the links of the first one void', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const first = await askForChange(here, ada, freshAddress())
  const email = freshAddress()
  await here.as(ada).call('update_email', { email, password })
  for (const email_auth_code of Object.values(first))
    await here.as(ada).isRefused('verify_email', { email_auth_code }, 'link_expired')
  const mail = await mailOf(here, email, toNew)
  assert.equal((await follow(here, ada, codeIn(mail, 'login'))).email_change, 'waiting')
})

test('a change that was given up before its mails went out mails nothing', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email = freshAddress()
  await here.as(ada).call('update_email', { email, password })
  await here.as(ada).call('email_change_delete', {})
  assert.deepEqual(await subjectsTo(here, email), [])
})

test('email_change_delete keeps the address and makes the links void', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { fromOld, fromNew } = await askForChange(here, ada, freshAddress())
  await follow(here, ada, fromNew)
  await here.as(ada).call('email_change_delete', {})
  await here.as(ada).isRefused('verify_email', { email_auth_code: fromOld }, 'link_expired')
  assert.deepEqual(withoutEnvelope(await here.as(ada).call('show_email', {})), {
    email: ada.email,
    email_verified: '1',
  })
  // Without a change there is nothing to discard, which is not an error.
  await here.as(ada).call('email_change_delete', {})
})

test('nobody gives up another member’s change', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const { fromOld, fromNew } = await askForChange(here, ada, freshAddress())
  await here.as(eve).call('email_change_delete', {})
  await follow(here, ada, fromOld)
  assert.equal((await follow(here, ada, fromNew)).email_change, 'done')
})

test('an address that somebody took meanwhile stays theirs', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email = freshAddress()
  const { fromOld, fromNew } = await askForChange(here, ada, email)
  await follow(here, ada, fromOld)
  const form = { full_name: 'Bob', email: email.toUpperCase(), password, confirm_password: password }
  await here.as().call('register', form)
  await here.as(ada).isRefused('verify_email', { email_auth_code: fromNew }, 'email_taken')
  assert.equal((await here.as(ada).call('show_email', {})).email, ada.email)
  const { user_data } = await here.as().call('login', { email, password })
  assert.equal(user_data.full_name, 'Bob')
})

test('a verification and a new password that were mailed to the old address are void after it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const email = freshAddress()
  await here.as().call('resend_email_verification', { email: ada.email })
  await here.as().call('forget_password', { email: ada.email })
  const verification = codeIn(await mailOf(here, ada.email, 'Verify your email address'), 'login')
  const reset = codeIn(await mailOf(here, ada.email, 'Choose a new password'), 'reset')
  await here.as(ada).call('update_email', { email, password })
  await follow(here, ada, codeIn(await mailOf(here, email, toNew), 'login'))
  const attempt = {
    code: reset,
    new_password: 'a slow grey dormouse',
    confirm_password: 'a slow grey dormouse',
  }
  await here.as().isRefused('reset_password', attempt, 'link_expired')
  await here.as(ada).isRefused('verify_email', { email_auth_code: verification }, 'link_expired')
})

test('the address one has, one that is taken and none are refused at the field', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const refused = async (email: string, refusal: string) => {
    const { status, body } = await here.as(ada).isRefused('update_email', { email, password }, refusal)
    assert.equal(status, 422)
    return body['fields']
  }
  assert.deepEqual(await refused(ada.email.toUpperCase(), 'email_same'), {
    email: "That's already your email address.",
  })
  assert.deepEqual(await refused(bob.email.toUpperCase(), 'email_taken'), {
    email: 'That email already has an account. Log in instead.',
  })
  assert.deepEqual(await refused('ada@', 'invalid_fields'), { email: 'Invalid email address' })
})

test('the password is asked for first, within its budget', async () => {
  // This factor allows three guesses from one network at one account.
  const there = await makeWorld({ env: { RATE_LIMIT_FACTOR: '0.3' } })
  const [ada, bob] = [await there.person('Ada'), await there.person('Bob')]
  const wrong = { email: bob.email, password: 'wrong' }
  for (let i = 0; i < 3; i++) {
    const { body } = await there.as(ada).isRefused('update_email', wrong, 'wrong_password')
    assert.deepEqual(body['fields'], { password: 'Wrong password. Please try again.' })
  }
  const right = { email: freshAddress(), password }
  await there.as(ada).isRefused('update_email', right, 'too_many_guesses')
  assert.deepEqual(await there.mailsTo(right.email), [])
})

test('a visitor and a key that waits for its second factor reach none of it', async () => {
  const here = await world()
  await isForMembersOnly(here, 'update_email', { email: freshAddress(), password })
  await isForMembersOnly(here, 'email_change_delete', {})
  await isForMembersOnly(here, 'show_email', {})
})
