/** The cost of a page of the wallet doesn't depend on how much has moved. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertFew, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { openMoney } from '../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { getTips, listTips } from './transfers/transfers.queries.ts'
import { listTransactions, longestLook, meaningOf } from './wallet.transactions.queries.ts'
import { statementsOfRead } from '../../../test/statements.ts'

const entries = 3 * longestLook
const latest = Number.MAX_SAFE_INTEGER
const ledger = ['ledger_entries', 'ledger_transactions']
const firstPage = { before: latest, limit: 10, offset: 0, isFirst: true }

/**
 * One transaction a minute from a shop to the rich member: the oldest are purchases, and every thousandth is
 * a tip that the rich member gave.
 */
const business = (rich: Person, shop: Person) => `
  alter table ledger_transactions disable trigger user;
  alter table ledger_entries disable trigger user;
  insert into ledger_transactions (kind, idem_scope, idem_key, request_hash, actor_id, ref_kind, ref_id, created_at)
    select case when n <= 5 then 'buy' when n % 1000 = 0 then 'tip' else 'transfer' end, 0, 'plan ' || n, '', ${rich.id},
      case when n % 1000 = 0 then 'post' end, n, timestamptz '2026-01-01 00:00Z' + n * interval '1 minute'
    from generate_series(1, ${entries}) n;
  create temporary table moved on commit drop as
    select id, kind, created_at, row_number() over (order by id) as n from ledger_transactions
    where idem_key like 'plan %';
  insert into ledger_entries (transaction_id, leg, account_id, asset, kind, amount, balance_after, version, created_at)
    select id, leg, ledger_account('member', case when leg = 1 then ${rich.id} else ${shop.id} end, 1::smallint, 'available'), 1,
      kind, case when (kind = 'tip') = (leg = 1) then -1 else 1 end, n, n, created_at
    from moved cross join (values (1), (2)) as legs (leg);
  update ledger_accounts set version = ${entries} where owner_id in (${rich.id}, ${shop.id});
  alter table ledger_transactions enable trigger user;
  alter table ledger_entries enable trigger user;`

describe('the wallet of somebody rich', () => {
  let the: World
  let rich: Person

  before(async () => {
    the = await makeWorld()
    await openMoney(the)
    rich = await the.person('Rich')
    const shop = await the.person('Shop')
    await fill(the, business(rich, shop))
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      members: 5e5,
      ledger_accounts: 1e6,
      ledger_transactions: 1e7,
      ledger_entries: 2e7,
    })
  })

  test('is three statements: what there is, the plan’s fee, and what has moved', async () => {
    const open = async () => {
      await the.as(rich).call('wallet_balance', {})
      assert.equal((await the.as(rich).call('transaction_list', {})).recdata.length, 10)
    }
    // The session is in memory after the first time.
    await open()
    assert.equal(await statementsOfRead(the.platform, open), 3)
  })

  const days = ['2026-01-03', '2026-01-04'] as const

  for (const mode of planModes) {
    test(`a page of transactions reads a page, whatever it is narrowed to (${mode})`, async () => {
      const filters = [{}, { from: days[0], to: days[1] }, { from: '2027-01-01' }, { to: '2025-01-01' }]
      for (const { from, to } of filters as Array<{ from?: string; to?: string }>) {
        const asked = { currency: 'FCELL', from, to } as const
        const list = [rich.id, 1, from ?? null, to ?? null, latest, 10, 0]
        const all = await statementText((db) => listTransactions(db, 0, asked, firstPage))
        assertFew(await explain(the, mode, all, list), 40, ledger)
        const kind = 'buy'
        const ofKind = await statementText((db) => listTransactions(db, 0, { ...asked, kind }, firstPage))
        assertFew(await explain(the, mode, ofKind, [...list, kind]), 40, ledger)
      }
    })

    test(`a search looks through so many and no more (${mode})`, async () => {
      const search = async (said: string, most: number, before = latest) => {
        const page = { ...firstPage, before }
        const asked = { currency: 'FCELL', search: said } as const
        const text = await statementText((db) => listTransactions(db, 0, asked, page))
        const { name, number, first, last } = meaningOf(said)
        const values = [rich.id, 1, null, null, before, 10, 0, null, name, number, first, last, 'true']
        assertFew(await explain(the, mode, text, values), most, ledger)
      }
      await search('shop', 40)
      // Reads both legs of each transaction.
      await search('nobody', 2 * longestLook)
      await search('nobody', 2 * longestLook, 5_000)
    })

    test(`tips given are read without those taken, and those on a post without others (${mode})`, async () => {
      const given = await statementText((db) => listTips(db, 0, true, firstPage))
      assertFew(await explain(the, mode, given, [rich.id, 'true', latest, 10, 0]), 60, ledger)
      const ofPost = await statementText((db) => getTips(db, 0, 0))
      assertFew(await explain(the, mode, ofPost, [rich.id, 3_000]), 5, ledger)
    })
  }

  test('a search that finds nothing among the latest goes on behind them, to the very first', async () => {
    let before: string | undefined
    const found: number[] = []
    for (let pages = 0; pages <= entries / longestLook; pages++) {
      const page = await the.as(rich).call('transaction_list', {
        search: 'commons-that-is-none',
        ...(before === undefined ? {} : { before }),
      })
      found.push(page.recdata.length)
      before = page.next
      if (before === undefined) break
    }
    assert.deepEqual([before, found], [undefined, Array.from({ length: entries / longestLook }, () => 0)])
  })

  test('a number and a hash find theirs wherever it is, once', async () => {
    const oldest = await the.as(rich).call('transaction_list', { to: '2026-01-01', limit: 1, trx_type_id: 3 })
    const { trx_number, hash } = oldest.recdata[0] ?? assert.fail()
    for (const search of [String(trx_number), hash, hash.slice(0, 30)]) {
      const first = await the.as(rich).call('transaction_list', { search })
      assert.deepEqual(
        first.recdata.map((row) => row.trx_number),
        [trx_number],
      )
      const second = await the.as(rich).call('transaction_list', { search, before: first.next ?? '' })
      assert.deepEqual(second.recdata, [])
    }
  })
})
