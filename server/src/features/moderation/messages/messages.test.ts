/** What members and moderators write to each other. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { twoProcesses } from '../../../../test/processes.ts'
import { startHeld } from '../../../../test/races.ts'
import { removeMember } from '../../../../test/remove-member.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Answer, Person, World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { moderationLeaving } from '../moderation.leaving.ts'

let here: World
let there: World
let moderator: Person
let other: Person
let admin: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  moderator = await staffMember(here, 'Mod', 'moderator')
  other = await staffMember(here, 'Other', 'moderator')
  admin = await staffMember(here, 'Root', 'admin')
})

const db = () => here.platform.database.db

/** A post of this author that was reported, and decided about unless `acts` is missing. */
async function decided(author: Person, reporter: Person, acts?: readonly ('hide' | 'warn' | 'suspend')[]) {
  const { post_id } = (await here.as(author).call('add_post', { message: 'buy now' })).recdata
  const report = { report_type: 'post', report_id: post_id, reason: 'spam' } as const
  const { report_id } = (await here.as(reporter).call('add_report', report)).recdata
  if (!acts) return 0
  const verdict = { report_ids: [report_id], acts: [...acts], rule_id: 1, reason: 'Against the rules' }
  return (await here.as(moderator).call('decide_reports', verdict)).recdata[0]?.decision_id ?? 0
}

const own = async (who: Person, input: object = {}) => here.as(who).call('moderator_messages', input)
const textsOf = (messages: ReadonlyArray<{ message: string }>) => messages.map(({ message }) => message)
const read = async (member: Person, input: object = {}, who = moderator) =>
  here.as(who).call('member_messages', { view_user_id: member.id, ...input })
const answer = (member: Person, message: string, input: object = {}, who = moderator, world = here) =>
  world.as(who).send('send_member_message', { view_user_id: member.id, message, ...input })
const threads = async (state: 'waiting' | 'all' = 'waiting', who = moderator) =>
  (await here.as(who).call('member_thread_list', { state, limit: 50 })).recdata
const waitsFor = async (member: Person, who = moderator) =>
  (await threads('waiting', who)).filter((thread) => thread.member?.user_id === member.id)
const errorOf = ({ body }: Answer) => body['error']

test('a suspended member writes about a decision, moderators answer without a name, and both sides are told', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const decision_id = await decided(eve, ada, ['suspend'])
  await here.as(eve).call('send_moderator_message', { decision_id, message: ' Why? ' })
  await here.as(eve).call('send_moderator_message', { message: 'And in general?' })
  const [waiting] = (await waitsFor(eve)).filter(({ about }) => about !== null)
  assert.deepEqual(
    [waiting?.about, waiting?.message, waiting?.by_staff, waiting?.barred],
    [{ decision_id, report_type: 'post', shown: 'buy now', rule: 'No spam' }, 'Why?', 0, null],
  )
  assert.ok(waiting?.waits_since)
  const asked = await read(eve, { decision_id })
  assert.deepEqual([asked.member?.user_id, asked.waits, textsOf(asked.messages)], [eve.id, 1, ['Why?']])
  const read_id = asked.messages[0]?.message_id ?? 0
  assert.equal((await answer(eve, 'Ten times in a row', { decision_id, read_id })).status, 200)
  assert.deepEqual(
    (await waitsFor(eve)).map(({ about }) => about),
    [null],
  )

  const told = await own(eve, { decision_id })
  assert.deepEqual(
    told.messages.map(({ message, by_staff }) => [message, by_staff]),
    [
      ['Ten times in a row', 1],
      ['Why?', 0],
    ],
  )
  assert.equal(told.about?.decision_id, decision_id)
  assert.doesNotMatch(JSON.stringify(told), /Mod|"moderator"/)
  const answered = await read(eve, { decision_id }, other)
  assert.deepEqual([answered.messages[0]?.moderator?.user_id, answered.waits], [moderator.id, 0])
  assert.deepEqual(textsOf((await own(eve)).messages), ['And in general?'])
  await gatherNews(here.platform)
  const { rows: news } = await sql`
    select kind from notifications where member_id = ${eve.id} and kind = 'moderators_wrote'`.execute(db())
  assert.equal(news.length, 1)
  const [logged] = (await here.as(admin).call('audit_log', { act: 'send_member_message' })).recdata
  assert.deepEqual([logged?.actor_user_id, logged?.object_id], [moderator.id, String(eve.id)])
})

