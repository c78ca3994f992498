import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  anotherDevice,
  codeIn,
  logIn,
  mailOf,
  minute,
  nextAppCode,
  subjectsTo,
  switchTwoFactorOn,
} from '../../../test/scenes/accounts-scene.ts'
import { password, type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

const fresh = 'a slow grey dormouse'
const chosen = (code: string, new_password = fresh, confirm_password = new_password) => ({
  code,
  new_password,
  confirm_password,
})

async function mailedCode(there: World, { email }: Person): Promise<string> {
  await there.as().call('forget_password', { email })
  return codeIn(await mailOf(there, email, 'Choose a new password'), 'reset')
}

test('the link opens the account to a new password, once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const code = await mailedCode(here, ada)
  const { message } = await here.as().call('reset_password', chosen(code))
  assert.equal(message, 'Password changed. Log in with your new one.')
  await here.as().isRefused('login', { email: ada.email, password }, 'wrong_credentials')
  await logIn(here, ada, fresh)
  await here.as().isRefused('reset_password', chosen(code, 'a third one of mine'), 'link_expired')
  await logIn(here, ada, fresh)
})

test('it ends every session and proves the address', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const device = await anotherDevice(here, ada)
  await here.as().call('reset_password', chosen(await mailedCode(here, ada)))
  for (const each of [ada, device]) await here.as(each).isRefused('timeline', {}, 'session_replaced')
  const back = await logIn(here, ada, fresh)
  assert.equal((await here.as(back).call('show_email', {})).email_verified, '1')
})

test('the second factor is still asked for', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { key } = await switchTwoFactorOn(here, ada)
  await here.as().call('reset_password', chosen(await mailedCode(here, ada)))
  const waiting = await logIn(here, ada, fresh)
  await here.as(waiting).isRefused('timeline', {}, 'session_unknown')
  await here.as(waiting).call('two_factor_auth', { code: nextAppCode(key) })
})

test('the link is good for half an hour', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const [late, inTime] = [await mailedCode(here, ada), await mailedCode(here, bob)]
  shiftClock(29 * minute)
  await here.as().call('reset_password', chosen(inTime))
  shiftClock(31 * minute)
  await here.as().isRefused('reset_password', chosen(late), 'link_expired')
  await logIn(here, ada)
})

test('following one link makes the others void', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const [first, second] = [await mailedCode(here, ada), await mailedCode(here, ada)]
  assert.notEqual(first, second)
  await here.as().call('reset_password', chosen(second))
  await here.as().isRefused('reset_password', chosen(first), 'link_expired')
})

test('no other link sets a password', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('resend_email_verification', { email: ada.email })
  const code = codeIn(await mailOf(here, ada.email, 'Verify your email address'), 'login')
  for (const each of [code, '', 'nonsense'])
    await here.as().isRefused('reset_password', chosen(each), 'link_expired')
  // The failed attempt didn't use it up.
  await here.as(ada).call('verify_email', { email_auth_code: code })
})

test('a password that will not do is said in the documents’ words, and the link stays good', async () => {
  const here = await world()
  const code = await mailedCode(here, await here.person('Ada'))
  const refused = async (new_password: string, confirm_password = new_password) => {
    const input = chosen(code, new_password, confirm_password)
    return (await here.as().isRefused('reset_password', input, 'invalid_fields')).body['fields']
  }
  assert.deepEqual(await refused(fresh, 'another'), {
    confirm_password: 'Password and Confirm Password Should be same',
  })
  assert.deepEqual(await refused('Password1'), {
    new_password: 'This password is too common. Choose another.',
  })
  assert.deepEqual(await refused('seven77'), { new_password: 'Password needs at least 8 characters' })
  assert.deepEqual(await refused(''), {
    new_password: 'Password is required',
    confirm_password: 'Confirm Password is required',
  })
  await here.as().call('reset_password', chosen(code))
})

test('the member is told of it once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('reset_password', chosen(await mailedCode(here, ada)))
  const told = (await subjectsTo(here, ada.email)).filter((each) => each !== 'Choose a new password')
  assert.deepEqual(told, ['Your password was changed with an emailed link'])
})
