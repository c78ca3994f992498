import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { groupScene, postIn } from '../../../../test/scenes/groups-scene.ts'
import { openPair } from '../../../../test/scenes/pair-scene.ts'
import { makeStaff, staffMember } from '../../../../test/staff.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { password, type Person, type World } from '../../../../test/world.ts'
import { deleteLeaving } from '../../accounts/leaving/leaving.jobs.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { forgetEvidence } from '../moderation.jobs.ts'

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

const verdict = { acts: ['hide' as const], rule_id: 1, reason: 'Against the rules' }
const appeal = { message: 'It was a joke' }

interface Case {
  readonly author: Person
  readonly reporter: Person
  readonly post_id: number
  readonly report_id: number
  readonly decision_id: number
}

/** A post that was reported and decided about. */
async function decided(more: object = {}, by = moderator): Promise<Case> {
  const [author, reporter] = [await here.person('Eve'), await here.person('Ada')]
  const { post_id } = (await here.as(author).call('add_post', { message: 'buy now' })).recdata
  const report = { report_type: 'post', report_id: post_id, reason: 'spam' } as const
  const { report_id } = (await here.as(reporter).call('add_report', report)).recdata
  const input = { report_ids: [report_id], ...verdict, ...more }
  const { recdata } = await here.as(by).call('decide_reports', input)
  return { author, reporter, post_id, report_id, decision_id: recdata[0]?.decision_id ?? 0 }
}

const appealed = async ({ author, decision_id }: Case) =>
  (await here.as(author).call('appeal_decision', { decision_id, ...appeal })).recdata.appeal_id

const newsOf = async (who: Person) => {
  await gatherNews(here.platform)
  const { recdata } = await here.as(who).call('notification_list', {})
  return recdata.flatMap(({ kind }) => (/^(report|decision|appeal)_/.test(kind) ? [kind] : []))
}
const ownOf = async ({ author }: Case) => {
  const [own] = (await here.as(author).call('decision_list', {})).recdata
  assert.ok(own)
  return own
}
const listed = async (who: Person, state: 'waiting' | 'answered' = 'waiting') =>
  (await here.as(who).call('appeal_list', { state, limit: 50 })).recdata

test('an appeal is sent once, in time, by the member whom the decision is about', async () => {
  const found = await decided()
  const { author, reporter, decision_id } = found
  const refused = (who: Person, name: string, input: object = {}) =>
    here.as(who).isRefused('appeal_decision', { decision_id, ...appeal, ...input }, name)
  await refused(reporter, 'decision_not_found')
  await refused(author, 'decision_not_found', { decision_id: 999_999 })
  await refused(author, 'invalid_fields', { message: ' ' })
  const before = await ownOf(found)
  assert.equal(before.appeal, null)
  assert.equal(Date.parse(before.appeal_until ?? '') - Date.parse(before.decided_at), 20 * 86_400_000)
  await appealed(found)
  await refused(author, 'appealed_already')
  const { appeal_until, appeal: sent } = await ownOf(found)
  assert.deepEqual([appeal_until, sent?.state, sent?.message], [null, 'waiting', appeal.message])
  const late = await decided()
  await sql`update decisions set decided_at = now() - interval '20 days' where id = ${late.decision_id}`.execute(
    here.platform.database.db,
  )
  assert.equal((await ownOf(late)).appeal_until, null)
  await refused(late.author, 'appeal_too_late', { decision_id: late.decision_id })
  const undone = await decided()
  await here.as(other).call('undo_decision', { decision_id: undone.decision_id, reason: 'Wrong' })
  await refused(undone.author, 'decision_undone', { decision_id: undone.decision_id })
  const fine = await decided({ acts: [] })
  await refused(fine.author, 'decision_not_found', { decision_id: fine.decision_id })
  await here.as().isRefused('appeal_decision', { decision_id, ...appeal }, 'session_unknown')
})

