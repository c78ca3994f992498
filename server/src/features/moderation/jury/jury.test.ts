/** Juries, from the draw to the verdict: members are made by SQL where they only fill seats. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, test } from 'node:test'
import { jurySize, leastEligible, votesToOverturn, votesToUphold } from '@commons/contract/moderation/jury.ts'
import { sql } from 'kysely'
import { twoProcesses } from '../../../../test/processes.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { workJuries } from './jury.jobs.ts'

let here: World
let there: World
let moderator: Person
let other: Person
const pool = new Map<number, Person>()
before(async () => {
  ;[here, there] = await twoProcesses()
  moderator = await staffMember(here, 'Mod', 'moderator')
  other = await staffMember(here, 'Other', 'moderator')
  for (let nth = 0; nth < 40; nth++) {
    const person = await here.person(`Juror ${nth}`)
    pool.set(person.id, person)
  }
  await makeEligible([...pool.keys()])
})

const db = () => here.platform.database.db

const makeEligible = (ids: readonly number[]) =>
  sql`update members set email_verified_at = now(), created_at = now() - interval '60 days'
    where id = any (${ids}::bigint[])`.execute(db())

const verdict = { acts: ['hide' as const], rule_id: 1, reason: 'Against the rules' }

interface Case {
  readonly author: Person
  readonly reporter: Person
  readonly post_id: number
  readonly decision_id: number
  readonly appeal_id: number
}

/** An appeal against a decision about a post. */
async function appealed({
  post = {},
  reason = 'spam',
  author: given,
  decision = {},
}: { post?: object; reason?: 'spam' | 'illegal'; author?: Person; decision?: object } = {}): Promise<Case> {
  const [author, reporter] = [given ?? (await here.person('Evelyn')), await here.person('Adalbert')]
  await here.befriend(author, reporter)
  const { post_id } = (await here.as(author).call('add_post', { message: 'buy now', ...post })).recdata
  const report = { report_type: 'post', report_id: post_id, reason } as const
  const { report_id } = (await here.as(reporter).call('add_report', report)).recdata
  const input = { report_ids: [report_id], ...verdict, ...decision }
  const { recdata } = await here.as(moderator).call('decide_reports', input)
  const decision_id = recdata[0]?.decision_id ?? 0
  const appeal = { decision_id, message: 'It was a joke' }
  const { appeal_id } = (await here.as(author).call('appeal_decision', appeal)).recdata
  return { author, reporter, post_id, decision_id, appeal_id }
}

const stateOf = async (appeal: number) => {
  const { rows } = await sql<{ state: string }>`select state from appeals where id = ${appeal}`.execute(db())
  return rows[0]?.state
}
const seatsOf = async (appeal: number, ...states: string[]) => {
  const { rows } = await sql<{ id: number; member_id: number; state: string }>`
    select id, member_id, state from jurors where appeal_id = ${appeal} order by id`.execute(db())
  return rows.filter(({ state }) => states.length === 0 || states.includes(state))
}
const personOf = (id: number) => pool.get(id) ?? assert.fail(`${id} was drawn, and is no juror`)
const answer = (id: number, seat: number, status: 'accept' | 'decline', world = here) =>
  world.as(personOf(id)).send('answer_jury_case', { jury_case_id: seat, status })
const vote = (id: number, seat: number, how: 'uphold' | 'overturn', world = here) =>
  world.as(personOf(id)).send('jury_vote', { jury_case_id: seat, verdict: how, message: 'I say so' })
/** Has so many accept and vote. */
async function votes(appeal: number, count: number, how: 'uphold' | 'overturn') {
  for (const { id, member_id } of (await seatsOf(appeal, 'invited')).slice(0, count)) {
    assert.equal((await answer(member_id, id, 'accept')).status, 200)
    assert.equal((await vote(member_id, id, how)).status, 200)
  }
}
const casesOf = async (person: Person) => (await here.as(person).call('jury_case_list', {})).recdata

