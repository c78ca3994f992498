import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { groupScene, postIn } from '../../../../test/scenes/groups-scene.ts'
import { openPair } from '../../../../test/scenes/pair-scene.ts'
import { putReel } from '../../../../test/scenes/reels-scene.ts'
import { makeStaff, staffMember } from '../../../../test/staff.ts'
import { makeWorld, password, type Person, type World } from '../../../../test/world.ts'
import { deleteLeaving } from '../../accounts/leaving/leaving.jobs.ts'
import { forgetEvidence } from '../moderation.jobs.ts'

let here: World
let moderator: Person
let other: Person
let admin: Person
before(async () => {
  here = await makeWorld()
  moderator = await staffMember(here, 'Mod', 'moderator')
  other = await staffMember(here, 'Other', 'moderator')
  admin = await staffMember(here, 'Root', 'admin')
})

const post = async (who: Person, message: string) =>
  (await here.as(who).call('add_post', { message })).recdata.post_id

type Reason = 'spam' | 'hate'
const report = async (
  who: Person,
  report_id: number,
  reason: Reason = 'spam',
  report_type: 'post' | 'member' | 'reel' | 'chat_message' = 'post',
) => (await here.as(who).call('add_report', { report_type, report_id, reason })).recdata.report_id

const list = async (input: object = {}, who = moderator) =>
  here.as(who).call('admin_report_list', { limit: 50, ...input })
const verdict = { acts: ['hide' as const], rule_id: 1, reason: 'Against the rules' }
const decide = async (report_id: number, more: object = {}, who = moderator) =>
  (await here.as(who).call('decide_reports', { report_ids: [report_id], ...verdict, ...more })).recdata[0]
    ?.decision_id ?? 0
const stateOf = async (who: Person, id: number) => {
  const { response } = await here.as(who).call('get_reports', { limit: 50 })
  const found = response.find(({ report_id }) => report_id === id)
  return [found?.state, found?.answer]
}
const newsOf = async (who: Person) => {
  const { recdata } = await here.as(who).call('notification_list', {})
  return recdata.flatMap(({ kind, link }) => (/^(report|decision)_/.test(kind) ? [[kind, link]] : []))
}
const until = async (check: () => Promise<boolean>) => {
  for (let tries = 0; tries < 100 && !(await check()); tries++)
    await new Promise((done) => setTimeout(done, 20))
}

