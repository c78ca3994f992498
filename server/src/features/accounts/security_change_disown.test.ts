import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  codeIn,
  day,
  hour,
  logIn,
  mailOf,
  minute,
  nextAppCode,
  subjectsTo,
  switchTwoFactorOn,
  verify,
} from '../../../test/scenes/accounts-scene.ts'
import { openAuthenticator } from '../../../test/fakes/authenticator.ts'
import { password, type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

const fresh = 'a slow grey dormouse'
const thiefs = 'the thief was here'

async function disownCode(there: World, address: string, subject: string): Promise<string> {
  return codeIn(await mailOf(there, address, subject), 'disown')
}

const disown = async ({ as }: World, code: string) =>
  (await as().call('security_change_disown', { code })).data.reset_code

/** Chooses a new password with a reset code. */
const choose = ({ as }: World, code: string, chosen = fresh) =>
  as().call('reset_password', { code, new_password: chosen, confirm_password: chosen })

/**
 * Changes the password, as an intruder with the session and the password does; returns the person with the
 * new key.
 */
async function changePassword({ as }: World, person: Person, old_password = password): Promise<Person> {
  const form = { old_password, new_password: thiefs, confirm_password: thiefs }
  return { ...person, apiKey: (await as(person).call('change_password', form)).user_data.api_key }
}

/** Changes an unverified address, which only takes the link mailed to the new one. */
async function changeEmail({ as, mailsTo }: World, person: Person, email: string): Promise<Person> {
  await as(person).call('update_email', { email, password })
  const code = codeIn((await mailsTo(email)).at(-1), 'login')
  await as(person).call('verify_email', { email_auth_code: code })
  return { ...person, email }
}

async function addPasskey({ as, platform }: World, person: Person, name: string) {
  const { data } = await as(person).call('start_add_passkey', { password })
  const credential = openAuthenticator(platform.site.origin).create(data)
  await as(person).call('add_passkey', { name, credential })
}

const emailOf = async ({ platform }: World, { id }: Person) => {
  const members = platform.database.db.selectFrom('members').select('email').where('id', '=', id)
  return (await members.executeTakeFirstOrThrow()).email
}

test('it throws out who changed the password, and lets the owner choose one', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const thief = await changePassword(here, ada)
  const code = await disownCode(here, ada.email, 'Your password was changed')
  const { data, message } = await here.as().call('security_change_disown', { code })
  assert.equal(message, "You've been logged out everywhere. Now choose a new password.")

  await here.as(thief).isRefused('timeline', {}, 'session_replaced')
  for (const known of [thiefs, password]) {
    await here.as().isRefused('login', { email: ada.email, password: known }, 'wrong_credentials')
  }
  await choose(here, data.reset_code)
  await logIn(here, ada, fresh)
  await here.as().isRefused('security_change_disown', { code }, 'link_expired')
  await logIn(here, ada, fresh)
})

test('factors that were added since the change go, older ones stay', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await addPasskey(here, ada, 'My phone')
  await mailOf(here, ada.email, 'A passkey was added')
  shiftClock(hour)
  await addPasskey(here, ada, 'Not mine')
  const code = await disownCode(here, ada.email, 'A passkey was added')
  shiftClock(2 * hour)
  await switchTwoFactorOn(here, ada)
  await choose(here, await disown(here, code))

  const back = await logIn(here, ada, fresh)
  // No second factor is asked for: the thief's app was removed.
  const { recdata } = await here.as(back).call('passkey_list', {})
  assert.deepEqual(
    recdata.map(({ name }) => name),
    ['My phone'],
  )
})

test('the mail about an app that was switched on takes that very app back', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await switchTwoFactorOn(here, ada)
  const code = await disownCode(here, ada.email, 'Two-factor authentication was turned on')
  await choose(here, await disown(here, code))
  await here.as(await logIn(here, ada, fresh)).call('timeline', {})
})

test('recovery codes that the thief renewed open nothing', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  shiftClock(hour)
  const renewed = await here.as(ada).call('renew_recovery_codes', { code: nextAppCode(key) })
  await choose(
    here,
    await disown(here, await disownCode(here, ada.email, 'Your recovery codes were replaced')),
  )
  const waiting = await logIn(here, ada, fresh)
  for (const code of renewed.recovery_codes)
    await here.as(waiting).isRefused('two_factor_auth', { code }, 'second_factor_wrong')
  await here.as(waiting).call('two_factor_auth', { code: nextAppCode(key) })
})

