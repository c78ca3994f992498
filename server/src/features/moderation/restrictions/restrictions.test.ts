/** Members who are suspended or limited: what they can still do, who sees them, and how it ends. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { allCalls } from '@commons/contract/all.ts'
import { needsSession } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import { logIn } from '../../../../test/scenes/accounts-scene.ts'
import { assertSameRows, dumpRows } from '../../../../test/rows.ts'
import { staffMember } from '../../../../test/staff.ts'
import { until as eventually } from '../../../../test/until.ts'
import { makeWorld, password, type Person, type World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { endRestrictionsOver } from './restrictions.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

let one: World
let other: World
let moderator: Person
let admin: Person
before(async () => {
  one = await makeWorld()
  other = await makeWorld({ database: one.database })
  moderator = await staffMember(one, 'Mod', 'moderator')
  admin = await staffMember(one, 'Root', 'admin')
})

type Act = 'warn' | 'suspend' | 'limit'

const decide = async (member: Person, acts: Act[], until?: string, who = moderator) =>
  (
    await one.as(who).call('decide_member', {
      view_user_id: member.id,
      acts,
      rule_id: 1,
      reason: 'Spam for days',
      ...(until && { until }),
    })
  ).decision_id
const undo = (decision_id: number) =>
  one.as(moderator).call('undo_decision', { decision_id, reason: 'Wrong' })
const recordOf = async ({ id }: Person) =>
  (await one.as(moderator).call('member_record', { view_user_id: id })).recdata
const errorIn = async (here: World, who: Person, name = 'timeline') =>
  (await here.as(who).send(name, {})).body['error']
/** Makes what a decision imposed end a moment ago. */
const makeDue = (decision: number) =>
  sql`update restrictions set until = now() - interval '1 second' where decision_id = ${decision}`.execute(
    one.platform.database.db,
  )
const runJob = ({ platform }: World) => endRestrictionsOver(platform).work({} as never)

test('whoever is suspended is gone for everybody, in every process at once, and back exactly as before', async () => {
  const { db } = one.platform.database
  const [eve, ada] = [await one.person('Eve'), await one.person('Ada')]
  await one.befriend(eve, ada)
  const { post_id } = (await one.as(ada).call('add_post', { message: 'Hello' })).recdata
  await one.as(eve).call('add_post', { message: 'buy now #quagga' })
  await one.as(eve).call('add_comment', { object_id: post_id, comment: 'buy here' })
  const seen = async () =>
    JSON.stringify([
      await one.as(ada).call('timeline', {}),
      await one.as(ada).call('all_search', { search: 'Eve' }),
      await one.as(ada).call('comment_list', { object_id: post_id }),
      await one.as(ada).call('follower_list', { view_user_id: ada.id }),
    ])
  assert.match(await seen(), /buy here/)
  // Both processes have her session in their caches.
  for (const here of [one, other]) assert.equal(await errorIn(here, eve), undefined)
  const rows = await dumpRows(db)

  const until = inDays(7)
  const decision = await decide(eve, ['suspend'], until)
  assert.doesNotMatch(await seen(), /buy|Eve/)
  await eventually(async () => (await errorIn(other, eve)) === 'account_suspended')
  const { status, body } = await one.as(eve).send('timeline', {})
  assert.deepEqual([status, body['error'], body['suspended_until']], [403, 'account_suspended', until])
  assert.equal((await one.as(eve).call('show_language', {})).suspension?.until, until)
  const [told] = (await one.as(eve).call('decision_list', {})).recdata
  assert.deepEqual([told?.acts, told?.until, told?.reason], [['suspend'], until, 'Spam for days'])
  assert.equal((await recordOf(eve)).suspended?.until, until)

  await undo(decision)
  await assertSameRows(db, rows)
  for (const here of [one, other]) await eventually(async () => (await errorIn(here, eve)) === undefined)
  assert.match(await seen(), /buy here/)
  assert.equal((await one.as(eve).call('show_language', {})).suspension, undefined)
})

test('suspended members make the calls that say so, and are refused all others', async () => {
  const eve = await one.person('Eve')
  await decide(eve, ['suspend'])
  const calls = allCalls.filter(({ call }) => needsSession(call))
  for (const { key } of calls.filter(({ call }) => !call.whileSuspended))
    assert.equal(await errorIn(one, eve, key), 'account_suspended', key)
  // Logging out ends the session.
  for (const { key } of calls.filter(({ call }) => call.whileSuspended && call.name !== 'logout'))
    assert.notEqual(await errorIn(one, eve, key), 'account_suspended', key)
})

