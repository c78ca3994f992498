import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { pdfBytes } from '../../../../test/files/documents.ts'
import { newsOf } from '../../../../test/scenes/funding-scene.ts'
import {
  disputed,
  disputeOf,
  escalated,
  offer,
  open,
  speak,
  staffMember,
} from '../../../../test/scenes/disputes-scene.ts'
import { funded, makeTwo, milestoneOf, submitted } from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

let here: World

before(async () => {
  here = await world()
  await openMoney(here)
})

const tokensOf = async (person: Person) => (await balanceOf(here, person)).FCELL
const kindsOf = ({ log }: { log: ReadonlyArray<{ kind: string; by: string | null }> }) =>
  log.map(({ kind, by }) => `${kind} ${by ?? 'commons'}`)

test('a dispute from its opening to a split that both want, and what both see of it', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const made = await submitted(here, two)
  const file = new Blob([pdfBytes()], { type: 'application/pdf' })
  const asked = { milestone_id: made.id, message: 'The dome is fine' }
  const opened = await here.as(freelancer).call('dispute_milestone', asked, { file })
  assert.equal(opened.message, 'Dispute opened. The money stays where it is until it is settled')
  const { data } = opened
  assert.deepEqual(
    [data.status, data.role, data.opened_by, data.is_own, data.frozen, data.rate, data.outcome],
    ['open', 'freelancer', 'freelancer', 1, { tokens: '100', usd: '150' }, '1.5', null],
  )
  assert.deepEqual(
    [data.next?.role, data.next?.is_own, data.next?.otherwise.freelancer.tokens],
    ['client', 0, '100'],
  )
  assert.deepEqual(data.acts, ['add_evidence', 'offer_split', 'withdraw'])
  assert.deepEqual(
    [data.log[0]?.message, data.log[0]?.files[0]?.type, data.history],
    ['The dome is fine', 'pdf', []],
  )
  const frozen = await milestoneOf(here, client, made)
  assert.deepEqual(
    [frozen.status, frozen.release_at, frozen.acts, frozen.next?.act, frozen.next?.otherwise, frozen.dispute],
    [
      'disputed',
      null,
      [],
      'answer_dispute',
      'lost',
      { dispute_id: data.id, status: 'open', opened_by: 'freelancer' },
    ],
  )

  const offered = await offer(here, client, data, '33.333333333333333333')
  assert.deepEqual(
    [offered.next?.role, offered.next?.otherwise.freelancer.tokens, offered.offers.client?.split],
    [
      'freelancer',
      '0',
      {
        freelancer: { tokens: '33.333333333333333333', usd: '50' },
        client: { tokens: '66.666666666666666667', usd: '100' },
      },
    ],
  )
  const first = offered.offers.client?.offer_id ?? assert.fail()
  const better = (await offer(here, client, data, '60')).offers.client ?? assert.fail()
  await here.as(freelancer).isRefused('accept_split', { offer_id: first }, 'split_replaced')
  await here.as(client).isRefused('accept_split', { offer_id: better.offer_id }, 'own_split')
  const accepted = await here.as(freelancer).call('accept_split', { offer_id: better.offer_id })
  assert.deepEqual(
    [accepted.data.status, accepted.data.acts, accepted.data.next, accepted.fcell_balance],
    ['agreed', [], null, '54'],
  )
  const { outcome } = accepted.data
  assert.deepEqual(
    [outcome?.by, outcome?.split?.freelancer.tokens, outcome?.split?.client.tokens, outcome?.silent],
    ['freelancer', '60', '40', null],
  )
  assert.deepEqual(kindsOf(accepted.data), [
    'agreed freelancer',
    'offered client',
    'offered client',
    'opened freelancer',
  ])
  assert.deepEqual([await tokensOf(client), await tokensOf(freelancer)], ['9940', '54'])
  const over = await milestoneOf(here, client, made)
  assert.deepEqual(
    [over.status, over.money?.released.tokens, over.money?.refunded.tokens, over.dispute?.status],
    ['released', '60', '40', 'agreed'],
  )
  await here
    .as(client)
    .isRefused('add_dispute_evidence', { dispute_id: data.id, message: 'x' }, 'dispute_settled')
  await ledgerHolds(here)
})

