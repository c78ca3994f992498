import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { subjectsTo, verify } from '../../../test/scenes/accounts-scene.ts'
import { solve } from '../../../test/fakes/captcha.ts'
import { password, type Person, type World, world } from '../../../test/world.ts'

const subject = 'Verify your email address'

const ask = ({ as }: World, email: string) => as().call('resend_email_verification', { email })
const mailedTo = async (there: World, { email }: Person) =>
  (await subjectsTo(there, email)).filter((each) => each === subject).length

test('an address that waits, one that is verified and one that nobody has get one answer', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, bob)
  const answers = await Promise.all(
    [ada.email, bob.email, 'nobody@example.org'].map((each) => ask(here, each)),
  )
  for (const answer of answers) assert.deepEqual(answer, answers[0])
  assert.equal(answers[0]?.message, "If this address still needs verifying, we've sent it a link.")
  assert.equal(await mailedTo(here, ada), 1)
  assert.equal(await mailedTo(here, bob), 1, 'the one that it was verified with')
  assert.deepEqual(await subjectsTo(here, 'nobody@example.org'), [])
})

test('an address gets five in an hour, whoever asks and however it is spelled', async () => {
  const here = await world()
  const ada = await here.person('Irma')
  // JavaScript and the database lowercase these differently.
  const spelled = [ada.email, ada.email.toUpperCase(), ada.email.replace('i', 'İ')]
  for (const email of [...spelled, ...spelled, ...spelled]) {
    await ask(here, email)
    await here.mailsTo(ada.email)
  }
  assert.equal(await mailedTo(here, ada), 5)

  await sql`update mails set created_at = created_at - interval '61 minutes'`.execute(
    here.platform.database.db,
  )
  await ask(here, ada.email)
  assert.equal(await mailedTo(here, ada), 6)
})

test('so does one for which many asked at once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await Promise.all(Array.from({ length: 9 }, () => ask(here, ada.email)))
  assert.equal(await mailedTo(here, ada), 5)
})

test('the mail that came with registering is one of them', async () => {
  const here = await world()
  const ada = { ...(await here.person('Ada')), email: 'fresh@example.org' }
  const form = { full_name: 'Ada', email: ada.email, password, confirm_password: password }
  await here.as().call('register', form)
  for (let i = 0; i < 6; i++) await ask(here, ada.email)
  assert.equal(await mailedTo(here, ada), 5)
})

test('the mail speaks the member’s language, not that of who asked', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('update_language', { language_id: 2 })
  await ask(here, ada.email)
  const [mail] = await here.mailsTo(ada.email)
  assert.equal(mail?.subject, 'Ověřte svou e-mailovou adresu')
  // Not greeted by name: the address isn't verified yet.
  assert.match(mail?.text ?? '', /^Dobrý den,\n/)
  assert.match(mail?.html ?? '', /<html lang="cs">/)
})

test('what is no address is said, and a captcha is good once', async () => {
  const here = await world()
  const { body } = await here.as().isRefused('resend_email_verification', { email: 'ada@' }, 'invalid_fields')
  assert.deepEqual(body['fields'], { email: 'Invalid email address' })

  const email = 'nobody@example.org'
  const captchaToken = await solve((await here.as().call('captcha_challenge', {})).data)
  await here.as().call('resend_email_verification', { email, captchaToken })
  await here.as().isRefused('resend_email_verification', { email, captchaToken }, 'captcha_used')
  const unsolved = { email, captchaToken: 'nonsense' }
  await here.as().isRefused('resend_email_verification', unsolved, 'captcha_failed')
})