test('suspended members log in, take their data along and delete their account', async () => {
  const eve = await one.person('Eve')
  const decision = await decide(eve, ['suspend'], inDays(3))
  const again = await logIn(one, eve)
  assert.equal(await errorIn(one, again), 'account_suspended')
  await one.as(again).call('request_export', {})
  const left = { password, consent: 1, give_up: 'give up' } as const
  const { delete_at } = await one.as(again).call('delete_account', left)
  assert.ok(delete_at)
  // Coming back ends that they leave, not that they are suspended; and the other way round.
  const back = await logIn(one, eve)
  assert.equal(await errorIn(one, back), 'account_suspended')
  await one.as(back).call('deactivate_account', { password, consent: 1 })
  await undo(decision)
  assert.equal((await recordOf(eve)).suspended, null)
  const hidden = () =>
    sql<{ has_left: boolean }>`select has_left from away_members where member_id = ${eve.id}`.execute(
      one.platform.database.db,
    )
  assert.deepEqual((await hidden()).rows, [{ has_left: true }])
  await logIn(one, eve)
  assert.deepEqual((await hidden()).rows, [])
})

test('several decisions about one member end one by one', async () => {
  const eve = await one.person('Eve')
  const [short, long] = [inDays(1), inDays(30)]
  const first = await decide(eve, ['suspend'], short)
  const second = await decide(eve, ['suspend', 'limit'], long)
  assert.deepEqual((await recordOf(eve)).suspended, { until: long })
  const third = await decide(eve, ['suspend'])
  assert.deepEqual((await recordOf(eve)).suspended, { until: null })
  await undo(third)
  assert.deepEqual((await recordOf(eve)).suspended, { until: long })
  await undo(second)
  assert.deepEqual([(await recordOf(eve)).suspended, (await recordOf(eve)).limited], [{ until: short }, null])
  const { body } = await one.as(eve).send('timeline', {})
  assert.equal(body['suspended_until'], short)
  await makeDue(first)
  await runJob(one)
  assert.equal(await errorIn(one, eve), undefined)
})

test('what is over ends once, whichever process comes first, and beside whoever takes it back', async () => {
  const members = await Promise.all(['Eve', 'Fay', 'Gil', 'Hal'].map((name) => one.person(name)))
  const decisions: number[] = []
  for (const member of members) decisions.push(await decide(member, ['suspend', 'limit'], inDays(1)))
  for (const decision of decisions) await makeDue(decision)
  await Promise.all([runJob(one), runJob(other), ...decisions.slice(0, 2).map(undo)])
  for (const member of members) {
    assert.equal(await errorIn(one, member), undefined)
    assert.deepEqual([(await recordOf(member)).suspended, (await recordOf(member)).limited], [null, null])
  }
  const ids = members.map(({ id }) => id)
  const { rows } = await sql`
    select member_id from away_members where member_id = any (${ids}::bigint[])
    union all select member_id from limited_members where member_id = any (${ids}::bigint[])`.execute(
    one.platform.database.db,
  )
  assert.deepEqual(rows, [])
})

test('suspended at the moment of a login, or while leaving, both hold', async () => {
  for (let tries = 0; tries < 3; tries++) {
    const eve = await one.person('Eve')
    await sql`insert into away_members (member_id) values (${eve.id})`.execute(one.platform.database.db)
    const [decision, again] = await Promise.all([decide(eve, ['suspend']), logIn(other, eve)])
    for (const here of [one, other])
      await eventually(async () => (await errorIn(here, again)) === 'account_suspended')
    const leaving = { password, consent: 1 } as const
    await Promise.all([undo(decision), other.as(again).call('deactivate_account', leaving)])
    const { rows } =
      await sql`select has_left, is_suspended from away_members where member_id = ${eve.id}`.execute(
        one.platform.database.db,
      )
    assert.deepEqual(rows, [{ has_left: true, is_suspended: false }])
  }
})

