/** Muted reporters: their reports are taken as before, and folded away. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { groupScene, postIn } from '../../../../test/scenes/groups-scene.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { makeStaff, staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'

let here: World
let there: World
let moderator: Person
let admin: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  moderator = await staffMember(here, 'Mod', 'moderator')
  admin = await staffMember(here, 'Root', 'admin')
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const mute = (reporter: Person, until: string | null = inDays(7), who = moderator) =>
  here.as(who).call('mute_reporter', { reporter_user_id: reporter.id, until })
const post = async (who: Person) =>
  (await here.as(who).call('add_post', { message: 'Hello' })).recdata.post_id
const report = async (who: Person, report_id: number) =>
  (await here.as(who).call('add_report', { report_type: 'post', report_id, reason: 'spam' })).recdata
const list = (input: object = {}) => here.as(moderator).call('admin_report_list', { limit: 50, ...input })
const isListed = async (id: number, input: object = {}) =>
  (await list(input)).recdata.some(({ reported_id }) => reported_id === id)

test('what only a muted member reported is folded away, until somebody else reports it or it is asked for', async () => {
  const [eve, ada, bob] = [await here.person('Eve'), await here.person('Ada'), await here.person('Bob')]
  const id = await post(eve)
  const { report_id } = await report(ada, id)
  const open = (await list()).counts
  await mute(ada)
  assert.deepEqual((await list()).counts, { ...open, open: open.open - 1, muted: open.muted + 1 })
  assert.deepEqual([await isListed(id), await isListed(id, { muted: 'only' })], [false, true])
  const until = async () =>
    (await here.as(moderator).call('admin_report_detail', { report_id })).recdata.reports[0]?.muted_until
  assert.ok(await until())

  // They are told nothing, and what they report is taken.
  const next = await post(eve)
  assert.equal((await report(ada, next)).state, 'open')
  assert.deepEqual([await isListed(next), await isListed(next, { muted: 'only' })], [false, true])
  await report(bob, next)
  assert.deepEqual([await isListed(next), await isListed(next, { muted: 'only' })], [true, false])

  // What a moderator takes on stays with them.
  await here.as(moderator).call('assign_reports', { report_ids: [report_id] })
  assert.deepEqual([await isListed(id), await isListed(id, { assigned: 'me' })], [false, true])
  await here.as(moderator).call('assign_reports', { report_ids: [report_id], moderator_user_id: 0 })

  const { message } = await mute(ada, null)
  assert.equal(message, 'Unmuted')
  assert.deepEqual([await isListed(id), await until()], [true, null])
  await mute(ada)
  await mute(ada, inDays(-1))
  assert.ok(await isListed(id), 'an end that is over ends it')
  await mute(ada)
  const verdict = { report_ids: [report_id], acts: [], rule_id: 1, reason: 'Fine' }
  await here.as(moderator).call('decide_reports', verdict)
  assert.ok(await isListed(id, { state: 'decided' }), 'what is decided is listed')
  const [logged] = (await here.as(admin).call('audit_log', { act: 'mute_reporter' })).recdata
  assert.deepEqual([logged?.actor_user_id, logged?.object_id], [moderator.id, String(ada.id)])
})

test('nobody mutes themself, an admin, or who has reported something that they have a part in', async () => {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const refused = (reporter: number, name: string, until: string | null = inDays(7)) =>
    here.as(moderator).isRefused('mute_reporter', { reporter_user_id: reporter, until }, name)
  await refused(moderator.id, 'case_barred')
  await refused(admin.id, 'case_barred')
  await refused(999_999, 'member_not_found')
  await refused(ada.id, 'until_impossible', inDays(4000))
  await refused(ada.id, 'invalid_fields', 'soon')
  await report(ada, await post(moderator))
  await refused(ada.id, 'case_barred')
  await refused(ada.id, 'case_barred', null)
  await mute(ada, inDays(1), admin)
  const scene = await groupScene(here, 'open')
  await makeStaff(here, scene.people.owner, 'moderator')
  await report(bob, await postIn(scene, scene.people.member, 'within'))
  await here
    .as(scene.people.owner)
    .isRefused('mute_reporter', { reporter_user_id: bob.id, until: inDays(7) }, 'case_barred')
})

test('a report beside muting its reporter is taken, and folded whichever came first', async () => {
  for (let round = 0; round < 4; round++) {
    const [eve, ada] = [await here.person('Eve'), await here.person('Ada')]
    const id = await post(eve)
    const both = await Promise.all([
      there.as(ada).send('add_report', { report_type: 'post', report_id: id, reason: 'spam' }),
      mute(ada),
    ])
    assert.equal(both[0].status, 200)
    assert.deepEqual([await isListed(id), await isListed(id, { muted: 'only' })], [false, true])
  }
})
