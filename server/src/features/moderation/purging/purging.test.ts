/** Removing for good takes two moderators. That nothing is left of any kind is tried in queue/hiding.test.ts. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { twoProcesses } from '../../../../test/processes.ts'
import { makeStaff, staffMember } from '../../../../test/staff.ts'
import type { Person, World } from '../../../../test/world.ts'

let here: World
let there: World
let moderator: Person
let other: Person
let admin: Person
let author: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  moderator = await staffMember(here, 'Mod', 'moderator')
  other = await staffMember(here, 'Other', 'moderator')
  admin = await staffMember(here, 'Root', 'admin')
  author = await here.person('Eve')
})

const reason = 'It is illegal'

/** Has a new post decided about; returns the decision. */
async function decided(acts: Array<'hide' | 'warn'> = ['hide'], by = author): Promise<number> {
  const { post_id } = (await here.as(by).call('add_post', { message: 'Forbidden' })).recdata
  const reporter = await here.person('Ada')
  const { recdata } = await here
    .as(reporter)
    .call('add_report', { report_type: 'post', report_id: post_id, reason: 'illegal' })
  const made = await here
    .as(moderator)
    .call('decide_reports', { report_ids: [recdata.report_id], acts, rule_id: 9, reason: 'Against the law' })
  return made.recdata[0]?.decision_id ?? 0
}

test('one asks, the list says so, another confirms; then it is final', async () => {
  const decision_id = await decided()
  const [one, two] = [here.as(moderator), here.as(other)]
  await two.isRefused('confirm_purge', { decision_id, reason }, 'purge_not_asked')
  await two.isRefused('withdraw_purge', { decision_id, reason }, 'purge_not_asked')
  await one.call('ask_purge', { decision_id, reason })
  await two.isRefused('ask_purge', { decision_id, reason }, 'purge_asked')
  await one.isRefused('confirm_purge', { decision_id, reason }, 'purge_needs_another')
  const [waiting] = (await two.call('purge_list', {})).recdata
  assert.deepEqual(
    [waiting?.decision_id, waiting?.asked_by?.user_id, waiting?.member?.user_id, waiting?.reason],
    [decision_id, moderator.id, author.id, reason],
  )
  await two.call('withdraw_purge', { decision_id, reason: 'Only bad taste' })
  assert.deepEqual((await two.call('purge_list', {})).recdata, [])
  await two.call('ask_purge', { decision_id, reason })
  await one.call('confirm_purge', { decision_id, reason: 'I agree' })
  assert.deepEqual((await two.call('purge_list', {})).recdata, [])
  for (const call of ['ask_purge', 'confirm_purge', 'withdraw_purge', 'undo_decision'] as const)
    await two.isRefused(call, { decision_id, reason }, 'decision_purged')
  const { recdata } = await one.call('admin_report_detail', { report_id: waiting?.report_id ?? 0 })
  assert.deepEqual(
    [recdata.shown, recdata.decisions[0]?.shown, recdata.decisions[0]?.purge?.asked_by?.user_id],
    ['', '', other.id],
  )
  assert(recdata.decisions[0]?.purge?.purged_at)
  const log = (await here.as(admin).call('audit_log', { limit: 4 })).recdata
  assert.deepEqual(
    log.map(({ act, actor_user_id, reason: why }) => [act, actor_user_id, why]),
    [
      ['confirm_purge', moderator.id, 'I agree'],
      ['ask_purge', other.id, reason],
      ['withdraw_purge', other.id, 'Only bad taste'],
      ['ask_purge', moderator.id, reason],
    ],
  )
})

test('only what a decision hides, that stands, and that is not about oneself', async () => {
  const one = here.as(moderator)
  await one.isRefused('ask_purge', { decision_id: 999_999, reason }, 'decision_not_found')
  await one.isRefused('ask_purge', { decision_id: await decided(['warn']), reason }, 'purge_impossible')
  const undone = await decided()
  await one.call('ask_purge', { decision_id: undone, reason })
  await one.call('undo_decision', { decision_id: undone, reason: 'Wrong' })
  await here.as(other).isRefused('confirm_purge', { decision_id: undone, reason }, 'decision_undone')
  assert.deepEqual((await one.call('purge_list', {})).recdata, [])
  const later = await here.person('Later')
  const own = await decided(['hide'], later)
  await makeStaff(here, later, 'moderator')
  for (const call of ['ask_purge', 'confirm_purge', 'withdraw_purge'] as const)
    await here.as(later).isRefused(call, { decision_id: own, reason }, 'case_barred')
})

test('an appeal is answered first, and what is gone is not appealed against', async () => {
  const [decision_id, gone] = [await decided(), await decided()]
  await here.as(moderator).call('ask_purge', { decision_id, reason })
  await here.as(author).call('appeal_decision', { decision_id, message: 'It is mine' })
  await here.as(other).isRefused('confirm_purge', { decision_id, reason }, 'purge_appealed')
  await here.as(moderator).call('ask_purge', { decision_id: gone, reason })
  await here.as(other).call('confirm_purge', { decision_id: gone, reason })
  await here
    .as(author)
    .isRefused('appeal_decision', { decision_id: gone, message: 'No' }, 'decision_purged')
})

test('confirmed beside being taken back, from two processes, it ends as one of the two', async () => {
  for (let round = 0; round < 6; round++) {
    const decision_id = await decided()
    await here.as(moderator).call('ask_purge', { decision_id, reason })
    const [purged, undone] = await Promise.all([
      here.as(other).send('confirm_purge', { decision_id, reason }),
      there.as(admin).send('undo_decision', { decision_id, reason }),
    ])
    const errors = [purged.body['error'], undone.body['error']]
    assert(
      [
        [undefined, 'decision_purged'],
        ['decision_undone', undefined],
      ].some((order) => order.every((error, at) => error === errors[at])),
      String(errors),
    )
    const { rows } = await here.platform.database.pool.query<{ posts: number }>(
      `select count(*)::int as posts from posts p join decisions d on d.reported_id = p.id and d.kind = 'post'
       where d.id = $1 and p.deleted_at is null`,
      [decision_id],
    )
    assert.equal(rows[0]?.posts, undone.status === 200 ? 1 : 0)
  }
})
