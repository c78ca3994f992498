/** Who sees and does nothing in a dispute, what is refused, what staff read, and what wallets and bells show. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { pdfBytes } from '../../../../test/files/documents.ts'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob } from '../../../../test/scenes/freelance-scene.ts'
import { newsOf } from '../../../../test/scenes/funding-scene.ts'
import {
  disputed,
  disputeOf,
  escalated,
  offer,
  speak,
  staffMember,
} from '../../../../test/scenes/disputes-scene.ts'
import { funded, makeTwo } from '../../../../test/scenes/milestones-scene.ts'
import { give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { resumeMoney, stopMoney } from '../../../ledger/stops.ts'
import { runStaffCommand } from '../../staff/staff.operator.ts'
import { makeStaff, showSecondFactor } from '../../../../test/staff.ts'
import { purgeMessages } from '../../chat/chat.retention.ts'
import { gatherNews } from '../../notifications/gathering.ts'

let here: World

before(async () => {
  here = await world()
  await openMoney(here)
  // The first member has every role.
  await here.person('First')
})

const pdf = () => new Blob([pdfBytes()], { type: 'application/pdf' })

test('others find no dispute, nor a file of one; nobody who has not taken it does, whatever their role', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const { id: milestone_id } = await funded(here, two)
  const asked = { milestone_id, message: 'No' }
  const opened = await here.as(freelancer).call('dispute_milestone', asked, { file: pdf() })
  const dispute_id = opened.data.id
  await speak(here, client, opened.data)
  const { offers } = await offer(here, freelancer, opened.data, '70')
  const offer_id = offers.freelancer?.offer_id ?? assert.fail()
  const stranger = await here.person('Stan')
  const bidder = await here.person('Bea')
  await give(here, bidder, {})
  const job = await addJob(here, client)
  await addBid(here, bidder, job.id)
  const finance = await staffMember(here, 'Fiona')
  const support = await staffMember(here, 'Sue', 'support')
  const others: readonly Person[] = [stranger, bidder, finance, support]
  const calls = [
    ['get_dispute', { dispute_id }],
    ['add_dispute_evidence', { dispute_id, message: 'x' }],
    ['offer_split', { dispute_id, amount: '1' }],
    ['withdraw_dispute', { dispute_id }],
    ['escalate_dispute', { dispute_id }],
  ] as const
  for (const other of others) {
    for (const [name, input] of calls) await here.as(other).isRefused(name, input, 'dispute_not_found')
    await here.as(other).isRefused('accept_split', { offer_id }, 'split_not_found')
    await here.as(other).isRefused('dispute_milestone', asked, 'milestone_not_found')
    assert.deepEqual((await here.as(other).call('dispute_list', {})).response, [])
  }
  for (const [name, input] of [...calls, ['accept_split', { offer_id }]] as const)
    assert.equal((await here.as().send(name, input)).status, 401, name)
  for (const name of ['admin_dispute_list', 'take_dispute', 'read_dispute_chat', 'decide_dispute'])
    for (const other of [client, stranger, support]) {
      const { status, body } = await here.as(other).send(name, { dispute_id, amount: '1', reason: 'x' })
      assert.deepEqual([status, body['error']], [403, 'role_needed'], name)
    }
  await isForMembersOnly(here, 'get_dispute', { dispute_id })
  await here.as(client).isRefused('get_dispute', { dispute_id: 987_654 }, 'dispute_not_found')
  await here.as(client).isRefused('accept_split', { offer_id: 987_654 }, 'split_not_found')

  const url = opened.data.log[0]?.files[0]?.url ?? assert.fail()
  const status = async (address: string) => (await fetch(new URL(address, here.url))).status
  assert.equal(await status(url), 200)
  assert.notEqual(await status(url.split('?', 1)[0] ?? ''), 200)

  // A role that was taken away opens nothing, also what was taken before.
  await here.as(client).call('escalate_dispute', { dispute_id })
  const { data } = await here.as(finance).call('take_dispute', { dispute_id })
  const theirs = data.log.at(-1)?.files[0]?.url ?? assert.fail()
  assert.equal(await status(theirs), 200)
  await runStaffCommand(here.platform.database.db, ['revoke', finance.username, 'finance'])
  await here.as(finance).isRefused('get_dispute', { dispute_id }, 'dispute_not_found')
  assert.notEqual(await status(theirs), 200)
  const next = await staffMember(here, 'Nina', 'admin')
  await here.as(next).call('take_dispute', { dispute_id })
})

test('who has taken a dispute reads it only in a session that has shown a second factor; the two need none', async () => {
  const two = await makeTwo(here)
  const dispute = await escalated(here, two)
  const dispute_id = dispute.id
  const fiona = await staffMember(here, 'Fiona')
  await here.as(fiona).call('take_dispute', { dispute_id })
  const { db } = here.platform.database
  const sessions = await db
    .updateTable('sessions')
    .set({ passed_second_factor: false })
    .where('member_id', '=', fiona.id)
    .returning('id')
    .execute()
  const forget = () => sessions.forEach(({ id }) => here.platform.sessions.forget(id))
  forget()
  await here.as(fiona).isRefused('get_dispute', { dispute_id }, 'staff_second_factor_needed')
  assert.equal((await disputeOf(here, two.client, dispute)).role, 'client')
  await showSecondFactor(db, fiona.id)
  // Not only when the bus says so, which it does a moment later.
  forget()
  assert.equal((await disputeOf(here, fiona, dispute)).role, 'staff')
})

test('nobody decides in their own dispute, nor finds it among those to decide', async () => {
  const two = await makeTwo(here)
  const { id: dispute_id } = await escalated(here, two)
  await makeStaff(here, two.client, 'finance')
  const the = here.as(two.client)
  for (const [name, input] of [
    ['take_dispute', { dispute_id }],
    ['read_dispute_chat', { dispute_id }],
    ['decide_dispute', { dispute_id, amount: '0', reason: 'Mine' }],
  ] as const)
    await the.isRefused(name, input, 'own_dispute')
  for (const input of [{}, { dispute_id }, { tab: 'open' }] as const) {
    const { recdata } = await the.call('admin_dispute_list', input)
    assert.ok(!recdata.some(({ id }) => id === dispute_id))
  }
})

test('staff read what was written since the bid, also what is deleted and cleared, and nothing of it goes meanwhile', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const { db } = here.platform.database
  const chat = { by_freelancer: 1 } as const
  const say = async (message: string) =>
    (await here.as(client).send('send_massage', { ...chat, friend_id: freelancer.id, message })).body
  await say('Long before')
  await sql`update messages set created_at = now() - interval '100 days' where author_id = ${client.id}`.execute(
    db,
  )
  await say('Deleted')
  await say('Kept')
  await here.as(client).send('send_massage', { friend_id: freelancer.id, message: 'As friends' })
  const { rows } = await sql<{ id: number; chat: number }>`
    select id, conversation_id as chat from messages where author_id = ${client.id} and message = 'Deleted'`.execute(
    db,
  )
  await here.as(client).call('chat_message_delete', { message_id: rows[0]?.id ?? 0 })
  const { id: dispute_id } = await escalated(here, two)
  await here.as(freelancer).call('destroy_chat', { ...chat, friend_id: client.id })
  await sql`
    update conversations set last_at = now() - interval '200 days', gone_seq = last_seq where id = ${rows[0]?.chat}`.execute(
    db,
  )
  await purgeMessages(db)
  const fiona = await staffMember(here, 'Fiona')
  await here.as(fiona).call('take_dispute', { dispute_id })
  const { data, next } = await here.as(fiona).call('read_dispute_chat', { dispute_id, limit: 1 })
  assert.deepEqual(
    data.messages.map(({ message, by, deleted_at }) => [message, by, deleted_at]),
    [['Kept', 'client', null]],
  )
  const more = await here.as(fiona).call('read_dispute_chat', { dispute_id, before: next ?? '' })
  assert.deepEqual(
    more.data.messages.map(({ message, deleted_at }) => [message, deleted_at !== null]),
    [['Deleted', true]],
  )
  const { log } = await disputeOf(here, freelancer, { id: dispute_id })
  assert.deepEqual(
    log.slice(0, 2).map(({ kind, by }) => [kind, by]),
    [
      ['chat_read', 'staff'],
      ['chat_read', 'staff'],
    ],
  )
  await here.as(fiona).call('decide_dispute', { dispute_id, amount: '50', reason: 'Half of it' })
  await purgeMessages(db)
  const { rows: left } = await sql`select from messages where conversation_id = ${rows[0]?.chat}`.execute(db)
  assert.equal(left.length, 0, 'nothing needs them any more')
})

test('a log is never changed', async () => {
  const two = await makeTwo(here)
  const dispute = await disputed(here, two)
  for (const change of [`message = 'Other'`, 'units = 5', `by_role = 'client'`])
    await assert.rejects(
      sql`update job_dispute_events set ${sql.raw(change)} where dispute_id = ${dispute.id}`.execute(
        here.platform.database.db,
      ),
      /append-only/,
    )
})

test('amounts are of what is frozen, whole or in the smallest units, and nothing moves while money is stopped', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const dispute = await disputed(here, two)
  const dispute_id = dispute.id
  const the = here.as(client)
  await the.isRefused('offer_split', { dispute_id, amount: '100.000000000000000001' }, 'more_than_held')
  for (const amount of ['0.0000000000000000001', 'a lot', '-1'])
    await the.isRefused('offer_split', { dispute_id, amount }, 'invalid_fields')
  const nothing = await offer(here, client, dispute, '0')
  assert.equal(nothing.offers.client?.split.client.tokens, '100')
  const offer_id = (await offer(here, client, dispute, '100')).offers.client?.offer_id ?? assert.fail()
  await stopMoney(here.platform.database.db, 'test')
  await here.as(freelancer).isRefused('accept_split', { offer_id }, 'money_stopped')
  await resumeMoney(here.platform.database.db)
  await here.as(freelancer).call('accept_split', { offer_id })
  await ledgerHolds(here)
})

test('an accepted split that is sent again under its key is answered, and moves nothing more', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const dispute = await disputed(here, two)
  const offer_id = (await offer(here, client, dispute, '60')).offers.client?.offer_id ?? assert.fail()
  const accept = { offer_id, idempotency_key: 'accepted once' }
  const the = here.as(freelancer)
  const first = await the.call('accept_split', accept)
  assert.deepEqual((await the.call('accept_split', accept)).data.outcome, first.data.outcome)
  // The ledger knows the key for longer than the call's own keys are kept.
  await sql`delete from idempotency_keys`.execute(here.platform.database.db)
  assert.equal((await the.call('accept_split', accept)).data.status, 'agreed')
  const other = await disputed(here, two)
  const another = (await offer(here, client, other, '60')).offers.client?.offer_id ?? assert.fail()
  await the.isRefused('accept_split', { ...accept, offer_id: another }, 'idempotency_key_reused')
  await the.isRefused('accept_split', { offer_id }, 'dispute_settled')
  await ledgerHolds(here)
})

test('wallets and bells say that it was a dispute, and a block changes nothing about it', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const dispute = await disputed(here, two)
  await here.as(freelancer).call('block', { blocked_user_id: client.id })
  await speak(here, client, dispute)
  const { offers } = await offer(here, client, dispute, '60')
  await here.as(client).call('escalate_dispute', { dispute_id: dispute.id })
  await here.as(freelancer).call('accept_split', { offer_id: offers.client?.offer_id ?? 0 })
  const kinds = async (who: Person) =>
    (await here.as(who).call('transaction_list', {})).recdata.map(({ trx_type, trx_amount }) => [
      trx_type,
      trx_amount,
    ])
  assert.deepEqual((await kinds(freelancer))[0], ['Milestone released by a dispute', '54'])
  assert.deepEqual((await kinds(client)).slice(0, 2), [
    ['Milestone refunded by a dispute', '40'],
    ['Milestone paid in', '-100'],
  ])
  await gatherNews(here.platform)
  const news = await newsOf(here, freelancer)
  for (const kind of ['job_dispute_settled', 'job_milestone_released'])
    assert.ok(!news.includes(kind), `${kind}: they did it themself`)
  assert.ok((await newsOf(here, client)).includes('job_dispute_settled'))
  await ledgerHolds(here)
})
