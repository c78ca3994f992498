import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { stopMoney, resumeMoney } from '../../../ledger/stops.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { moveWithdrawals } from '../withdrawals/withdrawals.jobs.ts'
import { commands } from '../wallet.operator.ts'

const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const elsewhere = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const nowhere = 999_999
let here: World
let ada: Person
let fay: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  fay = await staffMember(here, 'Fay', 'finance')
  await give(here, ada, { ETH: '10' })
  await give(here, fay, { ETH: '10' })
})
after(() => shiftClock(0))

/** Asks for a withdrawal whose address has waited. */
async function ask(who: Person, to = outside): Promise<number> {
  const asked = { to_wallet: to, amount: '1', password }
  const { recdata } = await here.as(who).call('withdraw_eth', asked)
  shiftClock(25 * 3_600_000)
  await moveWithdrawals(here.platform)
  shiftClock(0)
  return recdata.withdrawal_id
}

const listed = async (tab: 'to_approve' | 'to_send' | 'waiting' | 'over') => {
  const { recdata } = await here.as(fay).call('admin_withdrawal_list', { tab })
  return recdata.map(({ withdrawal_id }) => withdrawal_id)
}

test('a withdrawal is approved, sent by hand and recorded, and its member reads each state', async () => {
  const id = await ask(ada)
  const the = here.as(fay)
  const { recdata, to_approve } = await the.call('admin_withdrawal_list', {})
  const [row] = recdata
  assert.deepEqual(
    [row?.withdrawal_id, row?.member?.username, row?.net, row?.is_own, to_approve],
    [id, ada.username, '0.995', 0, 1],
  )
  await the.isRefused(
    'record_withdrawal',
    { withdrawal_id: id, state: 'sent', hash: '0x1' },
    'withdrawal_not_sending',
  )
  const approved = await the.call('approve_withdrawal', { withdrawal_id: id, reason: 'Known for years' })
  assert.equal(approved.recdata.state, 'sending')
  await the.isRefused('approve_withdrawal', { withdrawal_id: id }, 'withdrawal_not_waiting')
  await the.isRefused('refuse_withdrawal', { withdrawal_id: id, reason: 'Late' }, 'withdrawal_not_waiting')
  await here.as(ada).isRefused('withdrawal_cancel', { withdrawal_id: id }, 'withdrawal_sent')
  assert.deepEqual([await listed('to_approve'), await listed('to_send')], [[], [id]])
  await the.isRefused('record_withdrawal', { withdrawal_id: id, state: 'sent' }, 'invalid_fields')
  await the.isRefused('record_withdrawal', { withdrawal_id: id, state: 'failed' }, 'invalid_fields')
  await the.call('record_withdrawal', { withdrawal_id: id, state: 'sent', hash: '0xabc' })
  await the.call('record_withdrawal', { withdrawal_id: id, state: 'confirmed', hash: '0xabc' })
  assert.deepEqual(await listed('over'), [id])
  const own = (await here.as(ada).call('withdrawal_list', {})).recdata[0]
  assert.deepEqual([own?.state, own?.hash], ['confirmed', '0xabc'])
  const acts = await here.as(await staffMember(here, 'Root', 'admin')).call('audit_log', {})
  assert.deepEqual(
    acts.recdata
      .filter(({ object_kind }) => object_kind === 'withdrawal')
      .map(({ act, reason, before }) => [act, reason, (JSON.parse(before) as { state: string }).state]),
    [
      ['record_withdrawal', '', 'sent'],
      ['record_withdrawal', '', 'sending'],
      ['approve_withdrawal', 'Known for years', 'waiting_approval'],
    ],
  )
  await ledgerHolds(here)
})

