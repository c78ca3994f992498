/** The trust score, and the proof of a phone: a code that works once, for one member at a time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { verify } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { removeExpiredCodes } from './phone-codes.queries.ts'

let numbers = 0
/** Returns a number that no other test uses. */
const newNumber = () => `+4206010${String(++numbers).padStart(5, '0')}`

/** Asks for a code; returns the one in the text message. */
async function codeFor(here: World, member: Person, mobile: string): Promise<string> {
  await here.as(member).call('send_phone_code', { mobile })
  const text = (await here.textsTo(mobile)).at(-1) ?? ''
  return /^\d{6}/.exec(text)?.[0] ?? assert.fail(`No code in “${text}”`)
}

/** Lets a member ask again at once. */
const minutesPass = (here: World, minutes: number) =>
  sql`update mails set created_at = created_at - make_interval(mins => ${minutes})
    where kind = 'freelance.phone_code'`.execute(here.platform.database.db)

const other = (code: string) => (code === '000000' ? '000001' : '000000')

const scoreOf = async (here: World, member: Person) => {
  const { data } = await here.as(member).call('get_trust_score', {})
  return [data.score, data.strength, data.mobile]
}

test('the score grows with the email and a phone', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  assert.deepEqual(await scoreOf(here, ada), [0, 'low', null])
  await verify(here, ada)
  assert.deepEqual(await scoreOf(here, ada), [5, 'low', null])
  const mobile = newNumber()
  const asPeopleWrite = `00${mobile.slice(1, 4)} (${mobile.slice(4, 7)}) ${mobile.slice(7)}`
  await here.as(ada).call('send_phone_code', { mobile: asPeopleWrite })
  const [text = ''] = await here.textsTo(mobile)
  const { data, message } = await here
    .as(ada)
    .call('verify_phone', { mobile, code: `${text.slice(0, 3)} ${text.slice(3, 6)}` })
  assert.deepEqual([data.score, data.most, data.strength, data.mobile], [15, 15, 'excellent', mobile])
  assert.equal(message, 'Phone verified')
  assert.deepEqual(
    data.proofs.map((proof) => ({ ...proof })),
    [
      { kind: 'email', points: 5, is_proven: 1 },
      { kind: 'phone', points: 10, is_proven: 1 },
    ],
  )
  await here.as(ada).isRefused('send_phone_code', { mobile }, 'phone_verified_already')
})

test('the number is its member’s alone, and can be taken back', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const mobile = newNumber()
  await here.as(ada).call('verify_phone', { mobile, code: await codeFor(here, ada, mobile) })
  for (const name of ['get_freelancer_profile', 'member_detail', 'get_all_contact_info']) {
    const { body } = await here.as(bob).send(name, { view_user_id: ada.id, user: ada.id })
    assert(!JSON.stringify(body).includes(mobile.slice(1)), name)
  }
  assert.deepEqual(await scoreOf(here, bob), [0, 'low', null])
  const { data } = await here.as(ada).call('delete_phone', {})
  assert.deepEqual([data.score, data.mobile], [0, null])
  await here.as(ada).call('delete_phone', {})
})

test('a number is whole, with its country’s code', async () => {
  const here = await world()
  const voice = here.as(await here.person('Ada'))
  for (const mobile of ['', '601234567', '+0601234567', '+42060', '+4206012345678901', 'call me'])
    await voice.isRefused('send_phone_code', { mobile }, 'invalid_fields')
  for (const code of ['', '12345', '1234567', 'abcdef'])
    await voice.isRefused('verify_phone', { mobile: newNumber(), code }, 'invalid_fields')
})

test('a code is nowhere but in its message', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const code = await codeFor(here, ada, newNumber())
  const { rows } = await sql<object>`
    select from phone_codes pc where pc.member_id = ${ada.id} and (pc::text like ${`%${code}%`}
      or encode(pc.hash, 'hex') = encode(sha256(${code}), 'hex'))
    union all select from mails where mails.member_id = ${ada.id} and mails.details::text like ${`%${code}%`}`.execute(
    here.platform.database.db,
  )
  assert.equal(rows.length, 0)
})

test('a code takes five tries', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const mobile = newNumber()
  const code = await codeFor(here, ada, mobile)
  const wrong = { mobile, code: other(code) }
  const { body } = await here.as(ada).isRefused('verify_phone', wrong, 'phone_code_wrong')
  assert.equal(body['message'], "That isn't the code. Tries left: 4")
  // All at once: none of them slips through.
  const answers = await Promise.all(Array.from({ length: 6 }, () => here.as(ada).send('verify_phone', wrong)))
  const named = answers.map(({ body: { refusal, error } }) => String(refusal ?? error))
  assert.equal(named.filter((name) => name === 'phone_code_wrong').length, 4)
  await here.as(ada).isRefused('verify_phone', { mobile, code }, 'phone_code_expired')
  await minutesPass(here, 2)
  await here.as(ada).call('verify_phone', { mobile, code: await codeFor(here, ada, mobile) })
})