test('a moderator writes first; news lead to the thread; pages go back by their cursor', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const decision_id = await decided(eve, ada, ['warn'])
  for (const message of ['one', 'two', 'three']) {
    const read_id = (await read(eve, { decision_id })).messages[0]?.message_id ?? 0
    assert.equal((await answer(eve, message, { decision_id, read_id })).status, 200)
  }
  await answer(eve, 'Hello')
  assert.deepEqual(await waitsFor(eve), [], 'who was written to doesn’t wait')
  assert.equal((await threads('all'))[0]?.message, 'Hello')
  await gatherNews(here.platform)
  const { recdata } = await here.as(eve).call('notification_list', {})
  assert.deepEqual(
    recdata.filter(({ kind }) => kind === 'moderators_wrote').map(({ link, message }) => [link, message]),
    [
      ['/setting/moderators', 'Hello'],
      [`/setting/moderators?decision=${decision_id}`, 'three'],
    ],
  )
  const first = await own(eve, { decision_id, limit: 2 })
  const second = await own(eve, { decision_id, limit: 2, before: first.next })
  assert.deepEqual([...textsOf(first.messages), ...textsOf(second.messages)], ['three', 'two', 'one'])
  assert.equal(second.next, undefined)
  const page = await here.as(moderator).call('member_thread_list', { state: 'all', limit: 1 })
  const next = await here
    .as(moderator)
    .call('member_thread_list', { state: 'all', limit: 1, before: page.next })
  assert.deepEqual([page.recdata[0]?.message, next.recdata[0]?.message], ['Hello', 'three'])
})

test('what needs no answer doesn’t wait until its member writes again', async () => {
  const eve = await here.person('Eve')
  const settle = (read_id: number) =>
    here.as(moderator).send('settle_member_thread', { view_user_id: eve.id, read_id })
  assert.equal(errorOf(await settle(0)), 'thread_settled')
  await here.as(eve).call('send_moderator_message', { message: 'Thanks' })
  assert.equal(errorOf(await settle(0)), 'written_since')
  const read_id = (await read(eve)).messages[0]?.message_id ?? 0
  assert.equal((await settle(read_id)).status, 200)
  assert.deepEqual(await waitsFor(eve), [])
  await here.as(eve).call('send_moderator_message', { message: 'One more thing' })
  const [again] = await waitsFor(eve)
  assert.equal(again?.waits_since, again?.latest_at)
  // Both pages of what waits, longest first.
  const before = (await threads()).length
  const later = await here.person('Later')
  await here.as(later).call('send_moderator_message', { message: 'Me too' })
  const list = await threads()
  assert.deepEqual([list.length, list.at(-1)?.member?.user_id], [before + 1, later.id])
  const some = await here.as(moderator).call('member_thread_list', { limit: before })
  const rest = await here.as(moderator).call('member_thread_list', { limit: before, before: some.next })
  assert.deepEqual(
    [...some.recdata, ...rest.recdata].map(({ member }) => member?.user_id),
    list.map(({ member }) => member?.user_id),
  )
})

test('a thread is its member’s and moderators’ without a part in it', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const decision_id = await decided(eve, ada, ['hide'])
  const fine = await decided(eve, ada, [])
  await here.as(eve).call('send_moderator_message', { decision_id, message: 'SECRET' })
  for (const [who, decision] of [
    [ada, decision_id],
    [eve, fine],
    [eve, 999_999],
  ] as const) {
    const input = { decision_id: decision, message: 'x' }
    await here.as(who).isRefused('moderator_messages', { decision_id: decision }, 'decision_not_found')
    await here.as(who).isRefused('send_moderator_message', input, 'decision_not_found')
  }
  assert.deepEqual((await own(ada)).messages, [])
  await here.as(eve).isRefused('send_moderator_message', { message: ' ' }, 'invalid_fields')
  await here.as(eve).isRefused('send_moderator_message', { message: 'x'.repeat(2001) }, 'invalid_fields')
  await here.as().isRefused('moderator_messages', {}, 'session_unknown')
  await here.as().isRefused('send_moderator_message', { message: 'x' }, 'session_unknown')
  await here.as(eve).isRefused('member_messages', { view_user_id: eve.id, decision_id }, 'role_needed')

  const refused = async (who: Person, member: number, name: string, decision?: number) => {
    const thread = { view_user_id: member, ...(decision !== undefined && { decision_id: decision }) }
    await here.as(who).isRefused('member_messages', thread, name)
    await here.as(who).isRefused('send_member_message', { ...thread, message: 'x' }, name)
    await here.as(who).isRefused('settle_member_thread', thread, name)
  }
  await refused(moderator, 999_999, 'member_not_found')
  await refused(moderator, ada.id, 'decision_not_found', decision_id)
  await refused(moderator, eve.id, 'decision_not_found', fine)
  await here
    .as(moderator)
    .isRefused('send_member_message', { view_user_id: eve.id, message: '' }, 'invalid_fields')

  // Themself, an admin, and what they reported: also while it waits, in the general thread.
  const party = await staffMember(here, 'Party', 'moderator')
  const reported = await decided(eve, party, ['warn'])
  await here.as(eve).call('send_moderator_message', { decision_id: reported, message: 'SECRET' })
  await here.as(party).call('send_moderator_message', { message: 'SECRET' })
  await here.as(admin).call('send_moderator_message', { message: 'SECRET' })
  await refused(party, party.id, 'case_barred')
  await refused(party, admin.id, 'case_barred')
  await refused(party, eve.id, 'case_barred', reported)
  await read(eve, {}, party)
  await decided(eve, party)
  await refused(party, eve.id, 'case_barred')
  const seen = await threads('all', party)
  const barredOf = ({ id }: Person, decision: number | null) => {
    const thread = seen.find(
      ({ member, about }) => member?.user_id === id && (about?.decision_id ?? null) === decision,
    )
    return [thread?.barred, thread?.message, thread?.about?.shown]
  }
  assert.deepEqual(barredOf(party, null), ['own', '', undefined])
  assert.deepEqual(barredOf(admin, null), ['admin', '', undefined])
  assert.deepEqual(barredOf(eve, reported), ['reporter', '', ''])
  assert.deepEqual(barredOf(eve, decision_id), [null, 'SECRET', 'buy now'])
})

