import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { newsOf } from '../../../../test/scenes/funding-scene.ts'
import {
  funded,
  makeTwo,
  milestoneOf,
  submitted,
  type Two,
} from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { deleteLeaving } from '../../accounts/leaving/leaving.jobs.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { workMilestones } from './milestones.jobs.ts'

let here: World

before(async () => {
  here = await world()
  await openMoney(here)
})
afterEach(() => shiftClock(0))

const day = 24 * 60 * 60_000
async function workAfter(days: number): Promise<void> {
  shiftClock(days * day)
  await workMilestones(here.platform)
}
const tokensOf = async (person: Person) => (await balanceOf(here, person)).FCELL
const countNews = async (person: Person, kind: string) => {
  await gatherNews(here.platform)
  return (await newsOf(here, person)).filter((each) => each === kind).length
}
const statusOf = async (two: Two, made: Parameters<typeof milestoneOf>[2]) =>
  (await milestoneOf(here, two.client, made)).status

test('without an answer, work is released after 14 days, and both are reminded before', async () => {
  const two = await makeTwo(here)
  const made = await submitted(here, two)
  await workAfter(6.9)
  assert.equal(await countNews(two.client, 'job_milestone_reminder'), 0)
  await workAfter(7.1)
  await workAfter(8)
  for (const each of [two.client, two.freelancer])
    assert.equal(await countNews(each, 'job_milestone_reminder'), 1)
  await workAfter(13.9)
  assert.equal(await statusOf(two, made), 'submitted')
  await workAfter(14.1)
  await workAfter(15)
  const shown = await milestoneOf(here, two.client, made)
  assert.deepEqual(
    [shown.status, shown.history[0]?.by, shown.history[0]?.kind],
    ['released', null, 'released'],
  )
  assert.equal(await tokensOf(two.freelancer), '90')
  for (const each of [two.client, two.freelancer])
    assert.equal(await countNews(each, 'job_milestone_released'), 1)
  await ledgerHolds(here)
})

test('an empty submission and a request for changes are never released without an answer', async () => {
  const two = await makeTwo(here)
  const empty = await submitted(here, two, '')
  const changed = await submitted(here, two)
  await here.as(two.client).call('request_milestone_changes', { milestone_id: changed.id, message: 'Higher' })
  await workAfter(400)
  shiftClock(0)
  assert.deepEqual(
    [await statusOf(two, empty), await statusOf(two, changed)],
    ['submitted', 'changes_requested'],
  )
})

test('without an answer, a refund is granted after 7 days, and holds the release until then', async () => {
  const two = await makeTwo(here)
  const made = await submitted(here, two)
  const milestone_id = made.id
  shiftClock(10 * day)
  const { data } = await here
    .as(two.client)
    .call('request_refund', { milestone_id, amount: '60', message: 'Half of it' })
  const refund_id = data.refund?.refund_id ?? assert.fail()
  await workAfter(16.9)
  assert.equal(await statusOf(two, made), 'submitted')
  shiftClock(17.1 * day)
  await here.as(two.freelancer).isRefused('answer_refund', { refund_id, status: 'declined' }, 'refund_over')
  await workMilestones(here.platform)
  const shown = await milestoneOf(here, two.client, made)
  assert.deepEqual(
    [shown.status, shown.money?.refunded.tokens, shown.money?.released.tokens],
    ['released', '60', '40'],
    'the rest was due to be released by then',
  )
  await ledgerHolds(here)
})

test('a change that nobody answers in 7 days is no more', async () => {
  const two = await makeTwo(here)
  const made = await funded(here, two)
  const milestone_id = made.id
  await here.as(two.client).call('update_milestone', { milestone_id, description: 'A vault' })
  shiftClock(7.1 * day)
  assert.equal((await milestoneOf(here, two.client, made)).change, null)
  await here.as(two.freelancer).isRefused('accept_milestone', { milestone_id }, 'change_over')
  await here.as(two.freelancer).call('update_milestone', { milestone_id, description: 'A tower' })
})