test('somebody else answers: what stays is told, what is overturned is undone and told to both', async () => {
  const kept = await decided()
  const appeal_id = await appealed(kept)
  const [first] = (await listed(other)).filter((each) => each.appeal_id === appeal_id)
  assert.deepEqual(
    [first?.member?.user_id, first?.message, first?.decision.reason, first?.report_id, first?.barred],
    [kept.author.id, appeal.message, verdict.reason, kept.report_id, null],
  )
  const barred = (await listed(moderator)).find((each) => each.appeal_id === appeal_id)?.barred
  assert.equal(barred, 'decider')
  const answer = { appeal_id, verdict: 'upheld' as const, message: 'We read it again' }
  await here.as(moderator).isRefused('answer_appeal', answer, 'case_barred')
  await here.as(other).isRefused('answer_appeal', { ...answer, appeal_id: 999_999 }, 'appeal_not_found')
  await here.as(other).isRefused('answer_appeal', { ...answer, message: '' }, 'invalid_fields')
  await here.as(other).call('answer_appeal', answer)
  await here.as(other).isRefused('answer_appeal', answer, 'appeal_answered')
  const { appeal: answered, is_undone } = await ownOf(kept)
  assert.deepEqual([answered?.state, answered?.answer, is_undone], ['upheld', answer.message, 0])
  assert.deepEqual((await newsOf(kept.author)).toSorted(), ['appeal_upheld', 'decision_made'])
  assert.equal((await listed(other, 'answered'))[0]?.appeal_id, appeal_id)

  const won = await decided()
  const id = await appealed(won)
  await here
    .as(other)
    .call('answer_appeal', { appeal_id: id, verdict: 'overturned', message: 'You’re right' })
  const { appeal: right, is_undone: isUndone } = await ownOf(won)
  assert.deepEqual([right?.state, right?.answer, isUndone], ['overturned', 'You’re right', 1])
  assert.deepEqual(await newsOf(won.author), ['appeal_overturned'])
  assert.deepEqual(await newsOf(won.reporter), ['report_overturned'])
  const [report] = (await here.as(won.reporter).call('get_reports', {})).response
  assert.equal(report?.state, 'dismissed', 'what was answered twice doesn’t wait again')
  const [logged] = (await here.as(admin).call('audit_log', { act: 'answer_appeal' })).recdata
  assert.deepEqual(
    [logged?.object_id, logged?.actor_user_id, logged?.reason],
    [String(won.decision_id), other.id, 'You’re right'],
  )
  // Neither side learns who answered.
  const told = [await ownOf(kept), await ownOf(won), report]
  assert.doesNotMatch(
    JSON.stringify(told),
    new RegExp(`"(Mod|Other)"|"user_id":(${other.id}|${moderator.id})\\b`),
  )
})

test('nobody answers about themself, where they lead, about an admin, or what they reported', async () => {
  const [own, ofAdmin] = [
    await staffMember(here, 'Own', 'moderator'),
    await staffMember(here, 'Adi', 'admin'),
  ]
  const about = async (author: Person, by: Person, post?: number, reporter?: Person) => {
    const post_id = post ?? (await here.as(author).call('add_post', { message: 'x' })).recdata.post_id
    const report = { report_type: 'post', report_id: post_id, reason: 'spam' } as const
    const who = reporter ?? (await here.person('Ada'))
    const { report_id } = (await here.as(who).call('add_report', report)).recdata
    const { recdata } = await here.as(by).call('decide_reports', { report_ids: [report_id], ...verdict })
    const decision_id = recdata[0]?.decision_id ?? 0
    return (await here.as(author).call('appeal_decision', { decision_id, ...appeal })).recdata.appeal_id
  }
  const scene = await groupScene(here, 'open')
  await makeStaff(here, scene.people.moderator, 'moderator')
  const rex = await staffMember(here, 'Rex', 'moderator')
  const cases = [
    [await about(own, moderator), own, 'own'],
    [await about(ofAdmin, admin), moderator, 'admin'],
    [
      await about(scene.people.member, moderator, await postIn(scene, scene.people.member, 'within')),
      scene.people.moderator,
      'involved',
    ],
    [await about(await here.person('Pete'), moderator, undefined, rex), rex, 'reporter'],
  ] as const
  for (const [appeal_id, who, why] of cases) {
    assert.equal((await listed(who)).find((each) => each.appeal_id === appeal_id)?.barred, why)
    await here
      .as(who)
      .isRefused('answer_appeal', { appeal_id, verdict: 'upheld', message: 'x' }, 'case_barred')
  }
})

