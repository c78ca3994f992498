import assert from 'node:assert/strict'
import { afterEach, before, beforeEach, test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
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
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { resumeMoney, stopMoney } from '../../../ledger/stops.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { workHours } from './hours.jobs.ts'

let here: World
let pair: Two
let two: Two

before(async () => {
  goTo(2)
  here = await world()
  await openMoney(here)
  pair = await makeTwo(here, '500000')
})
beforeEach(async () => {
  goTo(2)
  two = await byTheHour(here, pair)
})
afterEach(() => shiftClock(0))

const payment = () => ({ payment_id: two.agreement.id })
const tokensOf = async (person: Person) => (await balanceOf(here, person)).FCELL
const asClient = () => here.as(two.client)
const asFreelancer = () => here.as(two.freelancer)
const written = (nth: number, minutes = 60) => ({
  ...payment(),
  day: dayOfScene(nth),
  minutes,
  description: 'Clay',
})
async function newsAbout(person: Person): Promise<string[]> {
  await gatherNews(here.platform)
  return newsOf(here, person)
}

test('hours are quoted, paid in, logged, and become a milestone that the client accepts', async () => {
  const before = await hoursOf(here, two)
  assert.deepEqual([before.pause, before.acts, before.amount], ['not_funded', ['fund'], '15'])
  const { data: quote } = await asClient().call('hours_quote', { ...payment(), hours: 10 })
  assert.deepEqual([quote.amount, quote.tokens, quote.hours], ['150', '100', 10])
  const balance = Number(await tokensOf(two.client))
  const paid = { ...payment(), hours: 10, amount: quote.tokens, quote_id: quote.quote_id }
  const funded = await asClient().call('fund_hours', paid)
  assert.equal(Number(funded.fcell_balance), balance - 100)
  assert.deepEqual(
    [funded.data.left_minutes, funded.data.left, funded.data.pause],
    [600, { tokens: '100', usd: '150' }, null],
  )
  assert.deepEqual(funded.data.acts, ['fund', 'take_back'])
  await asClient().isRefused('fund_hours', paid, 'quote_expired')
  assert.ok((await newsAbout(two.freelancer)).includes('job_hours_funded'))

  await log(here, two, 0, 150)
  const logged = await log(here, two, 2, 90)
  assert.deepEqual(
    [logged.left_minutes, logged.logged_minutes, logged.logged.tokens, logged.week.minutes],
    [360, 240, '40', 240],
  )
  assert.deepEqual(
    logged.week.logs.map(({ day, minutes, is_editable }) => [day, minutes, is_editable]),
    [
      [dayOfScene(0), 150, 1],
      [dayOfScene(2), 90, 1],
    ],
  )
  const [first] = logged.week.logs
  const work_log_id = first?.id ?? assert.fail()
  await asFreelancer().call('update_work_log', { work_log_id, minutes: '120', description: 'Sand' })
  const { data: less } = await asFreelancer().call('delete_work_log', {
    work_log_id: logged.week.logs[1]?.id ?? 0,
  })
  assert.deepEqual(
    less.week.logs.map(({ minutes, description }) => [minutes, description]),
    [[120, 'Sand']],
  )
  await log(here, two, 1, 60)
  assert.equal((await hoursOf(here, two)).week.logs[0]?.is_editable, 0)
  const early = { ...payment(), week: firstWeek }
  await asClient().isRefused('accept_work_logs', early, 'week_under_way')

  goTo(7, '00:01')
  await workHours(here.platform)
  await workHours(here.platform)
  const [week, ...none] = await weeksOf(here, two)
  assert.equal(none.length, 0)
  assert.deepEqual(
    [week?.week, week?.status, week?.amount, week?.money?.held.tokens, week?.release_at],
    [firstWeek, 'submitted', '45', '30', `${dayOfScene(14)}T00:00:00.000Z`],
  )
  assert.deepEqual(week?.acts, ['release', 'request_refund', 'dispute'])
  assert.deepEqual([week?.history[0]?.kind, week?.history[0]?.trx_number], ['hours_logged', null])
  assert.ok((await newsAbout(two.client)).includes('job_week_logged'))
  const rest = await hoursOf(here, two)
  assert.deepEqual([rest.left_minutes, rest.logged_minutes, rest.week.minutes], [420, 0, 0])
  assert.equal((await hoursOf(here, two, { week: dayOfScene(3) })).week.logs.length, 2)

  const earned = Number(await tokensOf(two.freelancer))
  const accepted = await asClient().call('accept_work_logs', early)
  assert.deepEqual([accepted.data.status, accepted.data.money?.released.tokens], ['released', '30'])
  assert.equal(Number(await tokensOf(two.freelancer)), earned + 27)
  await asClient().isRefused('accept_work_logs', early, 'milestone_released')
  await ledgerHolds(here)
})

test('who accepts before the job comes makes the week themselves, once', async () => {
  await fund(here, two)
  await log(here, two, 1, 60)
  goTo(7, '00:00')
  const idempotency_key = 'the first week'
  const accept = { ...payment(), week: dayOfScene(4), idempotency_key }
  const { data } = await asClient().call('accept_work_logs', accept)
  assert.deepEqual([data.status, data.week], ['released', firstWeek])
  assert.equal((await asClient().call('accept_work_logs', accept)).data.id, data.id)
  await workHours(here.platform)
  assert.equal((await weeksOf(here, two)).length, 1)
  await asClient().isRefused('accept_work_logs', { ...payment(), week: dayOfScene(-7) }, 'no_work_logged')
  await ledgerHolds(here)
})

test('a repeated payment happens once, and what is unused goes back', async () => {
  const before = await tokensOf(two.client)
  const paid = { ...payment(), hours: 7, idempotency_key: 'seven hours' }
  await asClient().call('fund_hours', paid)
  await asClient().call('fund_hours', paid)
  assert.equal((await hoursOf(here, two)).funded_minutes, 420)
  await asClient().isRefused('fund_hours', { ...paid, hours: 8 }, 'idempotency_key_reused')
  await log(here, two, 1, 100)
  const { data, fcell_balance } = await asClient().call('take_back_hours', payment())
  assert.deepEqual([data.left_minutes, data.logged_minutes, data.pause], [0, 100, 'no_hours'])
  assert.ok(Number(fcell_balance) > Number(before) - 17)
  await asClient().isRefused('take_back_hours', payment(), 'no_hours_left')
  assert.ok((await newsAbout(two.freelancer)).includes('job_hours_returned'))
  goTo(7)
  await workHours(here.platform)
  const [week] = await weeksOf(here, two)
  assert.equal(week?.amount, '25')
  await ledgerHolds(here)
})

test('weeks use the oldest hours first, at the price and rate at which these were paid in', async () => {
  await fund(here, two, 2)
  const { data: change } = await asFreelancer().call('propose_agreement_change', {
    ...payment(),
    amount: 30,
    weekly_hours: 5,
  })
  const change_id = change.change?.change_id ?? assert.fail()
  await asClient().call('answer_agreement_change', { change_id, status: 'accepted' })
  await fund(here, two, 2)
  await log(here, two, 0, 180)
  const { left, logged, amount, weekly_hours } = await hoursOf(here, two)
  assert.deepEqual(
    [logged, left, amount, weekly_hours],
    [{ tokens: '40', usd: '60' }, { tokens: '20', usd: '30' }, '30', 5],
  )
  await asFreelancer().isRefused('add_work_log', written(1, 61), 'over_funded_hours')
  goTo(7)
  const { data } = await asClient().call('accept_work_logs', { ...payment(), week: firstWeek })
  assert.deepEqual(
    [data.amount, data.money?.released, data.money?.rate],
    ['60', { tokens: '40', usd: '60' }, '1.5'],
  )
  await ledgerHolds(here)
})

test('nothing is logged beyond the week, its hours and what is funded, and the words say what is left', async () => {
  await asFreelancer().isRefused('add_work_log', written(1), 'over_funded_hours')
  await fund(here, two, 30)
  await asFreelancer().isRefused('add_work_log', written(3), 'day_ahead')
  await asFreelancer().isRefused('add_work_log', written(-1), 'week_over')
  await log(here, two, 0, 18 * 60)
  await asFreelancer().isRefused('add_work_log', written(0), 'work_log_exists')
  const { body } = await asFreelancer().isRefused('add_work_log', written(1, 121), 'over_weekly_hours')
  assert.match(String(body['message']), /Left this week: 2 h/)
  const { week } = await log(here, two, 1, 120)
  assert.equal(week.left_minutes, 0)
  const work_log_id = week.logs[1]?.id ?? assert.fail()
  await asFreelancer().isRefused('update_work_log', { work_log_id, minutes: 121 }, 'over_weekly_hours')
  await asFreelancer().isRefused('update_work_log', { work_log_id, minutes: 120 }, 'nothing_changed')
  for (const minutes of [0, 1441, 'x', -5])
    await asFreelancer().isRefused('add_work_log', { ...written(2), minutes }, 'invalid_fields')
  // A week has its own hours.
  goTo(7)
  await asFreelancer().isRefused('update_work_log', { work_log_id, minutes: 60 }, 'week_over')
  await asFreelancer().isRefused('delete_work_log', { work_log_id }, 'week_over')
  await asFreelancer().isRefused('add_work_log', written(7, 601), 'over_funded_hours')
  await log(here, two, 7, 600)
  for (const each of [two.client, two.freelancer])
    assert.ok((await newsAbout(each)).includes('job_hours_used_up'))
  await ledgerHolds(here)
})

test('a whole week without a log pauses the hours, and the client resumes them, or funds more', async () => {
  await fund(here, two)
  await asClient().isRefused('resume_hours', payment(), 'hours_not_paused')
  assert.equal((await hoursOf(here, two)).pause_at, `${dayOfScene(14)}T00:00:00.000Z`)
  await log(here, two, 2, 60)
  goTo(8)
  await log(here, two, 7, 60)
  goTo(20, '23:59')
  await workHours(here.platform)
  assert.equal((await hoursOf(here, two)).pause, null)
  // Also before the job says so.
  goTo(21, '00:00')
  assert.equal((await hoursOf(here, two)).pause, 'no_logs')
  await asFreelancer().isRefused('add_work_log', written(21), 'hours_paused')
  await workHours(here.platform)
  for (const each of [two.client, two.freelancer])
    assert.ok((await newsAbout(each)).includes('job_hours_paused'))
  await asFreelancer().isRefused('add_work_log', written(21), 'hours_paused')
  const paused = await hoursOf(here, two)
  assert.deepEqual([paused.pause, paused.acts], ['no_logs', ['fund', 'take_back', 'resume']])
  const { data } = await asClient().call('resume_hours', payment())
  assert.deepEqual([data.pause, data.pause_at], [null, `${dayOfScene(35)}T00:00:00.000Z`])
  assert.ok((await newsAbout(two.freelancer)).includes('job_hours_resumed'))
  goTo(35)
  assert.equal((await hoursOf(here, two)).pause, 'no_logs')
  await ledgerHolds(here)
})

test('an agreement ends once what is logged is settled, and unused hours go back with it', async () => {
  const before = await tokensOf(two.client)
  await fund(here, two)
  await log(here, two, 1, 60)
  await asClient().isRefused('end_agreement', payment(), 'hours_logged')
  goTo(7)
  await workHours(here.platform)
  await asFreelancer().isRefused('end_agreement', payment(), 'money_in_escrow')
  await asClient().call('accept_work_logs', { ...payment(), week: firstWeek })
  await asFreelancer().call('end_agreement', payment())
  assert.equal(Number(before) - Number(await tokensOf(two.client)), 10)
  const over = await hoursOf(here, two)
  assert.deepEqual([over.acts, over.left_minutes, over.pause], [[], 0, null])
  // While the rate was fresh.
  goTo(2)
  await asClient().isRefused('fund_hours', { ...payment(), hours: 1 }, 'agreement_over')
  await asClient().isRefused('hours_quote', { ...payment(), hours: 1 }, 'agreement_over')
  await asClient().isRefused('take_back_hours', payment(), 'agreement_over')
  await asClient().isRefused('resume_hours', payment(), 'agreement_over')
  await asFreelancer().isRefused('add_work_log', written(1), 'agreement_over')
  await ledgerHolds(here)
})

test('each side has its own acts, and nobody else has any', async () => {
  await fund(here, two)
  const { week } = await log(here, two, 1, 60)
  const work_log_id = week.logs[0]?.id ?? assert.fail()
  const ofClient = [
    ['hours_quote', { ...payment(), hours: 1 }],
    ['fund_hours', { ...payment(), hours: 1 }],
    ['take_back_hours', payment()],
    ['resume_hours', payment()],
    ['accept_work_logs', { ...payment(), week: firstWeek }],
  ] as const
  const ofFreelancer = [
    ['add_work_log', written(2)],
    ['update_work_log', { work_log_id, minutes: 30 }],
    ['delete_work_log', { work_log_id }],
  ] as const
  for (const [name, input] of ofClient) {
    const { body } = await asFreelancer().send(name, input)
    assert.equal(body['error'], 'other_side_only', name)
  }
  for (const [name, input] of ofFreelancer) {
    const { body } = await asClient().send(name, input)
    assert.equal(body['error'], 'other_side_only', name)
  }
  const stranger = await here.person('Stan')
  await give(here, stranger, { FCELL: '100' })
  for (const [name, input] of [...ofClient, ...ofFreelancer, ['get_work_logs', payment()] as const]) {
    const { body } = await here.as(stranger).send(name, input)
    const refusal = 'work_log_id' in input ? 'work_log_not_found' : 'agreement_not_found'
    assert.equal(body['error'], refusal, name)
    assert.equal((await here.as().send(name, input)).status, 401, name)
  }
  await asFreelancer().isRefused('delete_work_log', { work_log_id: 987_654 }, 'work_log_not_found')
  await isForMembersOnly(here, 'get_work_logs', payment())
  const fixed = { payment_id: pair.agreement.id }
  await asClient().isRefused('get_work_logs', fixed, 'agreement_fixed')
  await asClient().isRefused('fund_hours', { ...fixed, hours: 1 }, 'agreement_fixed')
  await asFreelancer().isRefused('add_work_log', { ...written(1), ...fixed }, 'agreement_fixed')
})

test('a block between the two changes nothing about their hours', async () => {
  await fund(here, two)
  await log(here, two, 1, 60)
  const person = { blocked_user_id: two.client.id }
  await asFreelancer().call('block', person)
  try {
    assert.equal((await hoursOf(here, two)).logged_minutes, 60)
    goTo(7)
    const { data } = await asClient().call('accept_work_logs', { ...payment(), week: firstWeek })
    assert.equal(data.status, 'released')
    assert.equal((await hoursOf(here, two, { of: 'freelancer' })).left_minutes, 540)
  } finally {
    await asFreelancer().call('unblock', person)
  }
})

test('money that is stopped, short or priced differently pays in no hours', async () => {
  await asClient().isRefused('fund_hours', { ...payment(), hours: 1, amount: '9' }, 'price_changed')
  const { data: quote } = await asClient().call('hours_quote', { ...payment(), hours: 2 })
  const other = { ...payment(), hours: 1, quote_id: quote.quote_id }
  await asClient().isRefused('fund_hours', other, 'price_changed')
  const poor = await makeTwo(here, '5')
  const theirs = await byTheHour(here, poor)
  const asked = { payment_id: theirs.agreement.id, hours: 1 }
  await here.as(theirs.client).isRefused('fund_hours', asked, 'balance_too_low')
  await fund(here, two)
  await stopMoney(here.platform.database.db, 'test')
  try {
    await asClient().isRefused('hours_quote', { ...payment(), hours: 1 }, 'money_stopped')
    await asClient().isRefused('fund_hours', { ...payment(), hours: 1 }, 'money_stopped')
    await asClient().isRefused('take_back_hours', payment(), 'money_stopped')
    await asClient().isRefused('end_agreement', payment(), 'money_stopped')
  } finally {
    await resumeMoney(here.platform.database.db)
  }
})

test('a page of hours costs the same however many weeks there were', async () => {
  await fund(here, two)
  await log(here, two, 1, 60)
  assert.ok((await statementsOfRead(here.platform, () => hoursOf(here, two))) <= 4)
})
