/** Mail to a real SMTP server: all of it arrives, none of it twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSmtp } from '../../../test/fakes/smtp.ts'
import { until } from '../../../test/until.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { features } from '../../features.ts'
import { openPlatform } from '../../open-platform.ts'

const register = ({ as }: World, email: string) =>
  as().call('register', {
    full_name: 'Ada',
    email,
    password: 'the quick brown marmot',
    confirm_password: 'the quick brown marmot',
  })

const mailsOf = ({ platform }: World, address: string) =>
  platform.database.db
    .selectFrom('mails')
    .select(['id', 'state', 'tries', 'last_error'])
    .where('address', '=', address)
    .execute()

test('a mail arrives as text and HTML, once, however many want to send it', async () => {
  const smtp = await openSmtp()
  const here = await makeWorld({ env: { MAIL_URL: smtp.url, MAIL_FROM: 'Commons <hello@commons.example>' } })
  await register(here, 'ada@example.org')
  const [{ id } = { id: '' }] = await mailsOf(here, 'ada@example.org')
  await Promise.all(Array.from({ length: 8 }, () => here.platform.mail.deliver(id)))
  await here.platform.mail.deliver(id)
  assert.equal(smtp.taken.length, 1)
  const [mail] = smtp.taken
  assert.equal(mail?.to, 'ada@example.org')
  assert.equal(mail?.from, 'Commons <hello@commons.example>')
  assert.equal(mail?.subject, 'Verify your email address')
  assert.match(mail?.messageId ?? '', new RegExp(`^<${id}@`))
  assert.match(mail?.text ?? '', /^Hello,\n/)
  assert.match(mail?.html ?? '', /Hello,/)
  assert.match(mail?.html ?? '', /<html lang="en">/)
  // To verify the address, to set up the profile, and to the site.
  assert.equal(mail?.links.length, 3)
  assert(mail?.html.includes(mail.links[0] ?? 'no link'))
})

test('the secret of a link is in the mail and nowhere else', async () => {
  const smtp = await openSmtp()
  const here = await makeWorld({ env: { MAIL_URL: smtp.url } })
  await register(here, 'ada@example.org')
  await here.mailsTo('ada@example.org')
  const code = smtp.taken[0]?.links[0]?.split('code=')[1] ?? ''
  assert.equal(code.length, 43)
  const { rows: tables } = await here.platform.database.pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of tables) {
    const { rows } = await here.platform.database.pool.query(`select from ${name} t where t::text like $1`, [
      `%${code}%`,
    ])
    assert.equal(rows.length, 0, name)
  }
})

test('what a mail server puts off is tried again, with a link of its own', async () => {
  const smtp = await openSmtp((nth) => (nth === 1 ? 'later' : 'take'))
  const here = await makeWorld({ env: { MAIL_URL: smtp.url } })
  await register(here, 'ada@example.org')
  const [{ id } = { id: '' }] = await mailsOf(here, 'ada@example.org')
  await assert.rejects(here.platform.mail.deliver(id), /Come again/)
  const [waiting] = await mailsOf(here, 'ada@example.org')
  assert.equal(waiting?.state, 'waiting')
  assert.match(waiting?.last_error ?? '', /Come again/)
  await here.platform.mail.deliver(id)
  const [sent] = await mailsOf(here, 'ada@example.org')
  assert.deepEqual([sent?.state, sent?.tries], ['sent', 2])
  assert.equal(smtp.taken.length, 1)
})

test('what a mail server refuses for good is not tried again, be it the mail or its address', async () => {
  const refusals: Array<[string, Awaited<ReturnType<typeof openSmtp>>]> = [
    ['No such box', await openSmtp(() => 'never')],
    [
      'Nobody here',
      await openSmtp(undefined, {
        authOptional: true,
        onRcptTo: (_address, _session, done) =>
          done(Object.assign(new Error('Nobody here'), { responseCode: 550 })),
      }),
    ],
  ]
  for (const [reason, smtp] of refusals) {
    const here = await makeWorld({ env: { MAIL_URL: smtp.url } })
    await register(here, 'ada@example.org')
    const [{ id } = { id: '' }] = await mailsOf(here, 'ada@example.org')
    await here.platform.mail.deliver(id)
    const [mail] = await mailsOf(here, 'ada@example.org')
    assert.deepEqual([mail?.state, mail?.tries], ['failed', 1])
    assert.ok(mail?.last_error?.includes(reason), mail?.last_error ?? '')
    await here.platform.mail.deliver(id)
    assert.equal((await mailsOf(here, 'ada@example.org'))[0]?.tries, 1)
  }
})

test('a login that the mail server refuses is tried again, once the operator has mended it', async () => {
  const smtp = await openSmtp(undefined, {
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
  })
  const here = await makeWorld({ env: { MAIL_URL: smtp.url.replace('smtp://', 'smtp://postie:wrong@') } })
  await register(here, 'ada@example.org')
  const [{ id } = { id: '' }] = await mailsOf(here, 'ada@example.org')
  await assert.rejects(here.platform.mail.deliver(id), /Wrong password/)
  assert.equal((await mailsOf(here, 'ada@example.org'))[0]?.state, 'waiting')
})

test('a mail server that is away loses nothing', async () => {
  const away = await makeWorld({ env: { MAIL_URL: 'smtp://127.0.0.1:1' } })
  await register(away, 'ada@example.org')
  const [{ id } = { id: '' }] = await mailsOf(away, 'ada@example.org')
  await assert.rejects(away.platform.mail.deliver(id), /ECONNREFUSED/)
  assert.equal((await mailsOf(away, 'ada@example.org'))[0]?.state, 'waiting')
})

test('a mail that nobody knows of is not sent again', async () => {
  const smtp = await openSmtp(() => 'hang up')
  const here = await makeWorld({ env: { MAIL_URL: smtp.url } })
  await register(here, 'ada@example.org')
  const [{ id } = { id: '' }] = await mailsOf(here, 'ada@example.org')
  await here.platform.mail.deliver(id)
  assert.equal((await mailsOf(here, 'ada@example.org'))[0]?.state, 'unsure')
  await here.platform.mail.deliver(id)
  assert.equal(smtp.taken.length, 1)
})

test('a process that dies while it sends leaves a mail that is not sent again', async () => {
  const smtp = await openSmtp()
  const here = await makeWorld({ env: { MAIL_URL: smtp.url } })
  await register(here, 'ada@example.org')
  const { db } = here.platform.database
  const [{ id } = { id: '' }] = await mailsOf(here, 'ada@example.org')
  await db.updateTable('mails').set({ state: 'sending' }).where('id', '=', id).execute()
  await here.platform.mail.deliver(id)
  assert.equal((await mailsOf(here, 'ada@example.org'))[0]?.state, 'unsure')
  assert.equal(smtp.taken.length, 0)
})

test('the password of a mail server is used and never logged', async () => {
  let seen = ''
  const smtp = await openSmtp(undefined, {
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen = `${username}:${password}`
      done(null, { user: username })
    },
  })
  const url = smtp.url.replace('smtp://', 'smtp://postie:s3cret@')
  const here = await makeWorld({ env: { MAIL_URL: url } })
  await register(here, 'ada@example.org')
  await here.mailsTo('ada@example.org')
  assert.equal(seen, 'postie:s3cret')
  assert.equal(smtp.taken.length, 1)
})

test('a job sends it, in the member’s language, to the outbox when there is no mail server', async () => {
  const here = await makeWorld()
  await fetch(`${here.url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'cs' },
    body: JSON.stringify({
      full_name: 'Žofie',
      email: 'zofie@example.org',
      password: 'the quick brown marmot',
      confirm_password: 'the quick brown marmot',
    }),
  })
  await here.platform.jobs.work([here.platform.mail.work])
  const sent = async () => (await mailsOf(here, 'zofie@example.org')).every(({ state }) => state === 'sent')
  while (!(await sent())) await new Promise((resolve) => setTimeout(resolve, 50))
  const [mail, ...more] = await here.mailsTo('zofie@example.org')
  assert.equal(more.length, 0)
  assert.equal(mail?.subject, 'Ověřte svou e-mailovou adresu')
  assert.match(mail?.text ?? '', /^Dobrý den,\n/)
  assert.match(mail?.html ?? '', /<html lang="cs">/)
})

test('a mail that a process gives up because it ends is another one to send', async () => {
  let connected = 0
  // It never greets.
  const smtp = await openSmtp(() => 'take', { authOptional: true, onConnect: () => void connected++ })
  const here = await makeWorld({ env: { MAIL_URL: smtp.url } })
  const { config, log, database } = here.platform
  const ending = await openPlatform(config, log, here.database.connection, features)
  await ending.jobs.work([ending.mail.work])
  await register(here, 'ada@example.org')
  await until(async () => connected === 1)
  const told = performance.now()
  await ending.close()
  assert.ok(performance.now() - told < 4_000)
  const mails = await mailsOf(here, 'ada@example.org')
  assert.deepEqual(
    mails.map(({ state }) => state),
    ['waiting'],
  )
  const { rows } = await database.pool.query(
    `select state, retry_count from jobs.job where name = 'platform.mail'`,
  )
  assert.deepEqual(rows, [{ state: 'created', retry_count: 0 }])
})

test('a mail that was taken for one that may have been sent, and was not, has a job again', async () => {
  const answer = Promise.withResolvers<'later'>()
  const smtp = await openSmtp(() => answer.promise)
  const here = await makeWorld({ env: { MAIL_URL: smtp.url } })
  await register(here, 'ada@example.org')
  const [{ id } = { id: '' }] = await mailsOf(here, 'ada@example.org')
  const sending = assert.rejects(here.platform.mail.deliver(id), /Come again/)
  await until(async () => smtp.count() === 1)
  await here.platform.mail.deliver(id)
  assert.equal((await mailsOf(here, 'ada@example.org'))[0]?.state, 'unsure')
  answer.resolve('later')
  await sending
  assert.equal((await mailsOf(here, 'ada@example.org'))[0]?.state, 'waiting')
  const { rows } = await here.platform.database.pool.query(
    `select from jobs.job where name = 'platform.mail' and data ->> 'id' = $1`,
    [id],
  )
  assert.equal(rows.length, 2)
})