test('reports of one object are one case, filtered, assigned and decided together; all are told', async () => {
  const [eve, ada, bob] = [await here.person('Eve'), await here.person('Ada'), await here.person('Bob')]
  const id = await post(eve, 'buy now')
  const first = await report(ada, id, 'spam')
  const second = await report(bob, id, 'hate')
  const [found] = (await list()).recdata
  assert.deepEqual(
    [found?.report_id, found?.reporters, found?.reasons.toSorted(), found?.state, found?.member?.user_id],
    [second, 2, ['hate', 'spam'], 'open', eve.id],
  )
  const has = async (filter: object, who = moderator) =>
    (await list(filter, who)).recdata.some(({ reported_id }) => reported_id === id)
  assert.deepEqual(
    [
      await has({ reason: 'spam' }),
      await has({ reason: 'other' }),
      await has({ kind: 'post' }),
      await has({ kind: 'reel' }),
    ],
    [true, false, true, false],
  )
  assert.deepEqual([await has({ assigned: 'nobody' }), await has({ assigned: 'me' })], [true, false])
  await here
    .as(other)
    .isRefused('assign_reports', { report_ids: [first], moderator_user_id: ada.id }, 'moderator_not_found')
  await here.as(other).call('assign_reports', { report_ids: [first], moderator_user_id: moderator.id })
  assert.deepEqual([await has({ assigned: 'me' }), await has({ assigned: 'me' }, other)], [true, false])
  assert.deepEqual(await stateOf(ada, first), ['reviewing', ''])
  // Who reports the same later joins the case, with its moderator.
  const cid = await here.person('Cid')
  const third = await report(cid, id)
  const { recdata, counts } = await list({ assigned: 'me' })
  assert.deepEqual(
    [recdata[0]?.reporters, recdata[0]?.state, counts.mine, counts.reviewing],
    [3, 'reviewing', 1, 1],
  )

  const decision_id = await decide(first, { answer: 'Thank you' })
  for (const [who, its] of [
    [ada, first],
    [bob, second],
    [cid, third],
  ] as const)
    assert.deepEqual(await stateOf(who, its), ['upheld', 'Thank you'])
  await until(async () => (await newsOf(eve)).length > 0 && (await newsOf(cid)).length > 0)
  assert.deepEqual(await newsOf(ada), [['report_upheld', '/setting/reported-content']])
  assert.deepEqual(await newsOf(eve), [['decision_made', '/setting/decisions']])
  const [told] = (await here.as(eve).call('decision_list', {})).recdata
  assert.deepEqual(
    [told?.shown, told?.acts, told?.rule.title, told?.reason],
    ['buy now', ['hide'], 'No spam', verdict.reason],
  )
  assert.deepEqual((await here.as(ada).call('decision_list', {})).recdata, [])
  await here.as(moderator).isRefused('decide_reports', { report_ids: [first], ...verdict }, 'report_decided')
  await here.as(moderator).isRefused('assign_reports', { report_ids: [first] }, 'report_decided')
  const decided = (await list({ state: 'decided' })).recdata
  assert.deepEqual([decided[0]?.decision_id, decided[0]?.reporters], [decision_id, 3])

  await here
    .as(moderator)
    .isRefused('undo_decision', { decision_id: 999_999, reason: 'x' }, 'decision_not_found')
  await here.as(other).call('undo_decision', { decision_id, reason: 'Too hard' })
  await here.as(other).isRefused('undo_decision', { decision_id, reason: 'x' }, 'decision_undone')
  assert.deepEqual(await stateOf(ada, first), ['reviewing', ''])
  await until(async () => (await newsOf(eve))[0]?.[0] === 'decision_undone')
  assert.deepEqual(await newsOf(eve), [['decision_undone', '/setting/decisions']])
  assert.deepEqual(await newsOf(ada), [])
  await decide(first, { acts: [] })
  assert.deepEqual(await stateOf(bob, second), ['dismissed', ''])
  assert.equal(
    (await here.as(eve).call('decision_list', {})).recdata.length,
    1,
    'a dismissal is nothing to tell',
  )
  const { recdata: log } = await here.as(admin).call('audit_log', { limit: 4 })
  assert.deepEqual(
    log.map(({ act, actor_user_id }) => [act, actor_user_id]),
    [
      ['decide_reports', moderator.id],
      ['undo_decision', other.id],
      ['decide_reports', moderator.id],
      ['assign_reports', other.id],
    ],
  )
})