test('tax is withheld of what is released to members in India, of gross, and parts add up', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  await sql`insert into freelancers (member_id, country) values (${freelancer.id}, 'India')`.execute(
    here.platform.database.db,
  )
  const { id: milestone_id, payment_id } = await funded(here, two)
  const { summary } = await here.as(freelancer).call('get_milestones_by_project', { payment_id })
  assert.equal(summary?.tax_percent, '5')
  await here.as(client).call('release_milestone', { milestone_id, amount: '33.333333333333333333' })
  const { data } = await here.as(client).call('release_milestone', { milestone_id })
  assert.deepEqual([data.money?.tax, data.money?.fee.tokens], [null, '10'])
  const { data: seen } = await here.as(freelancer).call('get_milestones_by_project', { payment_id })
  assert.deepEqual([seen[0]?.money?.tax?.tokens, seen[0]?.money?.paid?.tokens], ['5', '85'])
  assert.equal(await tokensOf(freelancer), '85')
  await ledgerHolds(here)
  // A number that is given later returns nothing, and nothing more is withheld.
  await here.as(freelancer).call('update_tax_info', { pan: 'AAPFU0939F' })
  await submitted(here, two).then(({ id }) => here.as(client).call('release_milestone', { milestone_id: id }))
  assert.equal(await tokensOf(freelancer), '175')
})

test('nobody leaves while money is held, nor ends its agreement; the other side keeps its papers', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, agreement } = two
  const consenting = { password, consent: 1, give_up: 'give up' } as const
  const payment_id = agreement.id
  const made = await submitted(here, two)
  for (const each of [client, freelancer]) {
    const { body } = await here.as(each).isRefused('delete_account', consenting, 'money_in_escrow')
    assert.equal(body['message'], 'Money is still held for this work. Release it or have it returned first.')
    await here.as(each).isRefused('end_agreement', { payment_id }, 'money_in_escrow')
  }
  await here.as(client).call('release_milestone', { milestone_id: made.id })
  const late = await funded(here, two)
  // As if it had come in after they asked to be deleted.
  const { db } = here.platform.database
  await sql`insert into away_members (member_id, delete_at) values (${freelancer.id}, now())`.execute(db)
  await here
    .as(client)
    .call('create_milestone', { payment_id, project_id: two.project_id, description: 'x', amount: 9 })
  await deleteLeaving(here.platform).work({})
  const isThere = async () =>
    (await sql`select from members where id = ${freelancer.id}`.execute(db)).rows.length > 0
  assert.equal(await isThere(), true, 'not before it is settled')
  await workMilestones(here.platform)
  assert.equal(await statusOf(two, late), 'refunded')
  await deleteLeaving(here.platform).work({})
  assert.equal(await isThere(), false)
  const { data, summary } = await here.as(client).call('get_milestones_by_project', { payment_id })
  assert.deepEqual(
    data.map(({ status, description, history }) => [
      status,
      description,
      history.some(({ message }) => message !== ''),
    ]),
    [
      ['released', '', false],
      ['refunded', '', false],
      ['cancelled', 'x', false],
    ],
  )
  assert.equal(summary?.released.tokens, '100')
  await ledgerHolds(here)
})

test('nothing new is paid in for somebody who leaves', async () => {
  const two = await makeTwo(here)
  const made = await funded(here, two)
  await here.as(two.freelancer).call('cancel_milestone', { milestone_id: made.id })
  const { data } = await here.as(two.client).call('create_milestone', {
    project_id: two.project_id,
    description: 'A wall',
    amount: 15,
  })
  await here.as(two.freelancer).call('accept_milestone', { milestone_id: data.id })
  await sql`insert into away_members (member_id, delete_at) values (${two.freelancer.id}, now() + interval '9 days')`.execute(
    here.platform.database.db,
  )
  await here.as(two.client).isRefused('fund_milestone', { milestone_id: data.id }, 'party_away')
  await give(here, two.client, {})
})
