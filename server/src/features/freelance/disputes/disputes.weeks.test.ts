/** Disputes about weeks of hourly work, which are milestones too. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { disputeOf, offer, open } from '../../../../test/scenes/disputes-scene.ts'
import {
  byTheHour,
  dayOfScene,
  firstWeek,
  fund,
  goTo,
  log,
  weeksOf,
} from '../../../../test/scenes/hours-scene.ts'
import { makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { workHours } from '../hours/hours.jobs.ts'
import { workMilestones } from '../milestones/milestones.jobs.ts'
import { workDisputes } from './disputes.jobs.ts'

let here: World
let two: Two

before(async () => {
  goTo(2)
  here = await world()
  await openMoney(here)
  two = await byTheHour(here, await makeTwo(here, '5000'))
})
after(() => shiftClock(0))

const work = async () => {
  await workHours(here.platform)
  await workMilestones(here.platform)
  await workDisputes(here.platform)
}
const theWeek = async () => (await weeksOf(here, two))[0] ?? assert.fail()

test('a week is disputed as a milestone is, and withdrawn, its client has the whole 7 days again', async () => {
  const { client, freelancer, agreement } = two
  await fund(here, two)
  await log(here, two, 1, 120)
  goTo(9)
  await work()
  const { id } = await theWeek()
  const dispute = await open(here, client, id)
  assert.deepEqual([dispute.frozen.tokens, (await theWeek()).status], ['20', 'disputed'])
  const accept = { payment_id: agreement.id, week: firstWeek }
  await here.as(client).isRefused('accept_work_logs', accept, 'milestone_disputed')
  goTo(15)
  await work()
  await here.as(client).call('withdraw_dispute', { dispute_id: dispute.id })
  assert.equal((await theWeek()).release_at?.slice(0, 10), dayOfScene(22))
  const other = await open(here, freelancer, id)
  const { offers } = await offer(here, client, other, '5')
  await here.as(freelancer).call('accept_split', { offer_id: offers.client?.offer_id ?? 0 })
  const { status, money } = await theWeek()
  assert.deepEqual([status, money?.released.tokens, money?.refunded.tokens], ['released', '5', '15'])
  assert.equal((await disputeOf(here, client, other)).status, 'agreed')
  await ledgerHolds(here)
})
