/** What a page of hours and the job read doesn't depend on how many there are. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { fill, pretend, type Reading, testReadings } from '../../../../test/plans.ts'
import { byTheHour, fund } from '../../../../test/scenes/hours-scene.ts'
import { makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { type DueRow, inOrder } from '../../../platform/due.ts'
import { findHours } from './hours.queries.ts'
import { weekOf } from './hours.rules.ts'
import { listHoursOfLeaving, listToClose, listToPause } from './hours.writing.queries.ts'

const tables = ['agreements', 'agreement_versions', 'job_hours', 'hourly_agreements', 'work_logs']

/** Agreements of others, with hours and logs of this week, and a hundredth of them with logs of the last. */
const others = ({ agreement, client, freelancer }: Two) => `
  with more as (
    insert into agreements (client_id, freelancer_id, title, offered_at, accepted_at, state)
    select ${freelancer.id}, ${client.id}, 'Another', now(), now(), 'active' from generate_series(1, 3000) returning id)
  insert into job_hours (agreement_id, price, rate, minutes, units, funded_at)
    select id, 1500, 1.5, 6000, 1000000, now() from more;
  insert into agreement_versions (agreement_id, version, pay_by, price, delivery, weekly_hours, description, by_client,
      proposed_at, answer_until, state, answered_at)
    select ag.id, 1, 'hourly', 1500, 7, 20, '', true, now(), now(), 'accepted', now() from agreements ag
    where ag.id not in (select agreement_id from agreement_versions);
  insert into hourly_agreements (agreement_id, began_at, pause_at)
    select ag.id, now(), now() + (ag.id % 100 - 1) * interval '1 day' from agreements ag where ag.id > ${agreement.id};
  insert into work_logs (agreement_id, day, minutes, description, written_at)
    select ag.id, date_trunc('week', now())::date + nth - case when ag.id % 100 = 0 then 7 else 0 end, 5, '', now()
    from agreements ag cross join generate_series(0, 6) as nth where ag.id > ${agreement.id};
  vacuum analyze`

describe('hours among many', () => {
  let the: World
  let two: Two

  before(async () => {
    the = await makeWorld()
    await openMoney(the)
    two = await byTheHour(the, await makeTwo(the))
    await fund(the, two)
    await fund(the, two)
    for (const statement of others(two).split(';')) await fill(the, statement)
    await pretend(the, { agreements: 1e6, job_hours: 5e6, hourly_agreements: 1e6, work_logs: 5e7 })
  })

  const at = new Date()
  const week = weekOf(at)
  const viewer = () => two.client.id
  const readings: readonly Reading[] = [
    [
      'the hours of an agreement',
      120,
      (db) => findHours(db, viewer(), { agreement: two.agreement.id, week }),
      () => [viewer(), two.agreement.id, week],
    ],
  ]
  testReadings(() => the, tables, readings)

  const due: readonly Reading[] = [
    ['weeks that have ended', 900, (db) => listToClose(db, week), () => [week, '-infinity', 0, 500]],
    [
      'whose hours are paused',
      300,
      (db) => listToPause(db, at),
      () => [at.toISOString(), '-infinity', 0, 500],
    ],
    ['whose hours go back', 300, (db) => listHoursOfLeaving(db, at), () => [at.toISOString(), 500, 0]],
  ]
  testReadings(() => the, tables, due)

  test('a run comes to everything that is due, however many pages that takes', async () => {
    const { db } = the.platform.database
    const later = new Date(at.getTime() + 200 * 24 * 60 * 60_000)
    const count = async (list: (after?: DueRow) => Promise<readonly DueRow[]>) => {
      const seen: number[] = []
      for await (const { id } of inOrder<DueRow>(list)) seen.push(id)
      return [seen.length, new Set(seen).size]
    }
    assert.deepEqual(await count((after) => listToClose(db, weekOf(later), after)), [3000, 3000])
    assert.deepEqual(await count((after) => listToPause(db, later, after)), [3001, 3001])
  })
})
