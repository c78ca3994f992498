import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, password, type Person, type World } from '../../../../test/world.ts'
import { codeIn } from '../../../../test/scenes/accounts-scene.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { clearRegistration } from './registration.jobs.ts'

let here: World
let there: World
let moderator: Person
let admin: Person
before(async () => {
  here = await makeWorld()
  there = await makeWorld({ database: here.database })
  moderator = await staffMember(here, 'Mod', 'moderator')
  admin = await staffMember(here, 'Root', 'admin')
})
afterEach(() => shiftClock(0))

const day = 86_400_000

async function set(name: 'registration_mode' | 'registration_questions_en', value: string): Promise<void> {
  const { settings } = here.platform
  if (settings.textOf(name) === value) return
  await here.as(admin).call('update_setting', { name, value, reason: 'For the test' })
  await until(async () => there.platform.settings.textOf(name) === value)
}
const mode = (value: 'open' | 'approval' | 'invitation') => set('registration_mode', value)

const form = (email: string, more: object = {}) => ({
  full_name: 'Ada Waiting',
  email,
  password,
  confirm_password: password,
  ...more,
})

/** Asks to be let in, and confirms the address. */
async function ask(email: string, more: object = {}): Promise<void> {
  const { is_waiting } = await here.as().call('register', form(email, more))
  assert.equal(is_waiting, true)
  const [mail] = await here.mailsTo(email)
  const { is_waiting: isConfirmed } = await here
    .as()
    .call('confirm_email', { email_auth_code: codeIn(mail, 'login') })
  assert.equal(isConfirmed, true)
}
const list = async (status: 'waiting' | 'approved' | 'rejected' = 'waiting', search = '') =>
  (await here.as(moderator).call('signup_request_list', { status, search, limit: 50 })).recdata
const idOf = async (email: string) =>
  (await list()).find((each) => each.email === email)?.signup_request_id ?? 0
const answer = (ids: number[], status: 'approved' | 'rejected', message = '', world = here) =>
  world.as(moderator).call('answer_signup_requests', { signup_request_ids: ids, status, message })