test('a withdrawn dispute lets the milestone go on, and its clock begins anew', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const made = await submitted(here, two)
  const dispute = await open(here, client, made.id)
  await here.as(freelancer).isRefused('withdraw_dispute', { dispute_id: dispute.id }, 'dispute_opener_only')
  const { data } = await here.as(client).call('withdraw_dispute', { dispute_id: dispute.id })
  assert.deepEqual([data.status, data.outcome?.by, data.outcome?.split], ['withdrawn', 'client', null])
  const now = await milestoneOf(here, client, made)
  assert.equal(now.status, 'submitted')
  assert.ok(Date.parse(now.release_at ?? '') > Date.parse(made.release_at ?? ''))
  assert.ok(!now.acts.includes('dispute'))
  await here
    .as(client)
    .isRefused('dispute_milestone', { milestone_id: made.id, message: 'Again' }, 'disputed_before')
  const empty = await submitted(here, two, '')
  await here.as(client).call('withdraw_dispute', { dispute_id: (await open(here, client, empty.id)).id })
  const later = await milestoneOf(here, client, empty)
  assert.deepEqual([later.status, later.release_at], ['submitted', null])
  // The other side may open one of its own.
  assert.equal((await open(here, freelancer, made.id)).status, 'open')
})

test('what waited for an answer ends with the dispute, and the agreement cannot end', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, agreement } = two
  const made = await funded(here, two)
  const milestone_id = made.id
  await here.as(freelancer).call('update_milestone', { milestone_id, description: 'A vault' })
  const asked = await here.as(client).call('request_refund', { milestone_id, amount: '30', message: 'Less' })
  const refund_id = asked.data.refund?.refund_id ?? assert.fail()
  const dispute = await open(here, freelancer, milestone_id)
  const frozen = await milestoneOf(here, client, made)
  assert.deepEqual([frozen.refund, frozen.change, frozen.description], [null, null, 'The dome'])
  await here.as(freelancer).isRefused('answer_refund', { refund_id, status: 'accepted' }, 'refund_over')
  await here.as(client).isRefused('release_milestone', { milestone_id }, 'milestone_disputed')
  await here.as(client).isRefused('end_agreement', { payment_id: agreement.id }, 'money_in_escrow')
  await here
    .as(client)
    .isRefused('dispute_milestone', { milestone_id, message: 'Me too' }, 'milestone_disputed')
  await here.as(client).isRefused('escalate_dispute', { dispute_id: dispute.id }, 'dispute_unanswered')
})

test('staff take what was handed over, read the chat, and decide: both see each step, and may review', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, agreement } = two
  const chat = { by_freelancer: 1 } as const
  await here.as(client).call('send_massage', { ...chat, friend_id: freelancer.id, message: 'Is it done?' })
  const dispute = await escalated(here, two)
  const dispute_id = dispute.id
  assert.deepEqual(
    [dispute.status, dispute.next, dispute.ruling?.is_taken, dispute.ruling?.otherwise.freelancer.tokens],
    ['escalated', null, 0, '50'],
  )
  assert.deepEqual(dispute.acts, ['add_evidence', 'offer_split'])
  const fiona = await staffMember(here, 'Fiona')
  const listed = await here.as(fiona).call('admin_dispute_list', {})
  const row = listed.recdata.find(({ id }) => id === dispute_id) ?? assert.fail()
  assert.deepEqual([row.can_take, row.is_own, row.assignee], [1, 0, null])
  await here.as(fiona).isRefused('get_dispute', { dispute_id }, 'dispute_not_found')
  await here.as(fiona).isRefused('read_dispute_chat', { dispute_id }, 'dispute_not_taken')
  const ruling = { dispute_id, amount: '25', reason: 'A quarter of it is there' }
  await here.as(fiona).isRefused('decide_dispute', ruling, 'dispute_not_taken')

  const taken = await here.as(fiona).call('take_dispute', { dispute_id })
  assert.deepEqual([taken.data.role, taken.data.acts], ['staff', ['read_chat', 'decide']])
  assert.equal(taken.data.history.at(-1)?.kind, 'requested')
  const other = await staffMember(here, 'Otto')
  await here.as(other).isRefused('take_dispute', { dispute_id }, 'dispute_taken')
  const { recdata: mine } = await here.as(fiona).call('admin_dispute_list', { tab: 'mine' })
  assert.deepEqual(
    mine.map((each) => [each.id, each.is_own, each.assignee?.user_id]),
    [[dispute_id, 1, fiona.id]],
  )
  const read = await here.as(fiona).call('read_dispute_chat', { dispute_id })
  assert.deepEqual(
    read.data.messages.map(({ message, by }) => [message, by]),
    [['Is it done?', 'client']],
  )
  await here.as(fiona).isRefused('decide_dispute', { ...ruling, amount: '100.5' }, 'more_than_held')
  const decided = await here.as(fiona).call('decide_dispute', ruling)
  assert.equal(decided.data.status, 'decided')
  const seen = await disputeOf(here, client, dispute)
  assert.deepEqual(
    [seen.outcome?.by, seen.outcome?.reason, seen.outcome?.split?.freelancer.tokens],
    ['staff', 'A quarter of it is there', '25'],
  )
  assert.deepEqual(kindsOf(seen).slice(0, 4), [
    'decided staff',
    'chat_read staff',
    'taken staff',
    'escalated client',
  ])
  assert.deepEqual([await tokensOf(client), await tokensOf(freelancer)], ['9975', '22.5'])
  const { data } = await here.as(client).call('get_agreement', { payment_id: agreement.id })
  assert.equal(data.is_reviewable, 1)
  await here.as(fiona).isRefused('read_dispute_chat', { dispute_id }, 'dispute_settled')
  await gatherNews(here.platform)
  for (const each of [client, freelancer])
    assert.ok((await newsOf(here, each)).includes('job_dispute_settled'))
  await ledgerHolds(here)
})