test('a code is for its member and number, once, for ten minutes, until there is another', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { db } = here.platform.database
  const mobile = newNumber()
  const first = await codeFor(here, ada, mobile)
  await here.as(bob).isRefused('verify_phone', { mobile, code: first }, 'phone_code_expired')
  await here.as(ada).isRefused('verify_phone', { mobile: newNumber(), code: first }, 'phone_code_expired')
  await minutesPass(here, 2)
  const second = await codeFor(here, ada, mobile)
  if (first !== second)
    await here.as(ada).isRefused('verify_phone', { mobile, code: first }, 'phone_code_wrong')
  await sql`update phone_codes set expires_at = now() where member_id = ${ada.id}`.execute(db)
  await here.as(ada).isRefused('verify_phone', { mobile, code: second }, 'phone_code_expired')
  await minutesPass(here, 2)
  const third = await codeFor(here, ada, mobile)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => here.as(ada).send('verify_phone', { mobile, code: third })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422, 422, 422])
})

test('a message that could not be sent for ten minutes is not sent at all, and unproven numbers are forgotten', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { db } = here.platform.database
  const mobile = newNumber()
  await here.as(ada).call('send_phone_code', { mobile })
  await sql`update phone_codes set asked_at = now() - interval '2 hours' where member_id = ${ada.id}`.execute(
    db,
  )
  assert.deepEqual(await here.textsTo(mobile), [])
  await removeExpiredCodes(db)
  const { rows } = await sql<object>`select from phone_codes where member_id = ${ada.id}`.execute(db)
  assert.equal(rows.length, 0)
})

test('codes are one a minute and five a day, for a member and for a number', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const mobile = newNumber()
  await codeFor(here, ada, mobile)
  await here.as(ada).isRefused('send_phone_code', { mobile: newNumber() }, 'phone_code_soon')
  await here.as(bob).isRefused('send_phone_code', { mobile }, 'phone_code_soon')
  for (let i = 0; i < 4; i++) {
    await minutesPass(here, 2)
    await codeFor(here, ada, mobile)
  }
  await minutesPass(here, 2)
  await here.as(ada).isRefused('send_phone_code', { mobile: newNumber() }, 'phone_codes_spent')
  await here.as(bob).isRefused('send_phone_code', { mobile }, 'phone_codes_spent')
  await codeFor(here, bob, newNumber())
  await minutesPass(here, 24 * 60)
  await codeFor(here, ada, mobile)
})

test('many requests at once send one code', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const mobile = newNumber()
  const answers = await Promise.all(
    [ada, bob, ada, bob].map((member) => here.as(member).send('send_phone_code', { mobile })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 429, 429, 429])
})

test('a number is of the member who proved it last; the one before is told', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const mobile = newNumber()
  await here.as(ada).call('verify_phone', { mobile, code: await codeFor(here, ada, mobile) })
  await minutesPass(here, 2)
  await here.as(bob).call('verify_phone', { mobile, code: await codeFor(here, bob, mobile) })
  assert.deepEqual(await scoreOf(here, bob), [10, 'good', mobile])
  assert.deepEqual(await scoreOf(here, ada), [0, 'low', null])
  assert.deepEqual(here.events('phone.moved').at(-1), { member: ada.id })
  await gatherNews(here.platform)
  const { recdata } = await here.as(ada).call('notification_list', {})
  assert.match(recdata[0]?.title ?? '', /verified in another account/)
})

test('two members with one number, and two who swap theirs, at once', async () => {
  const here = await world()
  const members = [await here.person('Ada'), await here.person('Bob')] as const
  const numbersOf = [newNumber(), newNumber()] as const
  const provenBy = async (i: 0 | 1, mobile: string) => {
    const code = await codeFor(here, members[i], mobile)
    await minutesPass(here, 2)
    return () => here.as(members[i]).send('verify_phone', { mobile, code })
  }
  const held = async () =>
    (await Promise.all(members.map((each) => scoreOf(here, each)))).map(([, , mobile]) => mobile)

  const both = [await provenBy(0, numbersOf[0]), await provenBy(1, numbersOf[0])]
  const answers = await Promise.all(both.map((prove) => prove()))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.deepEqual((await held()).filter((mobile) => mobile === numbersOf[0]).length, 1)

  await here.as(members[0]).call('delete_phone', {})
  await here.as(members[1]).call('delete_phone', {})
  await (
    await provenBy(0, numbersOf[0])
  )()
  await (
    await provenBy(1, numbersOf[1])
  )()
  await minutesPass(here, 24 * 60)
  const swap = [await provenBy(0, numbersOf[1]), await provenBy(1, numbersOf[0])]
  const swapped = await Promise.all(swap.map((prove) => prove()))
  assert.deepEqual(
    swapped.map(({ status }) => status),
    [200, 200],
  )
  assert((await held()).every((mobile) => mobile === null || numbersOf.includes(mobile as string)))
})

test('a visitor has no phone', async () => {
  const here = await world()
  const mobile = newNumber()
  await here.as().isRefused('get_trust_score', {}, 'session_unknown')
  await here.as().isRefused('send_phone_code', { mobile }, 'session_unknown')
  await here.as().isRefused('verify_phone', { mobile, code: '123456' }, 'session_unknown')
  await here.as().isRefused('delete_phone', {}, 'session_unknown')
})