test('twelve are drawn in the order of the seed, among those who can be', async () => {
  const { appeal_id, author, reporter } = await appealed()
  assert.equal(await stateOf(appeal_id), 'jury')
  const seats = await seatsOf(appeal_id)
  assert.equal(seats.length, jurySize)
  const { rows } = await sql<{ seed: Buffer }>`
    select jury_seed as seed from appeals where id = ${appeal_id}`.execute(db())
  const turn = (id: number) => {
    const member = Buffer.alloc(8)
    member.writeBigInt64BE(BigInt(id))
    return createHash('sha256')
      .update(rows[0]?.seed ?? '')
      .update(member)
      .digest('hex')
  }
  const inOrder = [...pool.keys()].toSorted((a, b) => (turn(a) < turn(b) ? -1 : 1))
  assert.deepEqual(
    seats.map(({ member_id }) => member_id),
    inOrder.slice(0, jurySize),
  )
  assert.ok(!seats.some(({ member_id }) => [author.id, reporter.id, moderator.id].includes(member_id)))
  await gatherNews(here.platform)
  const { recdata } = await here.as(personOf(seats[0]?.member_id ?? 0)).call('notification_list', {})
  assert.deepEqual([recdata[0]?.kind, recdata[0]?.link], ['jury_invited', '/setting/jury'])
  const [own] = (await here.as(author).call('decision_list', {})).recdata
  assert.deepEqual([own?.appeal?.state, own?.appeal?.jury], ['jury', null])
  const [listed] = (await here.as(other).call('appeal_list', { state: 'jury' })).recdata
  assert.deepEqual(listed?.seats, { taken: 0, voted: 0 })
  await here
    .as(other)
    .isRefused('answer_appeal', { appeal_id, verdict: 'upheld', message: 'x' }, 'appeal_with_jury')
})

test('who is involved, away, new, unwilling or not active is never drawn', async () => {
  const author = await here.person('Evelyn')
  const ids = [...pool.keys()]
  const [blocked, friend, unwilling, idle, unverified, fresh, decided, away, staff] = ids
  const people = ids.slice(0, 9).map(personOf)
  await here.block(people[0] ?? author, author)
  await here.befriend(people[1] ?? author, author)
  await here.as(people[2]).call('update_jury_setting', { takes_part: 0 })
  await sql`update sessions set last_used_at = now() - interval '31 days' where member_id = ${idle}`.execute(
    db(),
  )
  await sql`update members set email_verified_at = null where id = ${unverified}`.execute(db())
  await sql`update members set created_at = now() - interval '29 days' where id = ${fresh}`.execute(db())
  await sql`
    with de as (insert into decisions (kind, reported_id, member_id, rule_id, rule_version, reason, shown)
      values ('post', 1, ${decided}, 1, (select version_id from rules where id = 1), 'x', '{}') returning id)
    insert into decision_acts (decision_id, act) select id, 'warn' from de`.execute(db())
  await sql`insert into away_members (member_id) values (${away})`.execute(db())
  await sql`insert into staff_roles (member_id, role) values (${staff}, 'support')`.execute(db())
  // 31 of 40 are left, and 36 are needed.
  const few = await appealed({ author })
  assert.equal(await stateOf(few.appeal_id), 'waiting')
  const more: Person[] = []
  for (let nth = ids.length - 9; nth < leastEligible; nth++) more.push(await here.person(`More ${nth}`))
  for (const person of more) pool.set(person.id, person)
  await makeEligible(more.map(({ id }) => id))
  const enough = await appealed({ author })
  assert.equal(await stateOf(enough.appeal_id), 'jury')
  // All the others are drawn, one after the other, and then nobody.
  const left = new Set([blocked, friend, unwilling, idle, unverified, fresh, decided, away, staff])
  for (let round = 0; round < 4; round++)
    for (const { id, member_id } of await seatsOf(enough.appeal_id, 'invited')) {
      assert.ok(!left.has(member_id))
      await answer(member_id, id, 'decline')
    }
  assert.equal(await stateOf(enough.appeal_id), 'waiting', 'without nine jurors a moderator answers')
  await here
    .as(other)
    .call('answer_appeal', { appeal_id: enough.appeal_id, verdict: 'upheld', message: 'We looked at it' })
  await sql`delete from jury_refusals`.execute(db())
  await sql`delete from away_members`.execute(db())
  await sql`delete from staff_roles where member_id = ${staff}`.execute(db())
  await sql`update sessions set last_used_at = now()`.execute(db())
  await makeEligible([...pool.keys()])
})

test('a jury sees public text that is not sensitive; else a moderator answers', async () => {
  const states = []
  for (const each of [
    { post: { post_type: 'private' } },
    { post: { nsfw: 'Nudity' } },
    { reason: 'illegal' as const },
    { decision: { acts: ['label'], nsfw: ['Nudity'] } },
  ])
    states.push(await stateOf((await appealed(each)).appeal_id))
  assert.deepEqual(states, ['waiting', 'waiting', 'waiting', 'waiting'])
})