test('a case shows what was and what is, and the records of both sides', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const id = await post(eve, 'as it was')
  const report_id = await report(ada, id)
  await here.as(eve).call('edit_post', { post_id: id, message: 'as it is' })
  const detail = async () => (await here.as(moderator).call('admin_report_detail', { report_id })).recdata
  const seen = await detail()
  assert.deepEqual(
    [seen.shown, seen.text_now, seen.standing, seen.acts, seen.has_messages, seen.link],
    [
      'as it was',
      'as it is',
      'there',
      ['hide', 'label', 'warn', 'suspend', 'limit'],
      0,
      `/timeLine/${eve.id}/${id}`,
    ],
  )
  assert.deepEqual(
    seen.reports.map(({ reporter, sent, upheld }) => [reporter?.user_id, sent, upheld]),
    [[ada.id, 1, 0]],
  )
  await here.as(moderator).isRefused('admin_report_detail', { report_id: 999_999 }, 'report_not_found')
  await here.as(moderator).call('add_staff_note', { report_id, message: 'Look twice' })
  await here.as(moderator).call('add_staff_note', { view_user_id: eve.id, message: 'Known' })
  await here.as(moderator).isRefused('add_staff_note', { message: 'x' }, 'note_about_nothing')
  await here
    .as(moderator)
    .isRefused('add_staff_note', { report_id: 999_999, message: 'x' }, 'report_not_found')
  await here
    .as(moderator)
    .isRefused('add_staff_note', { view_user_id: 999_999, message: 'x' }, 'member_not_found')
  await here.as(moderator).isRefused('staff_note_list', {}, 'note_about_nothing')
  const { recdata: notes } = await here.as(other).call('staff_note_list', { view_user_id: eve.id })
  assert.deepEqual(
    notes.map(({ message, author }) => [message, author?.user_id]),
    [['Known', moderator.id]],
  )
  await here.as(eve).call('post_delete', { post_id: id })
  assert.equal((await detail()).standing, 'deleted')
  const decision_id = await decide(report_id)
  const after = await detail()
  assert.deepEqual(
    [after.standing, after.decisions[0]?.decision_id, after.notes[0]?.message],
    ['hidden', decision_id, 'Look twice'],
  )
  assert.deepEqual([after.reports[0]?.upheld, after.decisions[0]?.moderator?.user_id], [1, moderator.id])
  // Taken back, it is deleted as its author had it, and theirs to restore.
  await here.as(moderator).call('undo_decision', { decision_id, reason: 'x' })
  assert.equal((await detail()).standing, 'deleted')
  await here.as(eve).call('post_restore', { post_id: id })
  await decide(report_id, { acts: ['warn'] })
})

test('nobody decides about themself, a group that they lead, an admin, or what they reported', async () => {
  const [ada, pete] = [await here.person('Ada'), await here.person('Pete')]
  const barred = async (report_id: number, who: Person) =>
    (await here.as(who).call('admin_report_detail', { report_id })).recdata.barred
  const refused = (report_id: number, who: Person) =>
    here.as(who).isRefused('decide_reports', { report_ids: [report_id], ...verdict }, 'case_barred')
  const own = await report(ada, await post(moderator, 'mine'))
  const ofAdmin = await report(ada, await post(admin, 'of the admin'))
  const reported = await report(moderator, await post(pete, 'seen by a moderator'))
  const scene = await groupScene(here, 'open')
  await makeStaff(here, scene.people.moderator, 'moderator')
  const within = await report(ada, await postIn(scene, scene.people.member, 'within'))
  const whys = [
    [own, moderator, 'own'],
    [ofAdmin, moderator, 'admin'],
    [reported, moderator, 'reporter'],
    [within, scene.people.moderator, 'involved'],
    [ofAdmin, admin, 'own'],
  ] as const
  for (const [id, who, why] of whys) {
    assert.equal(await barred(id, who), why)
    await refused(id, who)
  }
  for (const id of [own, reported, within]) assert.equal(await barred(id, other), null)
  const decision_id = await decide(own, {}, other)
  await here.as(moderator).isRefused('undo_decision', { decision_id, reason: 'x' }, 'case_barred')
  await decide(reported, { acts: [] }, other)
  await decide(within, { acts: ['warn'] }, other)
  // One of several is enough: nothing is decided.
  const fine = await report(ada, await post(pete, 'and this'))
  await here
    .as(moderator)
    .isRefused('decide_reports', { report_ids: [fine, ofAdmin], ...verdict }, 'case_barred')
  assert.deepEqual(await stateOf(ada, fine), ['open', ''])
})

