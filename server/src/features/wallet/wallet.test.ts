import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { listViolations } from '../../ledger/invariants.ts'
import { resumeMoney } from '../../ledger/stops.ts'
import { give, ledgerHolds, openMoney } from '../../../test/scenes/wallet-scene.ts'
import { password, type Person, type World, world } from '../../../test/world.ts'
import { deleteLeaving } from '../accounts/leaving/leaving.jobs.ts'
import { allInvariants } from '../../invariants.ts'
import { checkLedger } from './wallet.jobs.ts'
import { commands } from './wallet.operator.ts'

let here: World
let ada: Person
let bob: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  await give(here, ada, { FCELL: '1000', ETH: '2', BTC: '0.1' })
})

test('the balance says what everything is worth, exactly', async () => {
  const { recdata } = await here.as(ada).call('wallet_balance', {})
  assert.deepEqual(
    {
      ...recdata,
      holdings: recdata.holdings.map(({ currency, eth, btc, usd, czk }) => [currency, eth, btc, usd, czk]),
      rate_at: null,
    },
    {
      fcell_balance: '1000',
      eth_balance: '2',
      btc_balance: '0.1',
      fcell_balance_eth: '0.5',
      fcell_balance_usd: '1500',
      fcell_balance_btc: '0.025',
      fcell_balance_czk: '35000',
      fcell_eth_value: '0.0005',
      withdraw_fee_percent: '0.5',
      balance: '1000',
      ETH_address: null,
      BTC_address: null,
      holdings: [
        ['FCELL', '0.5', '0.025', '1500', '35000'],
        ['ETH', '2', '0.1', '6000', '140000'],
        ['BTC', '2', '0.1', '6000', '140000'],
      ],
      is_rate_stale: 0,
      rate_at: null,
      is_play_money: 0,
      is_stopped: 0,
      is_verified: 1,
      is_two_factor: 0,
    },
  )
  await here.as().isRefused('wallet_balance', {}, 'session_unknown')
})

test('transactions are narrowed by type, days and words, paged, and one’s own', async () => {
  const the = here.as(ada)
  for (let i = 1; i <= 12; i++)
    await the.call('coin_transfer', { currency: 'FCELL', amount: i, to_wallet: `@${bob.username}` })
  const first = await the.call('transaction_list', { limit: 10 })
  const second = await the.call('transaction_list', { limit: 10, before: first.next ?? '' })
  const amounts = [...first.recdata, ...second.recdata].map(({ trx_amount }) => trx_amount)
  assert.deepEqual(amounts, [...Array.from({ length: 12 }, (_, i) => `-${12 - i}`), '1000'])
  assert.equal(second.next, undefined)
  const count = async (input: object) =>
    (await the.call('transaction_list', { limit: 50, ...input })).recdata.length
  assert.equal(await count({ trx_type_id: 7 }), 1)
  assert.equal(await count({ trx_type_id: '0' }), 13)
  assert.equal(await count({ trx_type_id: 99 }), 0)
  assert.equal(await count({ search: 'bo' }), 12)
  assert.equal(await count({ search: `@${bob.username}` }), 12)
  assert.equal(await count({ search: String(first.recdata[0]?.trx_number) }), 1)
  assert.equal(await count({ search: first.recdata[0]?.hash.slice(0, 20) }), 1)
  assert.equal(await count({ from: '2999-01-01' }), 0)
  assert.equal(await count({ to: '2000-01-01' }), 0)
  assert.equal(await count({ from: '2000-01-01', to: '2999-01-01', currency: 'FCELL' }), 13)
  const types = await the.call('trx_type_list', {})
  assert.deepEqual(types.recdata[0], { id: 1, name: 'Tip' })
  for (const day of ['0000-01-01', '2026-11', '2026', '2026-11-31'])
    for (const input of [{ from: day }, { to: day }])
      await the.isRefused('transaction_list', input, 'invalid_fields')
  assert.equal(await count({ from: '0001-01-01', to: '9999-12-31' }), 13)
  await here.as().isRefused('transaction_list', {}, 'session_unknown')
})

test('the chart ends with the present balance', async () => {
  const { recdata } = await here.as(ada).call('wallet_chart', { currency: 'FCELL', days: 7 })
  assert.equal(recdata.length, 7)
  assert.deepEqual([recdata[0]?.balance, recdata.at(-1)?.balance], ['0', '922'])
  await here.as(ada).isRefused('wallet_chart', { days: 8 as 7 }, 'invalid_fields')
})

test('whom one may not see any more is no name in the list', async () => {
  await here.block(bob, ada)
  const { recdata } = await here.as(ada).call('transaction_list', { limit: 1 })
  assert.equal(recdata[0]?.reward_to, 'A member')
  const { trx_number } = recdata[0] ?? assert.fail()
  const receipt = (await here.as(ada).call('transaction_detail', { trx_number })).recdata
  assert.deepEqual([receipt.to.name, receipt.to.member], ['A member', null])
})

