/**
 * Helpers for tests of accounts: codes of an authenticator app and of mailed links, and sessions that lack
 * their second factor.
 */
import assert from 'node:assert/strict'
import type { CallName } from '@commons/contract/all.ts'
import { Secret, TOTP } from 'otpauth'
import { now, shiftClock } from '../../src/platform/clock.ts'
import type { ReadMail } from '../mail.ts'
import { type Authenticator, openAuthenticator } from '../fakes/authenticator.ts'
import { password, type Person, type World } from '../world.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

const stepMs = 30_000

/** Returns the code that the member's app shows now. */
export const appCode = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now().getTime() })

/**
 * Returns the app's next code. Moves the clock to the beginning of the next step, so that the code is valid
 * for its whole 30 s.
 */
export function nextAppCode(key: string): string {
  const next = (Math.floor(now().getTime() / stepMs) + 1) * stepMs
  shiftClock(next - Date.now())
  return appCode(key)
}

/** Returns the secret for a member's authenticator app. */
export async function setUpKey({ as }: World, person: Person): Promise<string> {
  return (await as(person).call('check_two_factor_auth', {})).user_data.google_auth_code
}

export interface TwoFactor {
  readonly key: string
  readonly recoveryCodes: readonly string[]
}

export async function switchTwoFactorOn(there: World, person: Person): Promise<TwoFactor> {
  const key = await setUpKey(there, person)
  const answer = await there
    .as(person)
    .call('two_factor_auth', { code: nextAppCode(key), is_enable_google_auth_code: 1 })
  return { key, recoveryCodes: answer.recovery_codes ?? [] }
}

/** Logs in with the password. With two-factor on, the key isn't usable before the code. */
export async function logIn({ as }: World, person: Person, tried = password): Promise<Person> {
  const { user_data } = await as().call('login', { email: person.email, password: tried })
  return { ...person, apiKey: user_data.api_key }
}

/** Adds a passkey on a new device. */
export async function addPasskey({ as, platform }: World, person: Person): Promise<Authenticator> {
  const device = openAuthenticator(platform.site.origin)
  const { data } = await as(person).call('start_add_passkey', { password })
  await as(person).call('add_passkey', { name: 'My phone', credential: device.create(data) })
  return device
}

/** Opens another session beside the member's. */
export async function anotherDevice(there: World, person: Person): Promise<Person> {
  await there.as(person).call('update_session_setting', { several_devices: 1 })
  return logIn(there, person)
}

/** Asserts that the call refuses visitors and members whose second factor is missing. */
export async function isForMembersOnly(there: World, name: CallName, input: object): Promise<void> {
  const eve = await there.person('Eve')
  await switchTwoFactorOn(there, eve)
  const waiting = await logIn(there, eve)
  for (const who of [undefined, waiting]) {
    const { status, body } = await there.as(who).send(name, input)
    assert.deepEqual([status, body['error']], [401, 'session_unknown'])
  }
}

const pages = {
  login: /\/#\/login\?code=([\w-]+)$/,
  reset: /\/#\/resetpassword\/([\w-]+)$/,
  disown: /\/#\/notme\/([\w-]+)$/,
}

/** Returns the secret in the mail's link to this page. */
export function codeIn(mail: ReadMail | undefined, page: keyof typeof pages): string {
  const [code] = (mail?.links ?? []).flatMap((link) => pages[page].exec(link)?.[1] ?? [])
  assert(code, `No link to ${page} in ${JSON.stringify(mail?.links)}`)
  return code
}

/** Returns the last mail to an address with this subject. */
export async function mailOf(there: World, address: string, subject: string): Promise<ReadMail> {
  const mails = await there.mailsTo(address)
  const mail = mails.findLast((each) => each.subject === subject)
  assert(mail, `Among ${JSON.stringify(mails.map((each) => each.subject))} no ${subject}`)
  return mail
}

/** Returns the subjects of an address's mails, oldest first. */
export async function subjectsTo(there: World, address: string): Promise<string[]> {
  return (await there.mailsTo(address)).map(({ subject }) => subject)
}

/** Verifies the member's address with the mailed link. */
export async function verify(there: World, person: Person): Promise<void> {
  await there.as().call('resend_email_verification', { email: person.email })
  const mail = await mailOf(there, person.email, 'Verify your email address')
  await there.as(person).call('verify_email', { email_auth_code: codeIn(mail, 'login') })
}