test('who decides about a member: no member, nobody about themself, about an admin only an admin', async () => {
  const { as } = one
  const eve = await one.person('Eve')
  const input = { view_user_id: eve.id, acts: ['suspend' as const], rule_id: 1, reason: 'Spam' }
  await as(eve).isRefused('decide_member', input, 'role_needed')
  await as(moderator).isRefused('decide_member', { ...input, view_user_id: 999_999 }, 'member_not_found')
  await as(moderator).isRefused('decide_member', { ...input, view_user_id: moderator.id }, 'case_barred')
  await as(moderator).isRefused('decide_member', { ...input, view_user_id: admin.id }, 'last_admin')
  const second = await staffMember(one, 'Second', 'admin')
  await as(moderator).isRefused('decide_member', { ...input, view_user_id: second.id }, 'case_barred')
  await as(moderator).isRefused('decide_member', { ...input, rule_id: 999 }, 'rule_not_found')
  await as(moderator).isRefused('decide_member', { ...input, until: inDays(-1) }, 'until_impossible')
  await as(moderator).isRefused('decide_member', { ...input, until: inDays(4000) }, 'until_impossible')
  // Two admins who suspend each other at once: one stays.
  const answers = await Promise.all([
    as(admin).send('decide_member', { ...input, view_user_id: second.id }),
    other.as(second).send('decide_member', { ...input, view_user_id: admin.id }),
  ])
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  const winner = answers[0].status === 200 ? admin : second
  await one.as(winner).call('undo_decision', {
    decision_id: Number(answers.find(({ status }) => status === 200)?.body['decision_id']),
    reason: 'Only a test',
  })
  const { recdata: log } = await as(admin).call('audit_log', { act: 'decide_member', limit: 1 })
  assert.equal(log[0]?.object_kind, 'member')
})

test('all that a moderator decided between two times is taken back, but what others changed since', async () => {
  const { as } = one
  const rogue = await staffMember(one, 'Rogue', 'moderator')
  const people = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => one.person(name)))
  const from = new Date().toISOString()
  const rows = await dumpRows(one.platform.database.db)
  for (const person of people) await decide(person, ['suspend'], undefined, rogue)
  const own = await staffMember(one, 'Judge', 'admin')
  const about = await decide(own, ['warn'], undefined, admin)
  await sql`update decisions set moderator_id = ${rogue.id} where id = ${about}`.execute(
    one.platform.database.db,
  )
  const input = { moderator_user_id: rogue.id, from, to: inDays(1), reason: 'They went rogue' }
  await as(moderator).isRefused('undo_moderator', input, 'role_needed')
  await as(own).isRefused('undo_moderator', { ...input, to: inDays(-1) }, 'range_impossible')
  await as(own).isRefused('undo_moderator', { ...input, moderator_user_id: 999_999 }, 'member_not_found')
  const { undone, kept, has_more } = await as(own).call('undo_moderator', input)
  assert.deepEqual([undone, kept, has_more], [3, [{ decision_id: about, reason: 'own' }], 0])
  const after = await dumpRows(one.platform.database.db)
  for (const table of ['away_members', 'restrictions', 'member_counts', 'away_comments'])
    assert.deepEqual(after.get(table), rows.get(table), table)
  for (const person of people) assert.equal(await errorIn(one, person), undefined)
  assert.equal((await as(own).call('undo_moderator', input)).undone, 0)
})

test('whoever is limited is found by followers and by links, and by nobody else', async () => {
  const { as } = one
  const [lim, fan, stranger] = [
    await one.person('Limba Quokka'),
    await one.person('Fan'),
    await one.person('Stu'),
  ]
  await one.follow(fan, lim)
  const { post_id } = (await as(lim).call('add_post', { message: 'quokkas #quokka' })).recdata
  const own = (await as(stranger).call('add_post', { message: 'My own' })).recdata.post_id
  const decision = await decide(lim, ['limit'], inDays(1))
  const finds = async (who: Person) =>
    /quokkas|Limba/.test(
      JSON.stringify([
        await as(who).call('timeline', {}),
        await as(who).call('all_search', { search: 'quokkas' }),
        await as(who).call('all_search', { search: 'Limba' }),
        await as(who).call('user_search', { search: 'Limba' }),
      ]),
    )
  assert.deepEqual([await finds(fan), await finds(stranger), await finds(lim)], [true, false, true])
  assert.equal((await as(stranger).call('post_detail', { post_id })).recdata.post_id, post_id)
  assert.match(JSON.stringify(await as(stranger).call('user_timeline', { view_user_id: lim.id })), /quokkas/)
  const told = async (who: Person) => {
    await gatherNews(one.platform)
    return (await as(who).call('notification_list', {})).recdata.length
  }
  await as(lim).call('post_like', { post_id: own })
  await as(lim).call('add_comment', { object_id: own, comment: 'Hello' })
  assert.equal(await told(stranger), 0)
  await undo(decision)
  assert.equal(await finds(stranger), true)
  await as(lim).call('add_comment', { object_id: own, comment: 'Hello again' })
  assert.equal(await told(stranger), 1)
})