const logIn = (email: string) => ({ email, password })
const countMembers = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from members`.execute(
    here.platform.database.db,
  )
  return rows[0]?.count
}
const invite = async (who: Person, more: object = {}) =>
  (await here.as(who).call('add_invitation', more)).recdata
async function verified(name: string): Promise<Person> {
  const person = await here.person(name)
  await sql`update members set email_verified_at = now() where id = ${person.id}`.execute(
    here.platform.database.db,
  )
  return person
}

test('by approval: who asks is no member until they are let in, and is told at each step', async () => {
  await mode('approval')
  await set('registration_questions_en', 'Who are you?\n\nHow did you find us?')
  assert.deepEqual((await here.as().call('show_registration', {})).data, {
    mode: 'approval',
    questions: ['Who are you?', 'How did you find us?'],
    invited_by: null,
    version: 0,
  })
  const email = 'Ada@waits.example'
  const { body } = await here
    .as()
    .isRefused('register', form(email, { answers: ['Ada', ' '] }), 'signup_answers_missing')
  assert.ok((body['fields'] as Record<string, string>)['answers'])

  const before = await countMembers()
  const { message, is_waiting } = await here
    .as()
    .call('register', form(email, { answers: ['Ada', 'By Jana'] }))
  assert.equal(is_waiting, true)
  assert.match(message, /open the link/)
  assert.equal(await countMembers(), before)
  assert.deepEqual(await list(), [], 'nobody looks at an address that may be somebody else’s')
  await here.as().isRefused('register', form(email.toLowerCase(), { answers: ['A', 'B'] }), 'email_taken')
  await here.as().isRefused('login', logIn(email), 'email_not_verified')
  await here.as().isRefused('login', { email, password: 'not the password' }, 'wrong_credentials')
  // The link is sent again on request; the first one stops working.
  await here.as().call('resend_email_verification', { email })
  const [first, second] = await here.mailsTo(email)
  await here.as().isRefused('confirm_email', { email_auth_code: codeIn(first, 'login') }, 'link_expired')
  const confirmed = await here.as().call('confirm_email', { email_auth_code: codeIn(second, 'login') })
  assert.deepEqual([confirmed.is_waiting, /looks at your request/.test(confirmed.message)], [true, true])
  await here.as().isRefused('login', logIn(email), 'signup_waiting')
  await here.as().isRefused('login', { email, password: 'not the password' }, 'wrong_credentials')

  const [found] = await list('waiting', 'ada@waits')
  assert.ok(found)
  assert.deepEqual(
    [found.email, found.full_name, found.because, found.state, found.answers, found.address, found.member],
    [
      email,
      'Ada Waiting',
      'everybody',
      'waiting',
      [
        { question: 'Who are you?', answer: 'Ada' },
        { question: 'How did you find us?', answer: 'By Jana' },
      ],
      '127.0.0.1',
      null,
    ],
  )
  const registered = here.events('member.registered').length
  const { recdata } = await answer([found.signup_request_id], 'approved', 'Nice to have you')
  assert.deepEqual(recdata, { answered: 1, left: 0 })
  assert.equal(here.events('member.registered').length, registered + 1)
  const welcome = (await here.mailsTo(email)).at(-1)
  assert.match(welcome?.text ?? '', /let you in[\s\S]*@ada_waiting[\s\S]*Nice to have you/)
  const { user_data } = await here.as().call('login', logIn(email))
  assert.deepEqual([user_data.username, user_data.email_verified], ['ada_waiting', '1'])
  const [kept] = await list('approved')
  assert.deepEqual(
    [kept?.member?.user_id, kept?.answered_by?.user_id, kept?.message],
    [user_data.id, moderator.id, 'Nice to have you'],
  )
  await here
    .as(moderator)
    .isRefused(
      'answer_signup_requests',
      { signup_request_ids: [found.signup_request_id], status: 'rejected' },
      'signups_answered',
    )
  await set('registration_questions_en', '')
})

test('a no comes with its reason, can be followed by another request, and is forgotten after 30 days', async () => {
  await mode('approval')
  const email = 'rej@waits.example'
  await ask(email)
  await answer([await idOf(email)], 'rejected', 'We are a small choir')
  const mail = (await here.mailsTo(email)).at(-1)
  assert.match(mail?.text ?? '', /decided not to let you in[\s\S]*small choir/)
  await here.as().isRefused('login', logIn(email), 'signup_rejected')
  const again = 'rej@waits.example'
  await here.as().call('register', form(again))
  const link = codeIn((await here.mailsTo(again)).at(-1), 'login')
  await here.as().call('confirm_email', { email_auth_code: link })
  assert.equal((await list()).find((each) => each.email === again)?.rejected_before, 1)

  shiftClock(31 * day)
  await clearRegistration(here.platform).work({})
  shiftClock(0)
  const cleared = (await list('rejected')).at(-1)
  assert.deepEqual(
    [cleared?.email, cleared?.full_name, cleared?.address, cleared?.message, cleared?.answered_by?.user_id],
    ['', '', '', 'We are a small choir', moderator.id],
  )
  assert.ok(await idOf(again), 'who waits is kept')
})

test('an address that nobody confirms is free again after three days', async () => {
  await mode('approval')
  const email = 'slow@waits.example'
  await here.as().call('register', form(email))
  const [mail] = await here.mailsTo(email)
  shiftClock(3 * day + 1000)
  await here.as().isRefused('confirm_email', { email_auth_code: codeIn(mail, 'login') }, 'link_expired')
  await here.as().isRefused('login', logIn(email), 'wrong_credentials')
  await here.as().call('register', form(email))
})

test('one gets one answer, and whose address has an account by now is left', async () => {
  await mode('approval')
  const [one, other] = ['one@races.example', 'other@races.example']
  await ask(one)
  await ask(other)
  const ids = [await idOf(one), await idOf(other)]
  const answers = await Promise.allSettled([
    answer(ids, 'approved', '', here),
    answer(ids.toReversed(), 'rejected', '', there),
  ])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const states = [...(await list('approved')), ...(await list('rejected'))].filter(({ email }) =>
    email.endsWith('@races.example'),
  )
  assert.deepEqual([states.length, new Set(states.map(({ state }) => state)).size], [2, 1])

  const taken = 'taken@races.example'
  await ask(taken)
  await sql`update members set email = ${taken} where id = ${(await here.person('Quick')).id}`.execute(
    here.platform.database.db,
  )
  await here
    .as(moderator)
    .isRefused(
      'answer_signup_requests',
      { signup_request_ids: [await idOf(taken)], status: 'approved' },
      'signups_answered',
    )
  assert.ok(await idOf(taken))
})

test('by invitation: the link lets in as many as it says, also from two processes at once', async () => {
  await mode('invitation')
  const jana = await verified('Jana')
  await here.as().isRefused('register', form('no@guest.example'), 'invitation_needed')
  await here.as(await here.person('Unverified')).isRefused('add_invitation', {}, 'email_not_verified')
  const made = await invite(jana, { uses: 2, days: 7, note: 'Choir' })
  assert.deepEqual([made.uses, made.used, made.works, made.note], [2, 0, 1, 'Choir'])
  const shown = await here.as().call('show_registration', { invitation: made.code })
  assert.deepEqual([shown.data.mode, shown.data.invited_by], ['invitation', 'Jana'])
  const come = (email: string, world = here, invitation = made.code) =>
    world.as().send('register', form(email, { invitation }))
  assert.equal((await come('wrong@guest.example', here, 'nonsense')).body['error'], 'invitation_ended')
  assert.equal((await come('guest0@guest.example')).status, 200)
  const both = await Promise.all([come('guest1@guest.example'), come('guest2@guest.example', there)])
  assert.deepEqual(both.map(({ body }) => body['error'] ?? 'in').toSorted(), ['in', 'invitation_ended'])
  const [listed] = (await here.as(jana).call('invitation_list', {})).recdata
  assert.deepEqual([listed?.used, listed?.works, listed?.members.length], [2, 0, 2])
  assert.equal((await here.as().call('show_registration', { invitation: made.code })).data.invited_by, null)
  assert.deepEqual((await here.as(moderator).call('invitation_list', {})).recdata, [])

  const late = await invite(jana, { uses: 5, days: 1 })
  shiftClock(day + 1000)
  assert.equal((await come('late@guest.example', here, late.code)).body['error'], 'invitation_ended')
  shiftClock(0)
  const ended = await invite(jana)
  await here
    .as(moderator)
    .isRefused('delete_invitation', { invitation_id: ended.invitation_id }, 'invitation_not_found')
  await here.as(jana).call('delete_invitation', { invitation_id: ended.invitation_id })
  assert.equal((await come('ended@guest.example', here, ended.code)).body['error'], 'invitation_ended')
  // Who is away doesn't invite.
  const away = await invite(jana)
  await here.as(jana).call('deactivate_account', { password, consent: 1 })
  assert.equal((await come('away@guest.example', here, away.code)).body['error'], 'invitation_ended')
})

test('an invited one doesn’t wait for moderators, and a member has 20 invitations at most', async () => {
  await mode('approval')
  const jana = await verified('Petra')
  const { code } = await invite(jana)
  const { is_waiting } = await here.as().call('register', form('quick@guest.example', { invitation: code }))
  assert.equal(is_waiting, undefined)
  for (let nth = 0; nth < 20; nth++) await invite(jana)
  await here.as(jana).isRefused('add_invitation', {}, 'too_many_invitations')
})

test('rules about domains and networks block or hold back, and answer alike', async () => {
  await mode('open')
  const as = here.as(moderator)
  const domain = (name: string, act: 'block' | 'approval', more: object = {}) =>
    as.call('add_domain_rule', { domain: name, act, ...more })
  const registers = async (email: string) => {
    const { status, body } = await here.as().send('register', form(email))
    return status === 200 ? (body['is_waiting'] ? 'waits' : 'in') : body['error']
  }
  await domain('@Příklad.cz', 'block')
  await domain('mail.příklad.cz', 'approval', { note: 'A school' })
  assert.equal(await registers('a@xn--pklad-zsa96e.cz'), 'not_accepted')
  assert.equal(await registers('a@PŘÍKLAD.CZ'), 'not_accepted')
  assert.equal(await registers('a@mail.příklad.cz'), 'not_accepted', 'the strictest rule counts')
  assert.equal(await registers('a@příklad.cz.example'), 'in')
  await as.isRefused('add_domain_rule', { domain: '127.1', act: 'block' }, 'invalid_fields')
  const rules = (await as.call('domain_rule_list', {})).recdata
  assert.deepEqual(
    rules.map((each) => [each.domain, each.act, each.note, each.added_by?.user_id]),
    [
      ['mail.příklad.cz', 'approval', 'A school', moderator.id],
      ['příklad.cz', 'block', '', moderator.id],
    ],
  )
  // Who is a member already doesn't move there, either.
  const member = await here.person('Mover')
  await here.as(member).isRefused('update_email', { email: 'm@příklad.cz', password }, 'not_accepted')
  const id = rules.find((each) => each.domain === 'příklad.cz')?.domain_rule_id ?? 0
  await as.call('delete_domain_rule', { domain_rule_id: id })
  await as.isRefused('delete_domain_rule', { domain_rule_id: id }, 'barrier_not_found')
  assert.equal(await registers('b@mail.příklad.cz'), 'waits')
  assert.equal(await registers('b@deep.mail.příklad.cz'), 'waits')
  await here.as(member).call('update_email', { email: 'm@mail.příklad.cz', password })

  for (const range of ['127.0.0.0/8', '::ffff:127.0.0.1']) {
    await as.call('add_ip_rule', { range, act: 'block', days: 1 })
    assert.equal(await registers('net@network.example'), 'not_accepted')
    await here.as(member).call('show_email', {})
    const [rule] = (await as.call('ip_rule_list', {})).recdata
    assert.ok(rule?.until)
    if (range.startsWith(':')) shiftClock(day + 1000)
    else await as.call('delete_ip_rule', { ip_rule_id: rule.ip_rule_id })
  }
  assert.equal(await registers('net@network.example'), 'in', 'its time is over')
  assert.deepEqual((await as.call('ip_rule_list', {})).recdata, [])
  shiftClock(0)
  await as.isRefused('add_ip_rule', { range: '0.0.0.0/0', act: 'block' }, 'invalid_fields')
  await as.isRefused('delete_ip_rule', { ip_rule_id: 99_999 }, 'barrier_not_found')
})

test('a new rule rejects those who wait, if it says so', async () => {
  await mode('approval')
  await clearRegistration(here.platform).work({})
  await sql`delete from address_rules`.execute(here.platform.database.db)
  for (const email of ['x@spam.example', 'y@sub.spam.example', 'z@other.example']) await ask(email)
  await here.as().call('register', form('unconfirmed@spam.example'))
  const as = here.as(moderator)
  const kept = await as.call('add_domain_rule', { domain: 'spam.example', act: 'block' })
  assert.equal(kept.recdata.rejected, 0)
  const rule = (await as.call('domain_rule_list', {})).recdata.find((each) => each.domain === 'spam.example')
  assert.equal(rule?.waiting, 2)
  const { recdata } = await as.call('add_domain_rule', {
    domain: 'spam.example',
    act: 'block',
    reject_pending: 1,
  })
  assert.equal(recdata.rejected, 2)
  assert.equal(await idOf('y@sub.spam.example'), 0)
  assert.ok(await idOf('z@other.example'))
  assert.match((await here.mailsTo('x@spam.example')).at(-1)?.subject ?? '', /About your request/)
  const ranged = await as.call('add_ip_rule', { range: '127.0.0.1', act: 'block', reject_pending: 1 })
  assert.ok(ranged.recdata.rejected >= 1)
  assert.deepEqual(await list(), [])
  const { recdata: acts } = await here.as(admin).call('audit_log', { act: 'add_domain_rule', limit: 1 })
  assert.deepEqual([acts[0]?.object_id, acts[0]?.object_kind], ['spam.example', 'barrier'])
})
