/** What becomes of disputes when nobody says or decides anything, with the clock moved over each deadline. */
import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import {
  disputed,
  disputeOf,
  escalated,
  offer,
  open,
  speak,
  staffMember,
} from '../../../../test/scenes/disputes-scene.ts'
import { newsOf } from '../../../../test/scenes/funding-scene.ts'
import { makeTwo, milestoneOf, submitted } from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { deleteLeaving } from '../../accounts/leaving/leaving.jobs.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { workMilestones } from '../milestones/milestones.jobs.ts'
import { workDisputes } from './disputes.jobs.ts'

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
  await workDisputes(here.platform)
}
const tokensOf = async (person: Person) => (await balanceOf(here, person)).FCELL
const countNews = async (person: Person, kind: string) => {
  await gatherNews(here.platform)
  return (await newsOf(here, person)).filter((each) => each === kind).length
}

test('who says nothing in 7 days loses all that is held, and is reminded before', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const made = await submitted(here, two)
  const dispute = await open(here, freelancer, made.id)
  assert.equal(await countNews(client, 'job_dispute_opened'), 1)
  await workAfter(3.9)
  assert.equal(await countNews(client, 'job_dispute_reminder'), 0)
  await workAfter(4.1)
  await workAfter(5)
  assert.equal(await countNews(client, 'job_dispute_reminder'), 1)
  await workAfter(6.9)
  assert.equal((await disputeOf(here, client, dispute)).status, 'open')
  assert.equal(await countNews(freelancer, 'job_dispute_reminder'), 0, 'it is not their turn')
  shiftClock(7.1 * day)
  // Nothing is too late by the job's delay, nor in time by it.
  const input = { dispute_id: dispute.id, message: 'Wait' }
  await here.as(client).isRefused('add_dispute_evidence', input, 'dispute_time_over')
  await here.as(freelancer).isRefused('withdraw_dispute', { dispute_id: dispute.id }, 'dispute_time_over')
  assert.deepEqual((await disputeOf(here, client, dispute)).acts, [])
  await workAfter(7.1)
  await workAfter(8)
  const over = await disputeOf(here, client, dispute)
  assert.deepEqual(
    [over.status, over.outcome?.by, over.outcome?.silent, over.outcome?.split?.freelancer.tokens],
    ['forfeited', null, 'client', '100'],
  )
  assert.equal(await tokensOf(freelancer), '90')
  for (const each of [client, freelancer]) assert.equal(await countNews(each, 'job_dispute_settled'), 1)
  const { history } = await milestoneOf(here, client, made)
  assert.deepEqual([history[0]?.kind, history[0]?.by], ['dispute_released', null])
  await ledgerHolds(here)
})

test('the turn and its 7 days pass to who is spoken to, and never for words out of turn', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const dispute = await disputed(here, two)
  shiftClock(3 * day)
  const before = dispute.next?.until
  assert.equal((await speak(here, freelancer, dispute)).next?.until, before, 'it was the client’s turn')
  const answered = await speak(here, client, dispute)
  assert.deepEqual([answered.next?.role, answered.next?.is_own], ['freelancer', 0])
  await workAfter(9.9)
  assert.equal((await disputeOf(here, client, dispute)).status, 'open')
  await workAfter(10.1)
  const over = await disputeOf(here, client, dispute)
  assert.deepEqual([over.status, over.outcome?.silent], ['forfeited', 'freelancer'])
  assert.deepEqual([await tokensOf(client), await tokensOf(freelancer)], ['10000', '0'])
  const { data } = await here.as(client).call('get_agreement', { payment_id: two.agreement.id })
  assert.equal(data.is_reviewable, 1)
  await ledgerHolds(here)
})

test('undecided for 30 days, it ends in the middle of both last offers', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const both = await escalated(here, two)
  await offer(here, client, both, '10')
  await offer(here, client, both, '20.000000000000000001')
  await offer(here, freelancer, both, '80')
  const one = await escalated(here, two)
  await offer(here, client, one, '40')
  const none = await escalated(here, two)
  const waiting = await disputeOf(here, client, both)
  assert.deepEqual(
    [waiting.ruling?.otherwise.freelancer.tokens, waiting.ruling?.otherwise.client.tokens],
    ['50', '50'],
  )
  await workAfter(29.9)
  assert.equal((await disputeOf(here, client, none)).status, 'escalated', 'silence loses nothing')
  await workAfter(30.1)
  await workAfter(31)
  // By then sessions have ended, too.
  shiftClock(0)
  for (const [dispute, tokens] of [
    [both, '50'],
    [one, '70'],
    [none, '50'],
  ] as const) {
    const over = await disputeOf(here, client, dispute)
    assert.deepEqual(
      [over.status, over.outcome?.by, over.outcome?.split?.freelancer.tokens],
      ['halved', null, tokens],
    )
  }
  assert.deepEqual([await tokensOf(client), await tokensOf(freelancer)], ['9830', '153'])
  await ledgerHolds(here)
})

test('after 30 days staff decide no more', async () => {
  const two = await makeTwo(here)
  const { id: dispute_id } = await escalated(here, two)
  const fiona = await staffMember(here, 'Fiona')
  await here.as(fiona).call('take_dispute', { dispute_id })
  await sql`update job_disputes set decide_until = now() - interval '1 minute' where id = ${dispute_id}`.execute(
    here.platform.database.db,
  )
  const ruling = { dispute_id, amount: '1', reason: 'Late' }
  await here.as(fiona).isRefused('decide_dispute', ruling, 'dispute_time_over')
})

test('a withdrawn dispute gives the whole 14 days again', async () => {
  const two = await makeTwo(here)
  const made = await submitted(here, two)
  shiftClock(5 * day)
  const dispute = await open(here, two.client, made.id)
  await workAfter(11)
  await here.as(two.client).call('withdraw_dispute', { dispute_id: dispute.id })
  await workAfter(24.9)
  assert.equal((await milestoneOf(here, two.client, made)).status, 'submitted')
  await workAfter(25.1)
  assert.equal((await milestoneOf(here, two.client, made)).status, 'released')
  await ledgerHolds(here)
})

test('nobody is deleted before their dispute is over, and the other side keeps what happened', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const dispute = await disputed(here, two)
  await speak(here, client, dispute)
  const { db } = here.platform.database
  await sql`insert into away_members (member_id, delete_at) values (${freelancer.id}, now())`.execute(db)
  const isThere = async () =>
    (await sql`select from members where id = ${freelancer.id}`.execute(db)).rows.length > 0
  await deleteLeaving(here.platform).work({})
  assert.equal(await isThere(), true)
  await workAfter(7.1)
  await deleteLeaving(here.platform).work({})
  assert.equal(await isThere(), false)
  const kept = await disputeOf(here, client, dispute)
  assert.deepEqual([kept.status, kept.freelancer], ['forfeited', null])
  assert.deepEqual(
    kept.log.map(({ kind, message }) => [kind, message]),
    [
      ['forfeited', ''],
      ['evidence', 'It is'],
      ['opened', ''],
    ],
  )
  await ledgerHolds(here)
})
