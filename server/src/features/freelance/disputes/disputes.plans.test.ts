/** What lists of disputes and the job read doesn't depend on how many there are. */
import { before, describe } from 'node:test'
import { addCrowd, fill, pretend, type Reading, testReadings } from '../../../../test/plans.ts'
import { disputed } from '../../../../test/scenes/disputes-scene.ts'
import { makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { newest } from '../../../platform/call/page.ts'
import { findDispute, listDisputeCases, listOwnDisputes } from './disputes.queries.ts'
import { listToForfeit, listToHalve, listToRemindOfDispute } from './disputes.writing.queries.ts'

const tables = ['agreements', 'job_milestones', 'job_disputes', 'job_dispute_events']

/** Disputes of others: a third still between the two, a third with staff, a third over; a hundredth of each is due. */
const others = `
  with more as (
    insert into agreements (client_id, freelancer_id, title, offered_at, accepted_at, state)
    select m.id, m.id + 1, 'Another', now(), now(), 'active' from members m where m.full_name like 'Crowd%'
      and exists (select from members next where next.id = m.id + 1) returning id)
  insert into job_milestones (agreement_id, place, description, price, state, by_client, created_at, units, rate, funded_at)
    select id, 1, 'The dome', 100, 'disputed', true, now(), 100, 1, now() from more;
  insert into job_disputes (milestone_id, by_client, state, held_state, had_clock, units, opened_at, turn_of_client, answer_until,
      remind_at, escalated_at, decide_until, settled_at)
    select jm.id, true, kind.state, 'funded', false, 100, now(), case when kind.state = 'open' then true end,
      case when kind.state = 'open' then due.at end, case when kind.state = 'open' then due.at end,
      case when kind.state = 'escalated' then now() end, case when kind.state = 'escalated' then due.at end,
      case when kind.state = 'withdrawn' then now() end
    from job_milestones jm
    cross join lateral (select (array['open', 'escalated', 'withdrawn'])[jm.id % 3 + 1] as state) as kind
    cross join lateral (select now() + (jm.id / 3 % 100 - 1) * interval '1 day' as at) as due
    where jm.units = 100;
  insert into job_dispute_events (dispute_id, kind, by_role, at)
    select id, 'evidence', 'client', now() from job_disputes where units = 100;
  vacuum analyze`

describe('disputes among many', () => {
  let the: World
  let two: Two
  let dispute: number

  before(async () => {
    the = await makeWorld()
    await openMoney(the)
    two = await makeTwo(the)
    for (let nth = 0; nth < 5; nth++) dispute = (await disputed(the, two)).id
    await fill(the, addCrowd(3000))
    for (const statement of others.split(';')) await fill(the, statement)
    await pretend(the, { agreements: 1e6, job_milestones: 1e6, job_disputes: 1e5, job_dispute_events: 1e6 })
  })

  const viewer = () => two.client.id
  const page = [newest, 10, 0] as const
  const ofViewer = () => [viewer(), ...page]
  const readings: readonly Reading[] = [
    ['one dispute', 60, (db) => findDispute(db, viewer(), dispute), () => [viewer(), dispute]],
    ['one’s own', 200, (db) => listOwnDisputes.open(db, viewer(), ...page), ofViewer],
    ['those of the own that are over', 200, (db) => listOwnDisputes.settled(db, viewer(), ...page), ofViewer],
    ['those to decide', 400, (db) => listDisputeCases.to_decide(db, 0, ...page), () => [0, ...page]],
    ['those taken', 60, (db) => listDisputeCases.mine(db, 0, ...page), () => [0, ...page]],
    ['those between the two', 400, (db) => listDisputeCases.open(db, 0, ...page), () => [0, ...page]],
    ['those that are over', 400, (db) => listDisputeCases.settled(db, 0, ...page), () => [0, ...page]],
  ]
  testReadings(() => the, tables, readings)

  const at = new Date()
  const due = () => [at.toISOString(), '-infinity', 0, 500]
  testReadings(() => the, tables, [
    ['who has lost', 60, (db) => listToForfeit(db, at), due],
    ['who is reminded', 60, (db) => listToRemindOfDispute(db, at), due],
    ['what is halved', 60, (db) => listToHalve(db, at), due],
  ])
})
