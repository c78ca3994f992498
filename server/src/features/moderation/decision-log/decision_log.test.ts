import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { staffMember } from '../../../../test/staff.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { countFigures } from './log.queries.ts'

let here: World
let moderator: Person
let admin: Person
before(async () => {
  here = await makeWorld()
  moderator = await staffMember(here, 'Modesta', 'moderator')
  admin = await staffMember(here, 'Rutger', 'admin')
})

async function decided(acts: Array<'hide' | 'warn'>, rule_id = 1) {
  const [author, reporter] = [await here.person('Evelyn'), await here.person('Adalbert')]
  const { post_id } = (await here.as(author).call('add_post', { message: 'quagga for sale' })).recdata
  const report = { report_type: 'post', report_id: post_id, reason: 'spam', description: 'Zebroid' } as const
  const { report_id } = (await here.as(reporter).call('add_report', report)).recdata
  await sql`update reports set created_at = created_at - interval '150 minutes' where id = ${report_id}`.execute(
    here.platform.database.db,
  )
  const verdict = { report_ids: [report_id], acts, rule_id, reason: 'Okapi' }
  const { recdata } = await here.as(moderator).call('decide_reports', verdict)
  return { author, reporter, post_id, report_id, decision_id: recdata[0]?.decision_id ?? 0 }
}

test('everybody reads what was decided, by rule, with figures, and learns of nobody', async () => {
  const { figures: none } = await here.as().call('decision_log', {})
  assert.deepEqual([none.decisions, none.counted_at, none.rules.length], [0, null, 9])
  const won = await decided(['hide'])
  const appeal = { decision_id: won.decision_id, message: 'Tapir' }
  const { appeal_id } = (await here.as(won.author).call('appeal_decision', appeal)).recdata
  await here.as(admin).call('answer_appeal', { appeal_id, verdict: 'overturned', message: 'Gnu' })
  await decided([], 2)
  await decided(['hide', 'warn'], 2)
  // Nobody may decide about this: the admin wrote it, and it is above the moderator.
  const { post_id } = (await here.as(admin).call('add_post', { message: 'Mine' })).recdata
  await here.as(won.author).call('add_report', { report_type: 'post', report_id: post_id, reason: 'spam' })
  await countFigures(here.platform.database.db, here.platform.reportKinds)

  const { recdata, figures } = await here.as().call('decision_log', {})
  const day = new Date().toISOString().slice(0, 10)
  const common = { day, report_type: 'post', by_jury: 0, hours: 3 }
  assert.deepEqual(recdata, [
    { ...common, rule_id: 2, acts: ['hide', 'warn'], appeal: null, is_undone: 0 },
    { ...common, rule_id: 2, acts: [], appeal: null, is_undone: 0 },
    { ...common, rule_id: 1, acts: ['hide'], appeal: 'overturned', is_undone: 1 },
  ])
  assert.deepEqual(
    [figures.decisions, figures.appeals, figures.overturned, figures.nobody_may_decide, figures.median_hours],
    [3, 1, 1, 1, 2.5],
  )
  assert.deepEqual(figures.rules.slice(0, 2), [
    { rule_id: 1, title: 'No spam', decisions: 1, acted: 1, overturned: 1 },
    { rule_id: 2, title: 'No harassment', decisions: 2, acted: 1, overturned: 0 },
  ])
  const ofRule = await here.as().call('decision_log', { rule: 2, limit: 1 })
  assert.equal(ofRule.recdata.length, 1)
  const last = await here.as().call('decision_log', { rule: 2, limit: 1, before: ofRule.next ?? '' })
  assert.deepEqual(last.recdata[0]?.acts, [])

  const told = JSON.stringify(await here.as(won.reporter).call('decision_log', {}))
  assert.doesNotMatch(told, /quagga|Zebroid|Okapi|Tapir|Gnu|Evelyn|Adalbert|Modesta|Rutger/i)
  assert.deepEqual([...new Set(told.match(/"[a-z_]*id"/g))], ['"rule_id"'])
})

test('an appeal that only its own moderator could answer waits in sight of everybody', async () => {
  const { author, decision_id } = await decided(['warn'])
  await here.as(author).call('appeal_decision', { decision_id, message: 'x' })
  const { db } = here.platform.database
  const waiting = async () => {
    await countFigures(db, here.platform.reportKinds)
    return (await here.as().call('decision_log', {})).figures.nobody_may_decide
  }
  // The post of the admin still waits, too.
  assert.equal(await waiting(), 1)
  await sql`delete from staff_roles where member_id = ${admin.id}`.execute(db)
  // Without an admin, the moderator may decide about that post, and nobody answers the appeal.
  assert.equal(await waiting(), 1)
  await sql`update decisions set moderator_id = null where id = ${decision_id}`.execute(db)
  assert.equal(await waiting(), 0)
})