test('a label corrects the reasons, stays whatever the author says, and is taken back exactly', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const nsfwOf = async (table: 'posts' | 'reels', id: number) => {
    const { rows } = await sql<{ nsfw: string[]; nsfw_kept: string[] }>`
      select nsfw, nsfw_kept from ${sql.table(table)} where id = ${id}`.execute(here.platform.database.db)
    return [rows[0]?.nsfw, rows[0]?.nsfw_kept]
  }
  const label = { acts: ['label'], nsfw: ['Nudity'], rule_id: 5 }
  const id = await putReel(here, eve, { message: 'bare', nsfw: 'Profanity' })
  const report_id = await report(ada, id, 'spam', 'reel')
  const first = await decide(report_id, label)
  assert.deepEqual(await nsfwOf('reels', id), [['Nudity'], ['Nudity']])
  await here.as(eve).call('edit_reel', { reel_id: id, message: 'bare', nsfw: 'Other' })
  assert.deepEqual(await nsfwOf('reels', id), [['Other', 'Nudity'], ['Nudity']])
  const [told] = (await here.as(eve).call('decision_list', {})).recdata
  assert.deepEqual([told?.acts, told?.nsfw, told?.rule.rule_id], [['label'], ['Nudity'], 5])
  const again = await decide(await report(ada, id, 'spam', 'reel'), { ...label, nsfw: [] })
  await here
    .as(moderator)
    .isRefused('undo_decision', { decision_id: first, reason: 'x' }, 'decision_superseded')
  for (const decision_id of [again, first])
    await here.as(moderator).call('undo_decision', { decision_id, reason: 'x' })
  assert.deepEqual(await nsfwOf('reels', id), [['Profanity', 'Other'], []])
})

test('a decision that can’t be done does nothing at all', async () => {
  const [eve, ada, bob] = [await here.person('Eve'), await here.person('Ada'), await here.person('Bob')]
  const refused = (report_id: number, more: object, name: string) =>
    here
      .as(moderator)
      .isRefused('decide_reports', { report_ids: [report_id], ...verdict, ...more }, name as never)
  const ofMember = await report(ada, eve.id, 'spam', 'member')
  await refused(ofMember, {}, 'act_impossible')
  await refused(ofMember, { rule_id: 999 }, 'rule_not_found')
  await refused(ofMember, { acts: ['burn'] }, 'invalid_fields')
  await refused(ofMember, { reason: ' ' }, 'invalid_fields')
  await refused(999_999, {}, 'report_not_found')
  assert.deepEqual(await stateOf(ada, ofMember), ['open', ''])
  await decide(ofMember, { acts: ['warn'] })

  const id = await post(eve, 'twice')
  const first = await report(ada, id)
  const later = await report(bob, id)
  // As if the second had come while the first was decided.
  await sql`update reports set reported_id = -reported_id where id = ${later}`.execute(
    here.platform.database.db,
  )
  await decide(first)
  await sql`update reports set reported_id = -reported_id where id = ${later}`.execute(
    here.platform.database.db,
  )
  await refused(later, {}, 'hidden_already')
  await sql`delete from posts where id = ${id}`.execute(here.platform.database.db)
  await refused(later, {}, 'reported_gone')
  await decide(later, { acts: ['warn'] })
})

test('of two who decide at once, one does', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const id = await post(eve, 'raced')
  const report_id = await report(ada, id)
  const decideAs = (who: Person) =>
    here.as(who).send('decide_reports', { report_ids: [report_id], ...verdict })
  const [one, two, gone] = await Promise.all([
    decideAs(moderator),
    decideAs(other),
    here.as(eve).send('post_delete', { post_id: id }),
  ])
  assert.deepEqual([one.body['error'], two.body['error']].toSorted(), ['report_decided', undefined])
  // Whichever came first, the author's deletion or the hiding: nothing is there, and only moderators bring it back.
  assert.ok(
    ['post_not_found', 'hidden_by_moderators', undefined].includes(gone.body['error'] as string | undefined),
  )
  await here.as(eve).isRefused('post_restore', { post_id: id }, 'hidden_by_moderators')
  const { recdata } = await list({ state: 'decided' })
  const decision_id = recdata.find(({ reported_id }) => reported_id === id)?.decision_id ?? 0
  const undone = await Promise.all(
    [moderator, other].map((who) => here.as(who).send('undo_decision', { decision_id, reason: 'x' })),
  )
  assert.deepEqual(undone.map(({ body }) => body['error']).toSorted(), ['decision_undone', undefined])
  await decide(report_id, { acts: [] })
})

