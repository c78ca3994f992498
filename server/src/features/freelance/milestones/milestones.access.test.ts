/** Who may not, what is refused, and what pages, wallets and bells show of milestones. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { pdfBytes } from '../../../../test/files/documents.ts'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, agree } from '../../../../test/scenes/freelance-scene.ts'
import { newsOf } from '../../../../test/scenes/funding-scene.ts'
import {
  anotherJob,
  ask,
  funded,
  makeTwo,
  milestoneOf,
  submitted,
} from '../../../../test/scenes/milestones-scene.ts'
import { give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { type World, world } from '../../../../test/world.ts'
import { resumeMoney, stopMoney } from '../../../ledger/stops.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { addRate } from '../../wallet/public.ts'

let here: World

before(async () => {
  here = await world()
  await openMoney(here)
})

/** Every call about one milestone, with an input that would do. */
const calls = (milestone_id: number) =>
  [
    ['accept_milestone', { milestone_id }],
    ['decline_milestone', { milestone_id }],
    ['update_milestone', { milestone_id, description: 'A tower' }],
    ['cancel_milestone', { milestone_id }],
    ['milestone_quote', { milestone_id }],
    ['fund_milestone', { milestone_id }],
    ['submit_milestone', { milestone_id, message: 'Here' }],
    ['request_milestone_changes', { milestone_id, message: 'Higher' }],
    ['release_milestone', { milestone_id }],
    ['request_refund', { milestone_id, amount: '1', message: 'Less' }],
    ['give_refund', { milestone_id, amount: '1' }],
  ] as const

test('strangers, other bidders and visitors find no milestone of others, nor a file of one', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, project_id, agreement } = two
  const payment_id = agreement.id
  const made = await funded(here, two)
  const file = new Blob([pdfBytes()], { type: 'application/pdf' })
  const { data } = await here
    .as(freelancer)
    .call('submit_milestone', { milestone_id: made.id, message: 'Here' }, { file })
  const asked = { milestone_id: made.id, amount: '1', message: 'Less' }
  const refund = (await here.as(client).call('request_refund', asked)).data.refund
  const stranger = await here.person('Stan')
  await give(here, stranger, { FCELL: '100' })
  for (const [name, input] of calls(made.id)) {
    const refused = await here.as(stranger).send(name, input)
    assert.equal(refused.body['error'], 'milestone_not_found', name)
    await here
      .as()
      .send(name, input)
      .then(({ status }) => assert.equal(status, 401, name))
  }
  const answer = { refund_id: refund?.refund_id ?? 0, status: 'accepted' } as const
  await here.as(stranger).isRefused('answer_refund', answer, 'refund_not_found')
  await here.as(stranger).isRefused('answer_refund', { ...answer, refund_id: 987_654 }, 'refund_not_found')
  const wanted = { project_id, description: 'x', amount: 10 }
  await here.as(stranger).isRefused('create_milestone', wanted, 'agreement_not_found')
  await here
    .as(stranger)
    .isRefused('reorder_milestones', { payment_id, milestone_ids: [made.id] }, 'agreement_not_found')
  await here.as(stranger).isRefused('get_milestones_by_project', { payment_id }, 'agreement_not_found')
  await here.as(stranger).isRefused('get_milestones_by_project', {}, 'job_not_found')
  const none = await here.as(stranger).call('get_milestones_by_project', { project_id })
  assert.deepEqual([none.data, none.summary], [[], null])
  const url = data.history[0]?.files[0]?.url ?? assert.fail()
  const status = async (address: string) => (await fetch(new URL(address, here.url))).status
  assert.equal(await status(url), 200)
  assert.notEqual(await status(url.split('?', 1)[0] ?? ''), 200)
  await isForMembersOnly(here, 'get_milestones_by_project', { project_id })
})

test('a block between the two changes nothing about their money', async () => {
  const two = await makeTwo(here)
  const made = await submitted(here, two)
  await here.as(two.freelancer).call('block', { blocked_user_id: two.client.id })
  assert.equal((await milestoneOf(here, two.client, made)).status, 'submitted')
  await here.as(two.client).call('release_milestone', { milestone_id: made.id })
  await gatherNews(here.platform)
  assert.ok((await newsOf(here, two.freelancer)).includes('job_milestone_released'))
})

test('only what is agreed on at a fixed price, and still under way, gets milestones', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, agreement, project_id } = two
  const wanted = { description: 'The dome', amount: 150 }
  const first = await ask(here, two)
  for (const milestone_ids of [[first.id, first.id + 100_000], [first.id + 1]])
    await here
      .as(client)
      .isRefused('reorder_milestones', { payment_id: agreement.id, milestone_ids }, 'milestones_changed')
  for (let nth = 1; nth < 100; nth++) await ask(here, two, { description: `Part ${nth}` })
  await here.as(client).isRefused('create_milestone', { project_id, ...wanted }, 'too_many_milestones')
  const page = () => here.as(client).call('get_milestones_by_project', { project_id })
  assert.equal((await page()).data.length, 100)
  // The session is known; what is counted are the agreement, its milestones, and the tax.
  assert.ok((await statementsOfRead(here.platform, page)) <= 4)
  await here.as(freelancer).call('end_agreement', { payment_id: agreement.id })
  assert.deepEqual(new Set((await page()).data.map(({ status }) => status)), new Set(['cancelled']))
  await here.as(client).isRefused('create_milestone', { project_id, ...wanted }, 'agreement_over')
  const ids = { payment_id: agreement.id, milestone_ids: [first.id] }
  await here.as(client).isRefused('reorder_milestones', ids, 'agreement_over')
  const hourly = await agree(here, client, freelancer, { pay_by: 'hourly', amount: 20 })
  const ofHours = { project_id: hourly.project_id ?? 0, ...wanted }
  await here.as(client).isRefused('create_milestone', ofHours, 'agreement_hourly')
  const other = await addJob(here, client)
  await addBid(here, freelancer, other.id)
  await here
    .as(client)
    .isRefused('create_milestone', { project_id: other.id, ...wanted }, 'agreement_not_found')
})