test('a refused one is back in the wallet, and its member is told why', async () => {
  const earlier = (await balanceOf(here, ada)).ETH
  const id = await ask(ada)
  const the = here.as(fay)
  await the.isRefused('refuse_withdrawal', { withdrawal_id: id, reason: '' }, 'invalid_fields')
  await the.isRefused('refuse_withdrawal', { withdrawal_id: nowhere, reason: 'No' }, 'withdrawal_not_found')
  await stopMoney(here.platform.database.db, 'for the test')
  await the.isRefused('approve_withdrawal', { withdrawal_id: id }, 'money_stopped')
  await resumeMoney(here.platform.database.db)
  const { recdata } = await the.call('refuse_withdrawal', { withdrawal_id: id, reason: 'Write to us first' })
  assert.equal(recdata.state, 'refused')
  assert.equal((await balanceOf(here, ada)).ETH, earlier)
  const own = (await here.as(ada).call('withdrawal_list', {})).recdata[0]
  assert.deepEqual([own?.state, own?.reason, own?.is_cancellable], ['refused', 'Write to us first', 0])
  await gatherNews(here.platform)
  const news = await here.as(ada).call('notification_list', { filter: 'money' })
  assert.match(news.recdata.map(({ title }) => title).join('\n'), /withdrawal was refused/)
  await ledgerHolds(here)
})

test('nobody decides about their own, and the operator may', async () => {
  const id = await ask(fay, elsewhere)
  const the = here.as(fay)
  assert.equal((await the.call('admin_withdrawal_list', {})).recdata[0]?.is_own, 1)
  for (const name of ['approve_withdrawal', 'refuse_withdrawal'] as const)
    await the.isRefused(name, { withdrawal_id: id, reason: 'Mine' }, 'own_withdrawal')
  const { db } = here.platform.database
  await assert.rejects(async () => commands['refuse']?.(db, [String(id)]), /Say why/)
  assert.match((await commands['refuse']?.(db, [String(id), 'Not now'])) ?? '', /is refused/)
  const acts = await here
    .as(await staffMember(here, 'Rex', 'admin'))
    .call('audit_log', { act: 'refuse_withdrawal' })
  assert.deepEqual([acts.recdata[0]?.actor_role, acts.recdata[0]?.reason], ['operator', 'Not now'])
})

test('the history has what one needs to decide', async () => {
  const bob = await here.person('Bob')
  await give(here, bob, { ETH: '3' })
  await ask(bob)
  const id = await ask(ada)
  const { recdata } = await here.as(fay).call('admin_withdrawal_detail', { withdrawal_id: id })
  const { history } = recdata
  assert.deepEqual(history.holdings, [{ currency: 'ETH', available: '8', held: '1' }])
  assert.deepEqual(
    history.withdrawals.map(({ state, same_address }) => [state, same_address]),
    [
      ['refused', 1],
      ['confirmed', 1],
    ],
  )
  assert.deepEqual(
    history.income.map(({ kind, amount }) => [kind, amount]),
    [
      ['grant', '10'],
      ['withdrawal_return', '1'],
    ],
  )
  const related = history.related.find(({ user_id }) => user_id === bob.id)
  assert.deepEqual(related?.signs, ['address'])
  assert.ok(history.logins.length > 0 && history.email === ada.email)
  assert.equal(history.looks_like, '')
  const { db } = here.platform.database
  const alike = `${outside.slice(0, 6)}${'1'.repeat(32)}${outside.slice(-4)}`
  await sql`update withdrawals set address = ${alike} where id = ${id}`.execute(db)
  const poisoned = await here.as(fay).call('admin_withdrawal_detail', { withdrawal_id: id })
  assert.equal(poisoned.recdata.history.looks_like, outside)
  await sql`update withdrawals set address = ${outside} where id = ${id}`.execute(db)
  await here.as(fay).isRefused('admin_withdrawal_detail', { withdrawal_id: nowhere }, 'withdrawal_not_found')
  assert.deepEqual((await listed('to_approve')).length, 2)
})

test('a hash of any signs is shortened between them, also in an answer that is kept', async () => {
  const cyd = await here.person('Cyd')
  await give(here, cyd, { ETH: '2' })
  const withdrawal_id = await ask(cyd)
  const the = here.as(fay)
  await the.call('approve_withdrawal', { withdrawal_id })
  const hash = '#🧾🧾🧾🧾🧾🧾 of the bank 🧾🧾🧾🧾1'
  const said = { withdrawal_id, state: 'sent', hash, idempotency_key: 'recorded once' } as const
  for (let nth = 0; nth < 2; nth++)
    assert.equal((await the.call('record_withdrawal', said)).recdata.short_hash, '#🧾🧾🧾🧾🧾…🧾🧾🧾1')
})