test('who reports anew while a decision is taken back has one report that waits', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const report_id = await report(ada, await post(eve, 'reported twice'))
  const decision_id = await decide(report_id, { acts: ['warn'] })
  const { db } = here.platform.database
  const undoing = await db.transaction().execute(async (tx) => {
    await sql`
      insert into reports (reporter_id, kind, reported_id, member_id, shown, reason)
      select reporter_id, kind, reported_id, member_id, shown, reason from reports where id = ${report_id}`.execute(
      tx,
    )
    const sent = here.as(other).send('undo_decision', { decision_id, reason: 'x' })
    await sleep(300)
    return { sent }
  })
  assert.equal((await undoing.sent).status, 200)
  const { response } = await here.as(ada).call('get_reports', {})
  assert.deepEqual(
    response.map(({ state }) => state),
    ['open', 'upheld'],
  )
})

test('of a private message, two before and two after are read, and that is in the log', async () => {
  const pair = await openPair(here)
  const { ada, bob, say } = pair
  const sent = []
  for (const text of ['one', 'two', 'three', 'BAD', 'five', 'six', 'seven'])
    sent.push(await say(ada, bob, text))
  const report_id = await report(bob, sent[3]?.message_id ?? 0, 'hate', 'chat_message')
  const { recdata } = await here.as(moderator).call('admin_report_detail', { report_id })
  assert.deepEqual(
    [recdata.shown, recdata.text_now, recdata.link, recdata.has_messages],
    ['BAD', null, null, 1],
  )
  assert.doesNotMatch(JSON.stringify(recdata), /three|five/)
  const read = async () => (await here.as(moderator).call('read_reported_messages', { report_id })).recdata
  assert.deepEqual(
    (await read()).map(({ message, is_reported, sender }) => [message, is_reported, sender?.user_id]),
    [
      ['two', 0],
      ['three', 0],
      ['BAD', 1],
      ['five', 0],
      ['six', 0],
    ].map((each) => [...each, ada.id]),
  )
  await here.as(moderator).isRefused('read_reported_messages', { report_id: 999_999 }, 'report_not_found')
  const own = await report(ada, (await say(bob, ada, 'back')).message_id, 'spam', 'chat_message')
  await makeStaff(here, bob, 'moderator')
  await here.as(bob).isRefused('read_reported_messages', { report_id: own }, 'case_barred')
  const [logged] = (await here.as(admin).call('audit_log', { act: 'read_reported_messages' })).recdata
  assert.deepEqual(
    [logged?.object_kind, logged?.object_id, logged?.actor_user_id],
    ['report', String(report_id), moderator.id],
  )
  // Evidence stays until nobody can appeal any more.
  await decide(report_id)
  const { db } = here.platform.database
  await forgetEvidence(db)
  assert.equal((await read()).length, 5)
  await sql`update reports set decided_at = now() - interval '21 days' where id = ${report_id}`.execute(db)
  await forgetEvidence(db)
  assert.equal((await read()).length, 0)
})

test('what moderators hid is never purged, and its words go with its author', async () => {
  const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
  const id = await post(eve, 'last words')
  const decision_id = await decide(await report(ada, id))
  const { db } = here.platform.database
  const isOld = await sql<{ is: boolean }>`
    select deleted_at < now() + interval '5000 years' as is from posts where id = ${id}`.execute(db)
  assert.equal(isOld.rows[0]?.is, false)
  await here.as(eve).call('delete_account', { password, consent: 1 })
  await sql`update away_members set delete_at = now() - interval '1 day' where member_id = ${eve.id}`.execute(
    db,
  )
  await deleteLeaving(here.platform).work({})
  const { rows } = await sql`select shown, member_id from decisions where id = ${decision_id}`.execute(db)
  assert.deepEqual(rows, [{ shown: {}, member_id: null }])
  await here.as(moderator).call('undo_decision', { decision_id, reason: 'x' })
})

test('the rules are read by everybody, in their language', async () => {
  const { recdata } = await here.as().call('rule_list', {})
  assert.deepEqual(recdata[0]?.title, 'No spam')
  const ada = await here.person('Ada')
  await here.as(ada).call('update_language', { language_id: 2 })
  assert.equal((await here.as(ada).call('rule_list', {})).recdata[0]?.title, 'Žádný spam')
})