test('what keeps money from being paid in', async () => {
  const two = await makeTwo(here, '120')
  const { client, freelancer } = two
  const { id: milestone_id } = await ask(here, two)
  const fund = { milestone_id }
  const the = here.as(client)
  const { db } = here.platform.database
  const { data: quote } = await the.call('milestone_quote', fund)
  const quoted = { ...fund, quote_id: quote.quote_id }
  await the.isRefused('fund_milestone', { ...quoted, amount: '99' }, 'price_changed')
  await here.as(freelancer).call('update_milestone', { milestone_id, amount: 165 })
  await the.isRefused('fund_milestone', quoted, 'price_changed')
  shiftClock(60_000)
  await the.isRefused('fund_milestone', quoted, 'quote_expired')
  shiftClock(10 * 24 * 60 * 60_000)
  for (const name of ['fund_milestone', 'milestone_quote'] as const)
    await the.isRefused(name, fund, 'rate_stale')
  shiftClock(0)
  await the.isRefused('fund_milestone', { ...fund, quote_id: 987_654 }, 'quote_expired')
  await stopMoney(db, 'test')
  for (const name of ['fund_milestone', 'milestone_quote'] as const)
    await the.isRefused(name, fund, 'money_stopped')
  await resumeMoney(db)
  await here.as(freelancer).call('update_milestone', { milestone_id, amount: 1_500 })
  await the.isRefused('fund_milestone', fund, 'balance_too_low')
  await here.as(freelancer).call('update_milestone', { milestone_id, amount: 150 })
  await sql`update members set email_verified_at = null where id = ${client.id}`.execute(db)
  await the.isRefused('fund_milestone', fund, 'email_not_verified')
  await sql`update members set email_verified_at = now() where id = ${client.id}`.execute(db)
  await here.as(freelancer).isRefused('fund_milestone', fund, 'other_side_only')
  // The rate of the quote holds, whatever it is by then.
  const { data: again } = await the.call('milestone_quote', fund)
  await addRate(db, 'FCELL/ETH', '0.0001', 'test')
  const paid = await the.call('fund_milestone', { ...fund, quote_id: again.quote_id })
  await addRate(db, 'FCELL/ETH', '0.0005', 'test')
  assert.deepEqual([paid.data.money?.funded.tokens, paid.fcell_balance], ['100', '20'])
  for (const name of ['release_milestone', 'give_refund'] as const) {
    const by = name === 'give_refund' ? freelancer : client
    await here.as(by).isRefused(name, { ...fund, amount: '100.5' }, 'more_than_held')
  }
  await stopMoney(db, 'test')
  await the.isRefused('release_milestone', fund, 'money_stopped')
  await resumeMoney(db)
  await ledgerHolds(here)
})

test('an act that is sent again under its key is answered, and moves nothing more', async () => {
  const two = await makeTwo(here)
  const { id: milestone_id } = await ask(here, two)
  const the = here.as(two.client)
  const fund = { milestone_id, idempotency_key: 'paid in once' }
  const first = await the.call('fund_milestone', fund)
  assert.deepEqual((await the.call('fund_milestone', fund)).data.money, first.data.money)
  // The ledger knows the key for longer than the call's own keys are kept.
  await sql`delete from idempotency_keys`.execute(here.platform.database.db)
  assert.equal((await the.call('fund_milestone', fund)).data.status, 'funded')
  const other = await ask(here, await anotherJob(here, two))
  await the.isRefused('fund_milestone', { ...fund, milestone_id: other.id }, 'idempotency_key_reused')
  await ledgerHolds(here)
})

test('wallets and bells say what it was for', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, project_id } = two
  const made = await submitted(here, two)
  await here.as(client).call('release_milestone', { milestone_id: made.id })
  const { history } = await milestoneOf(here, freelancer, made)
  const released = history.find(({ kind }) => kind === 'released')?.trx_number ?? assert.fail()
  const { recdata: receipt } = await here.as(freelancer).call('transaction_detail', { trx_number: released })
  assert.deepEqual(
    [receipt.trx_type, receipt.trx_amount, receipt.fee, receipt.reward_to, receipt.note, receipt.link],
    ['Milestone released', '90', '10', 'An oven of clay', 'The dome', `/projects/${project_id}`],
  )
  const { recdata: lines } = await here.as(client).call('transaction_list', {})
  assert.deepEqual(
    [lines[0]?.trx_type, lines[0]?.trx_amount, lines[0]?.reward_to],
    ['Milestone paid in', '-100', 'An oven of clay'],
  )
  await gatherNews(here.platform)
  assert.ok((await newsOf(here, freelancer)).includes('job_milestone_released'))
  assert.ok((await newsOf(here, freelancer)).includes('job_milestone_funded'))
})
