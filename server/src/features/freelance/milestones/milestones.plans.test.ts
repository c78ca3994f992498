/** What a page of milestones and the job read doesn't depend on how many there are. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { fill, pretend, type Reading, testReadings } from '../../../../test/plans.ts'
import { ask, makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { inOrder } from '../../../platform/due.ts'
import { findMilestone, findPaidAgreement, listMilestones } from './milestones.queries.ts'
import {
  type Due,
  listOfLeaving,
  listToRefund,
  listToRelease,
  listToRemind,
} from './milestones.writing.queries.ts'

const tables = ['agreements', 'agreement_versions', 'job_milestones', 'job_milestone_events', 'job_refunds']

/** Agreements of others with a submitted milestone each, of which a hundredth is due, as a tenth of the refunds is. */
const others = ({ agreement, client, freelancer }: Two) => `
  with more as (
    insert into agreements (client_id, freelancer_id, title, offered_at, accepted_at, state)
    select ${freelancer.id}, ${client.id}, 'Another', now(), now(), 'active' from generate_series(1, 3000) returning id)
  insert into job_milestones (agreement_id, place, description, price, state, by_client, created_at, units, rate, funded_at,
      submitted_at, release_at, remind_at)
    select id, 1, 'The dome', 100, 'submitted', true, now(), 100, 1, now(), now(),
      now() + (id % 100 - 1) * interval '1 day', now() + (id % 100 - 1) * interval '1 day' from more;
  insert into agreement_versions (agreement_id, version, pay_by, price, delivery, description, by_client, proposed_at,
      answer_until, state, answered_at)
    select ag.id, 1, 'fixed', 100, 7, '', true, now(), now(), 'accepted', now() from agreements ag where ag.id <> ${agreement.id};
  insert into job_milestone_events (milestone_id, kind, by_client, at)
    select id, 'submitted', null, now() from job_milestones where agreement_id <> ${agreement.id};
  insert into job_refunds (milestone_id, units, message, asked_at, answer_until)
    select id, 1, '', now(), now() + (id % 100 - 1) * interval '1 day' from job_milestones where agreement_id <> ${agreement.id};
  vacuum analyze`

describe('milestones among many', () => {
  let the: World
  let two: Two
  let milestone: number

  before(async () => {
    the = await makeWorld()
    await openMoney(the)
    two = await makeTwo(the)
    milestone = (await ask(the, two)).id
    for (let nth = 0; nth < 9; nth++) await ask(the, two)
    for (const statement of others(two).split(';')) await fill(the, statement)
    await pretend(the, { agreements: 1e6, job_milestones: 1e6, job_milestone_events: 5e6, job_refunds: 1e5 })
  })

  const viewer = () => two.client.id
  const readings: readonly Reading[] = [
    ['one milestone', 60, (db) => findMilestone(db, viewer(), milestone), () => [viewer(), milestone]],
    [
      'the milestones of an agreement',
      200,
      (db) => listMilestones(db, viewer(), two.agreement.id),
      () => [viewer(), two.agreement.id],
    ],
    [
      'the agreement of a job',
      60,
      (db) => findPaidAgreement(db, viewer(), { job: two.project_id }),
      () => [viewer(), two.project_id, null],
    ],
  ]
  testReadings(() => the, tables, readings)

  const at = new Date()
  const due: readonly Reading[] = [
    ['what is released', 300, (db) => listToRelease(db, at), () => [at.toISOString(), '-infinity', 0, 500]],
    ['who is reminded', 300, (db) => listToRemind(db, at), () => [at.toISOString(), '-infinity', 0, 500]],
    ['what is refunded', 300, (db) => listToRefund(db, at), () => [at.toISOString(), '-infinity', 0, 500]],
    ['whose money goes back', 300, (db) => listOfLeaving(db, at), () => [at.toISOString(), 500, 0]],
  ]
  testReadings(() => the, tables, due)

  test('a run comes to everything that is due, however many pages that takes', async () => {
    const later = new Date(at.getTime() + 200 * 24 * 60 * 60_000)
    const { db } = the.platform.database
    const count = async (list: typeof listToRelease) => {
      const seen: number[] = []
      for await (const { milestone } of inOrder<Due>((after) => list(db, later, after))) seen.push(milestone)
      return [seen.length, new Set(seen).size]
    }
    assert.deepEqual(await count(listToRemind), [3000, 3000])
    assert.deepEqual(await count(listToRefund), [3000, 3000])
    // While they ask for a refund, nothing is released.
    assert.deepEqual(await count(listToRelease), [0, 0])
    await fill(the, 'delete from job_refunds')
    assert.deepEqual(await count(listToRelease), [3000, 3000])
  })
})