test('jurors learn of the case when they accept, and never whose it is', async () => {
  const found = await appealed()
  const [seat, next, third] = await seatsOf(found.appeal_id)
  const juror = personOf(seat?.member_id ?? 0)
  const [invited] = (await casesOf(juror)).filter(({ jury_case_id }) => jury_case_id === seat?.id)
  assert.deepEqual(
    [invited?.state, invited?.shown, invited?.reason, invited?.appeal, invited?.rule.title],
    ['invited', '', '', '', 'No spam'],
  )
  const jury_case_id = seat?.id ?? 0
  await here.as(juror).isRefused('jury_vote', { jury_case_id, verdict: 'uphold' }, 'jury_not_accepted')
  await here.as(juror).call('answer_jury_case', { jury_case_id, status: 'accept' })
  await here
    .as(juror)
    .isRefused('answer_jury_case', { jury_case_id, status: 'decline' }, 'jury_case_answered')
  const [open] = (await casesOf(juror)).filter((each) => each.jury_case_id === jury_case_id)
  assert.deepEqual(
    [open?.shown, open?.reason, open?.appeal, open?.acts],
    ['buy now', verdict.reason, 'It was a joke', ['hide']],
  )
  const { author, reporter, appeal_id } = found
  const told = JSON.stringify(open)
  for (const { name, username } of [author, reporter, moderator, personOf(next?.member_id ?? 0)])
    assert.doesNotMatch(told, new RegExp(`${name}|${username}`))
  // Of all ids only that of the seat, which nobody shares, and of the rule.
  assert.deepEqual(told.match(/"[a-z_]*_?ids?"/g)?.toSorted(), ['"jury_case_id"', '"rule_id"'])
  // The seat of another is nobody's.
  const theirs = { jury_case_id: third?.id ?? 0, verdict: 'uphold' as const }
  await here.as(juror).isRefused('jury_vote', theirs, 'jury_case_not_found')
  await here
    .as(author)
    .isRefused('answer_jury_case', { jury_case_id, status: 'accept' }, 'jury_case_not_found')
  await here.as(juror).call('jury_vote', { jury_case_id, verdict: 'uphold', message: 'It is spam' })
  await here.as(juror).isRefused('jury_vote', { jury_case_id, verdict: 'overturn' }, 'jury_voted')
  const [voted] = (await casesOf(juror)).filter((each) => each.jury_case_id === jury_case_id)
  assert.deepEqual([voted?.state, voted?.verdict, voted?.votes], ['voted', 'uphold', null])
  const [listed] = (await here.as(other).call('appeal_list', { state: 'jury', limit: 50 })).recdata.filter(
    (each) => each.appeal_id === appeal_id,
  )
  assert.deepEqual(listed?.seats, { taken: 1, voted: 1 })
  assert.doesNotMatch(JSON.stringify(listed), /It is spam|uphold/)
})

test('nine overturn a decision: all is back, and the member reads what jurors said', async () => {
  const { author, appeal_id, post_id, reporter } = await appealed()
  await votes(appeal_id, votesToUphold - 1, 'uphold')
  await votes(appeal_id, votesToOverturn - 1, 'overturn')
  assert.equal(await stateOf(appeal_id), 'jury')
  await votes(appeal_id, 1, 'overturn')
  assert.equal(await stateOf(appeal_id), 'overturned')
  const [own] = (await here.as(author).call('decision_list', {})).recdata
  assert.deepEqual(
    [own?.is_undone, own?.appeal?.state, own?.appeal?.jury?.overturn, own?.appeal?.jury?.uphold],
    [1, 'overturned', votesToOverturn, votesToUphold - 1],
  )
  assert.deepEqual(
    own?.appeal?.jury?.words,
    Array.from({ length: jurySize }, () => 'I say so'),
  )
  assert.equal((await here.as(reporter).call('post_detail', { post_id })).code, true)
  const [seat] = await seatsOf(appeal_id, 'voted')
  const [over] = await casesOf(personOf(seat?.member_id ?? 0))
  assert.deepEqual(
    [over?.state, over?.outcome, over?.votes],
    ['over', 'overturned', { overturn: votesToOverturn, uphold: votesToUphold - 1 }],
  )
  await gatherNews(here.platform)
  const { recdata } = await here.as(personOf(seat?.member_id ?? 0)).call('notification_list', {})
  assert.equal(recdata[0]?.kind, 'jury_ended')
  // Staff read no juror's name where one would say who took it back.
  const { undone_by } =
    (await here.as(other).call('appeal_list', { state: 'answered' })).recdata[0]?.decision ?? {}
  assert.equal(undone_by, null)
})