test('the ledger takes back no word', async () => {
  const { db } = here.platform.database
  for (const change of [
    'update ledger_entries set amount = 1',
    'delete from ledger_transactions',
    'truncate ledger_entries',
  ])
    await assert.rejects(sql.raw(change).execute(db), /append-only/)
  await ledgerHolds(here)
})

test('where the ledger does not hold money stops, everything can be read, and the operator lets it go on', async () => {
  const { db } = here.platform.database
  const tamper = (sign: string) =>
    sql
      .raw(
        `update ledger_accounts set balance = balance ${sign} 1 where owner_id = ${ada.id} and asset = 1 and purpose = 'available'`,
      )
      .execute(db)
  await tamper('+')
  await checkLedger(here.platform).work({})
  const the = here.as(ada)
  const eve = await here.person('Eve')
  const sent = { currency: 'FCELL', amount: 1, to_wallet: `@${eve.username}` } as const
  const { headers } = await the.isRefused('coin_transfer', sent, 'money_stopped')
  assert.equal(headers.get('retry-after'), '60')
  await the.isRefused('trade_quote', { side: 'buy', token_value: 1 }, 'money_stopped')
  assert.equal((await the.call('wallet_balance', {})).recdata.is_stopped, 1)
  assert.deepEqual(
    new Set((await listViolations(db, allInvariants)).map(({ invariant }) => invariant)),
    new Set([
      'the balances of an asset sum to zero',
      'a balance is the sum of its entries, and its version their count',
    ]),
  )
  await tamper('-')
  await resumeMoney(db)
  await the.call('coin_transfer', sent)
  await ledgerHolds(here)
})

test('who leaves for good settles the wallet, or gives it up in words, and the ledger keeps a number', async () => {
  const { database } = here.platform
  const zoe = await here.person('Zoe')
  await give(here, zoe, { FCELL: '12', ETH: '3' })
  const to_wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  await here.as(zoe).call('withdraw_eth', { amount: '1', to_wallet, password })
  const leaving = { password, consent: 1 } as const
  const { body } = await here.as(zoe).isRefused('delete_account', leaving, 'invalid_fields')
  assert.deepEqual(Object.keys(body['fields'] as object), ['give_up'])
  await here.as(zoe).isRefused('delete_account', { ...leaving, give_up: 'never' }, 'invalid_fields')
  await here.as(zoe).call('delete_account', { ...leaving, give_up: 'Give up' })
  await sql`update away_members set delete_at = now() - interval '1 minute' where member_id = ${zoe.id}`.execute(
    database.db,
  )
  await deleteLeaving(here.platform).work({})
  const { rows } = await sql`select from members where id = ${zoe.id}`.execute(database.db)
  assert.equal(rows.length, 0)
  const left = await sql<{ units: string }>`
    select sum(balance)::text as units from ledger_accounts where owner_kind = 'member' and owner_id = ${zoe.id}`.execute(
    database.db,
  )
  assert.equal(left.rows[0]?.units, '0')
  await ledgerHolds(here)
})

test('who leaves for good is deleted once the withdrawal that the operator sends has ended', async () => {
  const { db } = here.platform.database
  const yara = await here.person('Yara')
  await give(here, yara, { ETH: '3' })
  const to_wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const { recdata } = await here.as(yara).call('withdraw_eth', { amount: '1', to_wallet, password })
  const id = String(recdata.withdrawal_id)
  await sql`update withdrawals set state = 'waiting_approval' where id = ${recdata.withdrawal_id}`.execute(db)
  await commands['approve']?.(db, [id])
  await here.as(yara).call('delete_account', { password, consent: 1, give_up: 'Give up' })
  await sql`update away_members set delete_at = now() - interval '1 minute' where member_id = ${yara.id}`.execute(
    db,
  )
  const isThere = async () => {
    await deleteLeaving(here.platform).work({})
    const { rows } = await sql`select from members where id = ${yara.id}`.execute(db)
    return rows.length > 0
  }
  assert.equal(await isThere(), true)
  await ledgerHolds(here)
  await commands['sent']?.(db, [id, '0xabc'])
  assert.equal(await isThere(), true, 'it may still come back')
  await commands['confirmed']?.(db, [id, '0xabc'])
  assert.equal(await isThere(), false)
  const { rows } = await sql<{ sent: string }>`
    select e.amount::text as sent from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.idem_key = ${`withdrawal_settled:${id}`} and e.amount > 0 order by e.amount desc limit 1`.execute(
    db,
  )
  assert.equal(rows[0]?.sent, String(995n * 10n ** 15n))
  await ledgerHolds(here)
})