test('twenty a day, however many at once', async () => {
  const eve = await here.person('Eve')
  const send = (_: unknown, nth: number) =>
    (nth % 2 === 0 ? here : there).as(eve).send('send_moderator_message', { message: `Hello ${nth}` })
  const answers = await Promise.all(Array.from({ length: 24 }, send))
  assert.equal(answers.filter(({ status }) => status === 200).length, 20)
  await here.as(eve).isRefused('send_moderator_message', { message: 'x' }, 'too_many_to_moderators')
  assert.equal((await own(eve, { limit: 50 })).messages.length, 20)
})

test('of two answers at once one is sent, and none to a message that came meanwhile', async () => {
  const eve = await here.person('Eve')
  await here.as(eve).call('send_moderator_message', { message: 'Why?' })
  const hold = sql`select from members where id = ${eve.id} for update`
  const latest = async () => (await read(eve)).messages[0]?.message_id ?? 0
  const read_id = await latest()
  const answers: Answer[] = []
  await startHeld(db(), hold, [
    async () => answers.push(await answer(eve, 'Because', { read_id })),
    async () => answers.push(await answer(eve, 'So', { read_id }, other, there)),
  ])
  while (answers.length < 2) await new Promise((done) => setTimeout(done, 5))
  assert.deepEqual(answers.map(errorOf).toSorted(), ['written_since', undefined])
  assert.equal((await own(eve)).messages.length, 2)

  const at = await latest()
  const ended: { written?: Answer; answered?: Answer } = {}
  await startHeld(db(), hold, [
    async () => (ended.written = await here.as(eve).send('send_moderator_message', { message: 'Wait' })),
    async () => (ended.answered = await answer(eve, 'Bye', { read_id: at }, other, there)),
  ])
  while (!ended.written || !ended.answered) await new Promise((done) => setTimeout(done, 5))
  assert.deepEqual([ended.written, ended.answered].map(errorOf), [undefined, 'written_since'])
  assert.equal((await waitsFor(eve)).length, 1, 'what nobody has read still waits')
})

test('a thread is exported and goes with its member; what a moderator wrote stays when they leave', async () => {
  const [eve, bob] = [await here.person('Eve'), await here.person('Bob')]
  const leaving = await staffMember(here, 'Leaving', 'moderator')
  for (const who of [eve, bob]) {
    await here.as(who).call('send_moderator_message', { message: 'Why?' })
    const read_id = (await read(who)).messages[0]?.message_id ?? 0
    assert.equal((await answer(who, 'Because', { read_id }, leaving)).status, 200)
  }
  const exported = moderationLeaving.tables['moderator_threads']
  assert.ok(exported && 'rows' in exported)
  const { rows } = await exported.rows(sql`${eve.id}`).execute(db())
  assert.deepEqual(
    (rows as Array<{ written_by: string; message: string }>).map(({ written_by, message }) => [
      written_by,
      message,
    ]),
    [
      ['you', 'Why?'],
      ['moderators', 'Because'],
    ],
  )
  await removeMember(here, leaving.id)
  const left = await read(bob)
  assert.deepEqual(
    left.messages.map(({ message, by_staff, moderator: by }) => [message, by_staff, by]),
    [
      ['Because', 1, null],
      ['Why?', 0, null],
    ],
  )
  await removeMember(here, eve.id)
  const { rows: kept } = await sql<{ count: number }>`
    select count(*)::int as count from moderator_threads where member_id = ${eve.id}`.execute(db())
  assert.equal(kept[0]?.count, 0)
})