test('a later label is taken back before an earlier one is overturned', async () => {
  const label = { acts: ['label'], nsfw: ['Nudity'], rule_id: 5 }
  const found = await decided(label)
  const again = { report_type: 'post', report_id: found.post_id, reason: 'spam' } as const
  const { report_id } = (await here.as(found.reporter).call('add_report', again)).recdata
  const later = {
    report_ids: [report_id],
    ...verdict,
    ...label,
    acts: ['label' as const],
    nsfw: ['Other' as const],
  }
  await here.as(moderator).call('decide_reports', later)
  const appeal_id = await appealed(found)
  const overturn = { appeal_id, verdict: 'overturned' as const, message: 'Right' }
  await here.as(other).isRefused('answer_appeal', overturn, 'decision_superseded')
})

test('a decision that is taken back leaves its appeal nothing to decide, whichever comes first', async () => {
  const first = await decided()
  const appeal_id = await appealed(first)
  await here.as(other).call('undo_decision', { decision_id: first.decision_id, reason: 'Wrong' })
  assert.equal((await ownOf(first)).appeal?.state, 'undone')
  const answer = { verdict: 'overturned' as const, message: 'x' }
  await here.as(admin).isRefused('answer_appeal', { appeal_id, ...answer }, 'appeal_answered')

  for (let round = 0; round < 3; round++) {
    const raced = await decided()
    const { decision_id } = raced
    const [sent, undone] = await Promise.all([
      there.as(raced.author).send('appeal_decision', { decision_id, ...appeal }),
      here.as(other).send('undo_decision', { decision_id, reason: 'x' }),
    ])
    assert.equal(undone.status, 200)
    const { appeal: left } = await ownOf(raced)
    if (sent.status === 200) assert.equal(left?.state, 'undone')
    else assert.deepEqual([sent.body['error'], left], ['decision_undone', null])

    const twice = await decided()
    const id = await appealed(twice)
    const both = await Promise.all([
      here.as(other).send('answer_appeal', { appeal_id: id, verdict: 'upheld', message: 'x' }),
      there.as(admin).send('answer_appeal', { appeal_id: id, ...answer }),
    ])
    assert.deepEqual(both.map(({ body }) => body['error']).toSorted(), ['appeal_answered', undefined])
    const { is_undone, appeal: its } = await ownOf(twice)
    assert.equal(its?.state, is_undone === 1 ? 'overturned' : 'upheld')
  }
})

test('evidence is kept while an appeal waits', async () => {
  const { ada, bob, say } = await openPair(here)
  const { message_id } = await say(ada, bob, 'BAD')
  const report = { report_type: 'chat_message', report_id: message_id, reason: 'hate' } as const
  const { report_id } = (await here.as(bob).call('add_report', report)).recdata
  const { recdata } = await here.as(moderator).call('decide_reports', { report_ids: [report_id], ...verdict })
  const decision_id = recdata[0]?.decision_id ?? 0
  const { appeal_id } = (await here.as(ada).call('appeal_decision', { decision_id, ...appeal })).recdata
  const { db } = here.platform.database
  await sql`update reports set decided_at = now() - interval '21 days' where id = ${report_id}`.execute(db)
  const isKept = async () => {
    await forgetEvidence(db)
    const { rows } = await sql`select from reports where id = ${report_id} and evidence is not null`.execute(
      db,
    )
    return rows.length === 1
  }
  assert.ok(await isKept())
  await here.as(other).call('answer_appeal', { appeal_id, verdict: 'upheld', message: 'x' })
  assert.ok(!(await isKept()))
})

test('an appeal goes with its member: one that waits is over, words of others stay without theirs', async () => {
  const answered = await decided()
  await here
    .as(other)
    .call('answer_appeal', { appeal_id: await appealed(answered), verdict: 'upheld', message: 'No' })
  const { author } = answered
  await here.as(author).call('delete_account', { password, consent: 1 })
  const { db } = here.platform.database
  await sql`update away_members set delete_at = now() - interval '1 day' where member_id = ${author.id}`.execute(
    db,
  )
  await deleteLeaving(here.platform).work({})
  const { rows } = await sql`
    select message, state from appeals where decision_id = ${answered.decision_id}`.execute(db)
  assert.deepEqual(rows, [{ message: '', state: 'upheld' }])
})
