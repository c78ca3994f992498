import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, mailOf, subjectsTo } from '../../../test/scenes/accounts-scene.ts'
import { solve } from '../../../test/fakes/captcha.ts'
import { world } from '../../../test/world.ts'

const subject = 'Choose a new password'

test('a member is mailed a link that names the account', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { message } = await here.as().call('forget_password', { email: ada.email.toUpperCase() })
  assert.equal(message, "If this address has an account, we've sent it a link.")
  const mail = await mailOf(here, ada.email, subject)
  assert(mail.text.includes(`a new password for @${ada.username}`))
  // After #, so that it reaches no server's log.
  assert(
    mail.links.some(
      (link) => link === `${here.platform.site.origin}/#/resetpassword/${codeIn(mail, 'reset')}`,
    ),
  )
  assert(mail.html.includes(codeIn(mail, 'reset')))
})

test('an address without an account gets the same answer and no mail', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const known = await here.as().call('forget_password', { email: ada.email })
  const unknown = await here.as().call('forget_password', { email: 'nobody@example.org' })
  assert.deepEqual(unknown, known)
  assert.deepEqual(await subjectsTo(here, 'nobody@example.org'), [])
})

test('an address that reads like another’s is nobody’s', async () => {
  const here = await world()
  const ada = await here.person('Kiki')
  // The Kelvin sign and the dotted capital I are k and i in small letters, but belong to another mailbox.
  for (const email of [ada.email.replace('k', '\u{212a}'), ada.email.replace('i', 'İ')]) {
    assert.notEqual(email, ada.email)
    await here.as().call('forget_password', { email })
    assert.deepEqual(await subjectsTo(here, email), [])
  }
  assert.deepEqual(await subjectsTo(here, ada.email), [])
})

test('an address gets five in an hour', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  for (let i = 0; i < 7; i++) await here.as().call('forget_password', { email: ada.email })
  assert.deepEqual(
    await subjectsTo(here, ada.email),
    Array.from({ length: 5 }, () => subject),
  )
})

test('the secret of a link is stored nowhere', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as().call('forget_password', { email: ada.email })
  const code = codeIn(await mailOf(here, ada.email, subject), 'reset')
  const { rows } = await here.platform.database.pool.query(
    'select c::text as row from mailed_codes c union all select m::text from mails m',
  )
  assert(rows.length > 1)
  assert(rows.every(({ row }) => !String(row).includes(code)))
})

test('what is no address is said, and a captcha is good once', async () => {
  const { as } = await world()
  const { body } = await as().isRefused('forget_password', { email: '' }, 'invalid_fields')
  assert.deepEqual(body['fields'], { email: 'Email is required' })
  const email = 'nobody@example.org'
  const captchaToken = await solve((await as().call('captcha_challenge', {})).data)
  await as().call('forget_password', { email, captchaToken })
  await as().isRefused('forget_password', { email, captchaToken }, 'captcha_used')
  await as().isRefused('forget_password', { email, captchaToken: 'nonsense' }, 'captcha_failed')
})
