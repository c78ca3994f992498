/** What happens to hours when time passes, or one of the two leaves. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { newsOf } from '../../../../test/scenes/funding-scene.ts'
import {
  byTheHour,
  dayOfScene,
  firstWeek,
  fund,
  goTo,
  hoursOf,
  log,
  weeksOf,
} from '../../../../test/scenes/hours-scene.ts'
import { makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, brokenBy, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { deleteLeaving } from '../../accounts/leaving/leaving.jobs.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { workMilestones } from '../milestones/milestones.jobs.ts'
import { workHours } from './hours.jobs.ts'

let here: World

before(async () => {
  goTo(2)
  here = await world()
  await openMoney(here)
})
beforeEach(() => goTo(2))
after(() => shiftClock(0))

async function makeHourly(): Promise<Two> {
  const two = await byTheHour(here, await makeTwo(here))
  await fund(here, two)
  return two
}
async function workAt(nth: number, time?: string): Promise<void> {
  goTo(nth, time)
  await workHours(here.platform)
  await workMilestones(here.platform)
}
const tokensOf = async (person: Person) => (await balanceOf(here, person)).FCELL
const countNews = async (person: Person, kind: string) => {
  await gatherNews(here.platform)
  return (await newsOf(here, person)).filter((each) => each === kind).length
}

test('a week is closed when it has ended, both are reminded, and silence releases it after 7 days', async () => {
  const two = await makeHourly()
  await log(here, two, 0, 300)
  await workAt(6, '23:59')
  assert.equal((await weeksOf(here, two)).length, 0)
  await workAt(7, '00:00')
  assert.equal((await weeksOf(here, two))[0]?.status, 'submitted')
  await workAt(13, '00:01')
  await workAt(13, '12:00')
  for (const each of [two.client, two.freelancer])
    assert.equal(await countNews(each, 'job_milestone_reminder'), 1)
  await workAt(13, '23:59')
  assert.equal((await weeksOf(here, two))[0]?.status, 'submitted')
  await workAt(14, '00:00')
  const [week] = await weeksOf(here, two)
  assert.deepEqual([week?.status, week?.history[0]?.by], ['released', null])
  assert.equal(await tokensOf(two.freelancer), '45')
  await ledgerHolds(here)
})

test('a week that is noticed late leaves its client at least 6 days, and each week is one of its own', async () => {
  const two = await makeHourly()
  await log(here, two, 0, 60)
  goTo(8)
  await log(here, two, 7, 120)
  await workAt(20)
  const weeks = await weeksOf(here, two)
  assert.deepEqual(
    weeks.map(({ week, amount, release_at, status }) => [week, amount, release_at, status]),
    [
      [firstWeek, '15', `${dayOfScene(26)}T12:00:00.000Z`, 'submitted'],
      [dayOfScene(7), '30', `${dayOfScene(26)}T12:00:00.000Z`, 'submitted'],
    ],
  )
  await ledgerHolds(here)
})

test('an agreement that is left open costs nothing more, months later', async () => {
  const two = await makeHourly()
  await log(here, two, 1, 60)
  for (const nth of [7, 14, 21, 28, 90]) await workAt(nth)
  // Their sessions have not lasted so long.
  goTo(20)
  const { pause, left_minutes, pause_at } = await hoursOf(here, two)
  assert.deepEqual([pause, left_minutes, pause_at], ['no_logs', 540, `${dayOfScene(14)}T12:00:00.000Z`])
  const written = { day: dayOfScene(20), minutes: 60, description: 'Later' }
  await here
    .as(two.freelancer)
    .isRefused('add_work_log', { payment_id: two.agreement.id, ...written }, 'hours_paused')
  assert.equal(await tokensOf(two.freelancer), '9')
  assert.equal(await countNews(two.client, 'job_hours_paused'), 1)
  await ledgerHolds(here)
})

test('nobody leaves while hours are held; once their day has come, these go back and logs are paid', async () => {
  const two = await makeHourly()
  const { client, freelancer } = two
  const payment_id = two.agreement.id
  const consenting = { password, consent: 1, give_up: 'give up' } as const
  for (const each of [client, freelancer])
    await here.as(each).isRefused('delete_account', consenting, 'money_in_escrow')
  await log(here, two, 1, 60)
  const { db } = here.platform.database
  // As if the hours had come in after they asked to be deleted.
  await sql`insert into away_members (member_id, delete_at) values (${freelancer.id}, now())`.execute(db)
  await here.as(client).isRefused('fund_hours', { payment_id, hours: 1 }, 'party_away')
  const before = Number(await tokensOf(client))
  await workAt(2, '13:00')
  assert.equal(Number(await tokensOf(client)), before + 90)
  const isThere = async () =>
    (await sql`select from members where id = ${freelancer.id}`.execute(db)).rows.length > 0
  await deleteLeaving(here.platform).work({})
  assert.equal(await isThere(), true, 'not before what is logged is settled')
  await workAt(7)
  await workAt(14)
  assert.equal((await weeksOf(here, two))[0]?.status, 'released')
  await deleteLeaving(here.platform).work({})
  assert.equal(await isThere(), false)
  const hours = await hoursOf(here, two, { week: firstWeek })
  assert.deepEqual(
    hours.week.logs.map(({ minutes, description }) => [minutes, description]),
    [[60, '']],
  )
  assert.equal((await weeksOf(here, two))[0]?.status, 'released')
  await ledgerHolds(here)
})

test('the invariants of hours are broken by rows that say otherwise', async () => {
  const two = await makeHourly()
  await log(here, two, 1, 60)
  const id = two.agreement.id
  const of = `where agreement_id = ${id}`
  const [holds, says, logged] = [
    'the escrow of a hours holds what of it is neither paid nor returned, and nothing once it is settled',
    'hours were paid in, used and returned as their row says',
    'no more hours are logged than were paid in',
  ]
  assert.deepEqual(await brokenBy(here, `update job_hours set units = units + 1 ${of}`), [holds, says])
  assert.deepEqual(await brokenBy(here, `update job_hours set used = 1 ${of}`), [holds, says])
  assert.deepEqual(await brokenBy(here, `update work_logs set minutes = 601 ${of}`), [logged])
})
