/** Security mails: one for each change, in the member's language, with a link to disown it. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { cs } from '@commons/contract/messages/cs.ts'
import { en } from '@commons/contract/messages/en.ts'
import { codeIn, logIn, nextAppCode, switchTwoFactorOn } from '../../../test/scenes/accounts-scene.ts'
import { openAuthenticator } from '../../../test/fakes/authenticator.ts'
import { makeWorld, password, type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

const name = '<b>&"\'Žofie'
const fresh = 'a slow grey dormouse'
const chosen = { new_password: fresh, confirm_password: fresh }

/** Makes every change that is announced by mail, in turn; returns their names. */
async function changeEverything(there: World, person: Person): Promise<string[]> {
  const { key, recoveryCodes } = await switchTwoFactorOn(there, person)
  const waiting = await logIn(there, person)
  const { user_data } = await there.as(waiting).call('two_factor_auth', { code: recoveryCodes[0] ?? '' })
  let current = { ...person, apiKey: user_data?.api_key ?? '' }
  const me = () => there.as(current)
  await me().call('renew_recovery_codes', { code: nextAppCode(key) })
  await me().call('two_factor_auth', { code: nextAppCode(key), is_enable_google_auth_code: 0 })

  const { data } = await me().call('start_add_passkey', { password })
  const credential = openAuthenticator(there.platform.site.origin).create(data)
  await me().call('add_passkey', { name: 'My phone', credential })
  const passkey_id = (await me().call('passkey_list', {})).recdata[0]?.passkey_id ?? ''
  await me().call('delete_passkey', { passkey_id })

  const changed = await me().call('change_password', { old_password: password, ...chosen })
  current = { ...current, apiKey: changed.user_data.api_key }
  await me().call('update_display_name', { display_name: person.name })
  await me().call('update_autoplay', { autoplay: 0 })
  return [
    'two_factor_on',
    'recovery_code_used',
    'recovery_codes_renewed',
    'two_factor_off',
    'passkey_added',
    'passkey_removed',
    'password_changed',
  ]
}

for (const [language, texts, language_id] of [
  ['en', en, 1],
  ['cs', cs, 2],
] as const) {
  test(`each change is mailed once, in ${language}, and can be disowned`, async () => {
    const here = await world()
    const ada = await here.person(name)
    await here.as(ada).call('update_language', { language_id })
    await here.platform.database.pool.query('update members set email_verified_at = now() where id = $1', [
      ada.id,
    ])
    const changes = await changeEverything(here, ada)
    const mails = await here.mailsTo(ada.email)
    assert.deepEqual(
      mails.map(({ subject }) => subject).toSorted(),
      changes.map((change) => texts[`mail.security.${change}` as keyof typeof en]).toSorted(),
    )
    for (const { subject, text, html, links } of mails) {
      const greeting = texts['mail.greeting'].replace('{name}', name)
      assert(text.startsWith(`${greeting}\n\n${subject}. `), text)
      assert(text.includes(`@${ada.username}`))
      assert(text.includes('127.0.0.0/24') && !text.includes('127.0.0.1'))
      assert.equal(links.length, 2, 'the way back, and where it comes from')
      assert(html.includes(`<html lang="${language}">`))
      assert(html.includes('&lt;b&gt;&amp;&quot;&#39;Žofie'))
      assert(!html.includes('<b>'))
    }
    const codes = mails.map((mail) => codeIn(mail, 'disown'))
    assert.equal(new Set(codes).size, mails.length)
  })
}

test('links call the member by their name where they have verified the address, and none of it becomes HTML', async () => {
  const here = await world()
  const ada = await here.person(name)
  await here.as().call('resend_email_verification', { email: ada.email })
  await here.as().call('forget_password', { email: ada.email })
  const [verification] = await here.mailsTo(ada.email)
  await here.as(ada).call('verify_email', { email_auth_code: codeIn(verification, 'login') })
  const email = "ne.w+o'neil@example.org"
  await here.as(ada).call('update_email', { email, password })
  const mails = [...(await here.mailsTo(ada.email)), ...(await here.mailsTo(email))]
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    [
      en['mail.verify.subject'],
      en['mail.reset.subject'],
      en['mail.change_old.subject'],
      en['mail.change_new.subject'],
    ],
  )
  const [verify, reset, old, fresh] = mails
  assert(old?.text.startsWith(`Hello ${name},`))
  assert(old?.html.includes('Hello &lt;b&gt;&amp;&quot;&#39;Žofie,'))
  for (const mail of [verify, reset, fresh]) assert(mail?.text.startsWith('Hello,'), mail?.text)
  for (const { html } of mails) assert(!html.includes('<b>'))
})

test('a login from a network that is new to a member is told, one from a known network is not', async () => {
  const there = await makeWorld({ env: { TRUST_PROXY: 'on' } })
  const ada = await there.person('Ada')
  const logInFrom = async (address: string) => {
    const response = await fetch(`${there.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: ada.email, password }),
    })
    assert.equal(response.status, 200)
    return (await there.mailsTo(ada.email)).length
  }
  assert.equal(await logInFrom('198.51.100.20'), 0, 'the first one ever')
  assert.equal(await logInFrom('198.51.100.99'), 0, 'the same network')
  assert.equal(await logInFrom('203.0.113.9'), 1)
  assert.equal(await logInFrom('203.0.113.10'), 1)
  assert.equal(await logInFrom('198.51.100.20'), 1)
  const [mail] = await there.mailsTo(ada.email)
  assert.equal(mail?.subject, 'New login from a new place')
  assert(mail?.text.includes('203.0.113.0/24'))
  assert(!mail?.text.includes('203.0.113.9'))
})