test('an app that was switched on before the change is asked for after it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await switchTwoFactorOn(here, ada)
  shiftClock(hour)
  await changePassword(here, ada)
  await choose(here, await disown(here, await disownCode(here, ada.email, 'Your password was changed')))
  const waiting = await logIn(here, ada, fresh)
  await here.as(waiting).isRefused('timeline', {}, 'session_unknown')
})

test('an address that was changed is put back', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const thief = await changeEmail(here, ada, 'thief@example.org')
  assert.equal(await emailOf(here, ada), 'thief@example.org')
  const reset = await disown(here, await disownCode(here, ada.email, 'Your email address was changed'))
  assert.equal(await emailOf(here, ada), ada.email)
  await here.as(thief).isRefused('timeline', {}, 'session_replaced')
  await choose(here, reset)
  await logIn(here, ada, fresh)
})

test('what the thief was mailed meanwhile gives them nothing back', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const thief = await changeEmail(here, ada, 'second.thief@example.org')
  const ours = await disownCode(here, ada.email, 'Your email address was changed')
  shiftClock(minute)
  await changePassword(here, thief)
  const theirs = await disownCode(here, thief.email, 'Your password was changed')
  shiftClock(2 * minute)
  const reset = await disown(here, ours)
  await here.as().isRefused('security_change_disown', { code: theirs }, 'link_expired')
  assert.equal(await emailOf(here, ada), ada.email)
  await choose(here, reset)
  await logIn(here, ada, fresh)
})

test('nor does what was still on its way to them', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const thief = await changeEmail(here, ada, 'third.thief@example.org')
  const ours = await disownCode(here, ada.email, 'Your email address was changed')
  const before = await subjectsTo(here, thief.email)
  shiftClock(minute)
  await changePassword(here, thief)
  shiftClock(2 * minute)
  await choose(here, await disown(here, ours))
  assert.deepEqual(await subjectsTo(here, thief.email), before)
  // The owner is told of later changes.
  await mailOf(here, ada.email, 'Your password was changed with an emailed link')
})

test('a thief who is quicker does not take the owner’s link away', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const thief = await changeEmail(here, ada, 'fourth.thief@example.org')
  const ours = await disownCode(here, ada.email, 'Your email address was changed')
  shiftClock(minute)
  await changePassword(here, thief)
  await disown(here, await disownCode(here, thief.email, 'Your password was changed'))
  shiftClock(2 * minute)
  const reset = await disown(here, ours)
  assert.equal(await emailOf(here, ada), ada.email)
  await choose(here, reset)
  await logIn(here, ada, fresh)
})

test('a change of the address that waits for its links is given up', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await verify(here, ada)
  await here.as(ada).call('update_email', { email: 'fifth.thief@example.org', password })
  const [asked] = await here.mailsTo('fifth.thief@example.org')
  const toOld = await mailOf(here, ada.email, 'Confirm your email change')
  await choose(here, await disown(here, codeIn(toOld, 'disown')))
  const back = await logIn(here, ada, fresh)
  assert.equal((await here.as(back).call('show_email', {})).new_email, undefined)
  for (const mail of [asked, toOld]) {
    const link = { email_auth_code: codeIn(mail, 'login') }
    await here.as(back).isRefused('verify_email', link, 'link_expired')
  }
})

test('links for a new password that were mailed before are void', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('forget_password', { email: ada.email })
  const old = codeIn(await mailOf(here, ada.email, 'Choose a new password'), 'reset')
  await changePassword(here, ada)
  const reset = await disown(here, await disownCode(here, ada.email, 'Your password was changed'))
  const attempt = { code: old, new_password: thiefs, confirm_password: thiefs }
  await here.as().isRefused('reset_password', attempt, 'link_expired')
  await choose(here, reset)
})

test('the link is good for seven days, and no other one disowns', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const codes: string[] = []
  for (const person of [ada, bob]) {
    await changePassword(here, person)
    codes.push(await disownCode(here, person.email, 'Your password was changed'))
  }
  const [late = '', inTime = ''] = codes
  await here.as().call('forget_password', { email: ada.email })
  const reset = codeIn(await mailOf(here, ada.email, 'Choose a new password'), 'reset')
  for (const code of [reset, '', 'nonsense'])
    await here.as().isRefused('security_change_disown', { code }, 'link_expired')
  shiftClock(7 * day - minute)
  await disown(here, inTime)
  shiftClock(7 * day + minute)
  await here.as().isRefused('security_change_disown', { code: late }, 'link_expired')
})