test('four uphold a decision, and those who are late find it over', async () => {
  const { author, appeal_id } = await appealed()
  const late = (await seatsOf(appeal_id, 'invited')).at(-1)
  await votes(appeal_id, votesToUphold, 'uphold')
  assert.equal(await stateOf(appeal_id), 'upheld')
  const [own] = (await here.as(author).call('decision_list', {})).recdata
  assert.deepEqual([own?.is_undone, own?.appeal?.jury?.uphold], [0, votesToUphold])
  assert.equal((await answer(late?.member_id ?? 0, late?.id ?? 0, 'accept')).body['error'], 'jury_case_over')
})

test('who doesn’t answer in two days or goes away is replaced, and after seven days a moderator answers', async () => {
  const { author, appeal_id } = await appealed()
  const [first, second, third] = await seatsOf(appeal_id)
  await answer(second?.member_id ?? 0, second?.id ?? 0, 'accept')
  await sql`update jurors set invited_at = now() - interval '49 hours' where id in (${first?.id}, ${second?.id})`.execute(
    db(),
  )
  await sql`insert into away_members (member_id) values (${third?.member_id})`.execute(db())
  await Promise.all([workJuries(here.platform), workJuries(there.platform)])
  await sql`delete from away_members`.execute(db())
  assert.deepEqual(
    (await seatsOf(appeal_id, 'lapsed')).map(({ id }) => id),
    [first?.id, third?.id],
  )
  assert.equal((await seatsOf(appeal_id, 'invited', 'accepted')).length, jurySize)
  assert.equal(
    (await answer(first?.member_id ?? 0, first?.id ?? 0, 'accept')).body['error'],
    'jury_case_over',
  )
  assert.deepEqual(
    (await casesOf(personOf(first?.member_id ?? 0))).filter(({ jury_case_id }) => jury_case_id === first?.id),
    [],
  )
  await votes(appeal_id, votesToOverturn - 1, 'overturn')
  await sql`update appeals set jury_until = now() where id = ${appeal_id}`.execute(db())
  await workJuries(here.platform)
  assert.equal(await stateOf(appeal_id), 'waiting')
  const [voter] = await seatsOf(appeal_id, 'voted')
  const [over] = await casesOf(personOf(voter?.member_id ?? 0))
  assert.deepEqual([over?.outcome, over?.votes], ['undecided', null])
  await here.as(other).call('answer_appeal', { appeal_id, verdict: 'upheld', message: 'We looked at it' })
  const [own] = (await here.as(author).call('decision_list', {})).recdata
  assert.deepEqual([own?.appeal?.state, own?.appeal?.jury], ['upheld', null])
})

test('the last votes, a decision taken back and the end of time meet, from two processes', async () => {
  const { appeal_id } = await appealed()
  await votes(appeal_id, votesToUphold - 1, 'uphold')
  await votes(appeal_id, votesToOverturn - 2, 'overturn')
  const [one, two] = await seatsOf(appeal_id, 'invited')
  assert.ok(one && two)
  for (const { id, member_id } of [one, two]) await answer(member_id, id, 'accept')
  const [last, lastButOne] = await Promise.all([
    vote(one.member_id, one.id, 'overturn'),
    vote(two.member_id, two.id, 'overturn', there),
  ])
  assert.deepEqual([last.status, lastButOne.status], [200, 200])
  assert.equal(await stateOf(appeal_id), 'overturned')

  const raced = await appealed()
  await votes(raced.appeal_id, votesToOverturn - 1, 'overturn')
  const [seat] = await seatsOf(raced.appeal_id, 'invited')
  assert.ok(seat)
  await answer(seat.member_id, seat.id, 'accept')
  const [voted, undone] = await Promise.all([
    vote(seat.member_id, seat.id, 'overturn', there),
    here.as(other).send('undo_decision', { decision_id: raced.decision_id, reason: 'x' }),
  ])
  const won = voted.status === 200
  assert.deepEqual(
    [voted.body['error'], undone.body['error'], await stateOf(raced.appeal_id)],
    won ? [undefined, 'decision_undone', 'overturned'] : ['jury_case_over', undefined, 'undone'],
  )

  const timed = await appealed()
  await votes(timed.appeal_id, votesToOverturn - 1, 'overturn')
  const [end] = await seatsOf(timed.appeal_id, 'invited')
  assert.ok(end)
  await answer(end.member_id, end.id, 'accept')
  await sql`update appeals set jury_until = now() where id = ${timed.appeal_id}`.execute(db())
  const [late] = await Promise.all([
    vote(end.member_id, end.id, 'overturn', there),
    workJuries(here.platform),
  ])
  assert.equal(await stateOf(timed.appeal_id), late.status === 200 ? 'overturned' : 'waiting')
})
