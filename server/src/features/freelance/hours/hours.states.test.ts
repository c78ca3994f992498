/** Every act of either side in every state of hours and of a week: with its effect, or refused by name. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type HoursAct, hoursActs } from '@commons/contract/shared/job-hours.ts'
import { sql } from 'kysely'
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
import { ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Answer, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import type { Role } from '../milestones/milestones.transitions.ts'
import { workHours } from './hours.jobs.ts'

let here: World
let pair: Two

before(async () => {
  goTo(2)
  here = await world()
  await openMoney(here)
  pair = await makeTwo(here, '500000')
})
beforeEach(() => goTo(2))
after(() => shiftClock(0))

type State = 'not_funded' | 'running' | 'no_hours' | 'no_logs' | 'ended'

/** What is refused; acts that are missing are possible. */
const refused: Record<State, Record<Role, Partial<Record<HoursAct, string>>>> = {
  not_funded: {
    client: { take_back: 'no_hours_left', resume: 'hours_not_paused' },
    freelancer: { log: 'over_funded_hours' },
  },
  running: { client: { resume: 'hours_not_paused' }, freelancer: {} },
  no_hours: {
    client: { take_back: 'no_hours_left', resume: 'hours_not_paused' },
    freelancer: { log: 'over_funded_hours' },
  },
  no_logs: { client: {}, freelancer: { log: 'hours_paused' } },
  ended: {
    client: { fund: 'agreement_over', take_back: 'agreement_over', resume: 'agreement_over' },
    freelancer: { log: 'agreement_over' },
  },
}

async function make(state: State): Promise<Two> {
  const two = await byTheHour(here, pair)
  if (state !== 'not_funded') await fund(here, two)
  if (state === 'no_hours') await log(here, two, 0, 600)
  if (state === 'no_logs')
    await sql`
      update hourly_agreements set pause_at = null, paused_at = now() where agreement_id = ${two.agreement.id}`.execute(
      here.platform.database.db,
    )
  if (state === 'ended') await here.as(two.client).call('end_agreement', { payment_id: two.agreement.id })
  return two
}

function send(act: HoursAct, role: Role, two: Two): Promise<Answer> {
  const { send: to } = here.as(two[role])
  const payment_id = two.agreement.id
  switch (act) {
    case 'fund':
      return to('fund_hours', { payment_id, hours: 1 })
    case 'take_back':
      return to('take_back_hours', { payment_id })
    case 'resume':
      return to('resume_hours', { payment_id })
    case 'log':
      return to('add_work_log', { payment_id, day: dayOfScene(1), minutes: 30, description: 'Clay' })
  }
}

for (const state of Object.keys(refused) as State[])
  test(`what both may do where hours are ${state}`, async () => {
    for (const role of ['client', 'freelancer'] as const)
      for (const act of hoursActs) {
        const what = `${role}: ${act}`
        const two = await make(state)
        const { acts } = await hoursOf(here, two, { of: role })
        const { body } = await send(act, role, two)
        const isOther = (act === 'log') === (role === 'client')
        const refusal = isOther ? 'other_side_only' : refused[state][role][act]
        assert.equal(body['error'], refusal, what)
        assert.equal(acts.includes(act), refusal === undefined, `${what} is offered as it is allowed`)
        if (refusal !== undefined) continue
        const { pause, left_minutes } = await hoursOf(here, two)
        const after = { fund: [null, 60], take_back: ['no_hours', 0], resume: [null, 600], log: [null, 570] }
        const before = state === 'not_funded' || state === 'no_hours' ? 0 : 600
        const minutes = act === 'fund' ? before + 60 : after[act][1]
        assert.deepEqual([pause, left_minutes], [after[act][0], minutes], what)
      }
    await ledgerHolds(here)
  })

test('a week is released and refunded as a milestone, and nothing about it is changed', async () => {
  const two = await byTheHour(here, pair)
  await fund(here, two)
  await log(here, two, 0, 600)
  goTo(7)
  await workHours(here.platform)
  const [week] = await weeksOf(here, two)
  const milestone_id = week?.id ?? assert.fail()
  const payment_id = two.agreement.id
  const calls = [
    ['accept_milestone', { milestone_id }],
    ['decline_milestone', { milestone_id }],
    ['update_milestone', { milestone_id, description: 'A tower' }],
    ['cancel_milestone', { milestone_id }],
    ['milestone_quote', { milestone_id }],
    ['fund_milestone', { milestone_id }],
    ['submit_milestone', { milestone_id, message: 'Here' }],
    ['request_milestone_changes', { milestone_id, message: 'Higher' }],
  ] as const
  for (const who of [two.client, two.freelancer]) {
    for (const [name, input] of calls) {
      // A quote and a payment ask for the rate first, which is old by now.
      if (name === 'fund_milestone') goTo(2)
      const { body } = await here.as(who).send(name, input)
      goTo(7)
      assert.equal(body['error'], 'milestone_of_week', name)
    }
    const reorder = { payment_id, milestone_ids: [milestone_id] }
    await here.as(who).isRefused('reorder_milestones', reorder, 'agreement_hourly')
  }
  const asked = { milestone_id, amount: '30', message: 'Half a day was a break' }
  const { data } = await here.as(two.client).call('request_refund', asked)
  await here.as(two.freelancer).call('give_refund', { milestone_id, amount: '10' })
  await here
    .as(two.freelancer)
    .isRefused('answer_refund', { refund_id: data.refund?.refund_id ?? 0, status: 'accepted' }, 'refund_over')
  await here.as(two.client).call('release_milestone', { milestone_id, amount: '20' })
  const accepted = await here.as(two.client).call('accept_work_logs', { payment_id, week: firstWeek })
  assert.deepEqual(
    [accepted.data.status, accepted.data.money?.released.tokens, accepted.data.money?.refunded.tokens],
    ['released', '90', '10'],
  )
  await ledgerHolds(here)
})