test('a ruling that gives the freelancer nothing lets both review, too', async () => {
  const two = await makeTwo(here)
  const { id: dispute_id } = await escalated(here, two)
  const fiona = await staffMember(here, 'Fiona')
  await here.as(fiona).call('take_dispute', { dispute_id })
  await here.as(fiona).call('decide_dispute', { dispute_id, amount: '0', reason: 'Nothing is there' })
  const { data } = await here.as(two.client).call('get_agreement', { payment_id: two.agreement.id })
  assert.equal(data.is_reviewable, 1)
  assert.deepEqual([await tokensOf(two.client), await tokensOf(two.freelancer)], ['10000', '0'])
  await ledgerHolds(here)
})

test('lists have what is under way and what is over, a page at a time', async () => {
  const two = await makeTwo(here)
  const made = [await disputed(here, two), await disputed(here, two), await disputed(here, two)]
  const ids = made.map(({ id }) => id)
  const { client, freelancer } = two
  const list = async (input: object) => here.as(client).call('dispute_list', input)
  const first = await list({ limit: 2 })
  assert.deepEqual(
    first.response.map(({ id, role }) => [id, role]),
    [
      [ids[2], 'client'],
      [ids[1], 'client'],
    ],
  )
  const second = await list({ limit: 2, before: first.next })
  assert.deepEqual(
    second.response.map(({ id }) => id),
    [ids[0]],
  )
  await here.as(freelancer).call('withdraw_dispute', { dispute_id: ids[1] ?? 0 })
  assert.deepEqual(
    (await list({ tab: 'settled' })).response.map(({ id, status }) => [id, status]),
    [[ids[1], 'withdrawn']],
  )
  const fiona = await staffMember(here, 'Fiona')
  const open = await here.as(fiona).call('admin_dispute_list', { tab: 'open', limit: 50 })
  const found = open.recdata.map(({ id }) => id).filter((id) => ids.includes(id))
  assert.deepEqual(found, [ids[0], ids[2]], 'the earliest first')
  const page = await here.as(fiona).call('admin_dispute_list', { tab: 'open', limit: 1 })
  const after = await here
    .as(fiona)
    .call('admin_dispute_list', { tab: 'open', limit: 1, before: page.next ?? '' })
  assert.ok((after.recdata[0]?.id ?? 0) > (page.recdata[0]?.id ?? 0))
  const { recdata } = await here.as(fiona).call('admin_dispute_list', { dispute_id: ids[1] ?? 0 })
  assert.deepEqual(
    recdata.map(({ id }) => id),
    [ids[1]],
  )
  await here.as(client).isRefused('dispute_list', { tab: 'none' } as never, 'invalid_fields')
})

test('neither side says more than fifty things', async () => {
  const two = await makeTwo(here)
  const dispute = await disputed(here, two)
  await sql`
    insert into job_dispute_events (dispute_id, kind, by_role, message, at)
    select ${dispute.id}, 'evidence', 'client', 'More', now() from generate_series(1, 49)`.execute(
    here.platform.database.db,
  )
  await speak(here, two.client, dispute)
  const input = { dispute_id: dispute.id, message: 'And more' }
  await here.as(two.client).isRefused('add_dispute_evidence', input, 'too_many_sayings')
  await here
    .as(two.client)
    .isRefused('offer_split', { dispute_id: dispute.id, amount: '5' }, 'too_many_sayings')
  await speak(here, two.freelancer, dispute)
})
