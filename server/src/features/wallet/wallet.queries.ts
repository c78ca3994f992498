/** SQL of a member's balances and transactions. */
import { sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { Page } from '../../platform/call/page.ts'
import type { Currency } from '@commons/contract/shared/money.ts'
import { notHidden } from '../../visibility/members.ts'

export interface HoldingRow {
  asset: number
  balance: string
  held: string
  daily_limit: string | null
  spent_today: string
}

const holdings = prepared<[member: number], HoldingRow & { is_stopped: boolean }>(
  'list_holdings',
  (member) => sql`
    select s.id as asset, coalesce(a.balance, 0)::text as balance, coalesce(h.balance, 0)::text as held,
      a.daily_limit::text, exists (select from ledger_stops where lifted_at is null) as is_stopped,
      case when a.spent_on = (now() at time zone 'utc')::date then a.spent else 0 end::text as spent_today
    from assets s
    left join ledger_accounts a on a.owner_kind = 'member' and a.owner_id = ${member}::bigint
      and a.asset = s.id and a.purpose = 'available'
    left join ledger_accounts h on h.owner_kind = 'member' and h.owner_id = ${member}::bigint
      and h.asset = s.id and h.purpose = 'withdraw_hold'
    where s.id in (1, 2, 3) order by s.id`,
)

/** Tokens, ETH and BTC of a member, in this order, and whether money is stopped. */
export async function listHoldings(
  db: Db,
  member: number,
): Promise<{ holdings: HoldingRow[]; isStopped: boolean }> {
  const rows = await holdings(db, member)
  return { holdings: rows, isStopped: rows.some(({ is_stopped }) => is_stopped) }
}

export interface TransactionRow {
  trx_number: number
  hash: string
  kind: string
  amount: string
  version: number
  created_at: Date
  /** Of the other member; null where it is none, or one whom the caller may not see. */
  other: string | null
  /** It was a member. */
  is_member: boolean
  chain_hash: string | null
}

/** The other side of the entry `e`: the largest leg of its asset on an account of somebody else. */
const otherSide = (member: unknown) => sql`
  left join lateral (
    select o.owner_kind, o.owner_id from ledger_entries l join ledger_accounts o on o.id = l.account_id
    where l.transaction_id = e.transaction_id and l.asset = e.asset and l.leg <> e.leg
      and not (o.owner_kind = 'member' and o.owner_id = ${member}::bigint)
    order by abs(l.amount) desc, l.leg limit 1) side on true`

const transactions = prepared<
  [
    member: number,
    asset: number,
    kind: string | null,
    from: string | null,
    to: string | null,
    search: string | null,
    before: number,
    limit: number,
    offset: number,
  ],
  TransactionRow
>(
  'list_transactions',
  (member, asset, kind, from, to, search, before, limit, offset) => sql`
    select t.id as trx_number, t.hash::text, e.kind, e.amount::text, e.version, e.created_at,
      m.full_name as other, coalesce(side.owner_kind = 'member', false) as is_member, w.chain_hash
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    left join withdrawals w on w.transaction_id = t.id
    ${otherSide(member)}
    left join members m on side.owner_kind = 'member' and m.id = side.owner_id
      and ${notHidden(member, sql.ref('m.id'))}
    where a.owner_kind = 'member' and a.owner_id = ${member}::bigint and a.asset = ${asset}::smallint
      and a.purpose = 'available' and e.version < ${before}::bigint
      and (${kind}::text is null or e.kind = ${kind}::text)
      and (${from}::date is null or e.created_at >= ${from}::date)
      and (${to}::date is null or e.created_at < ${to}::date + 1)
      and (${search}::text is null or t.id::text = ${search}::text
        or starts_with(replace(t.hash::text, '-', ''), lower(${search}::text))
        or starts_with(lower(m.full_name), lower(${search}::text)) or starts_with(m.username, lower(${search}::text)))
    order by e.version desc limit ${limit} offset ${offset}`,
)

export interface TransactionFilter {
  readonly currency: Currency
  readonly kind?: string | undefined
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly search?: string | undefined
}

/** What came to and left a member's balance, latest first; `version` is the cursor. */
export async function listTransactions(
  db: Db,
  member: number,
  { currency, kind, from, to, search }: TransactionFilter,
  { before, limit, offset }: Page,
): Promise<TransactionRow[]> {
  const text = search === undefined || search === '' ? null : search.replace(/^@/, '')
  const asset = assetIds[currency]
  return transactions(db, member, asset, kind ?? null, from ?? null, to ?? null, text, before, limit, offset)
}

export interface ReceiptRow {
  trx_number: number
  hash: string
  kind: string
  details: Record<string, string> | null
  ref_kind: string | null
  ref_id: number | null
  created_at: Date
  note: string | null
  moved: Array<{ asset: number; amount: string; balance_after: string }>
  chain_hash: string | null
  address: string | null
}

const receipt = prepared<[member: number, number: number], ReceiptRow>(
  'find_receipt',
  (member, number) => sql`
    select t.id as trx_number, t.hash::text, t.kind, t.details, t.ref_kind, t.ref_id, t.created_at, n.note,
      mine.moved, w.chain_hash, w.address
    from ledger_transactions t
    cross join lateral (
      select jsonb_agg(jsonb_build_object('asset', e.asset, 'amount', e.amount::text,
        'balance_after', e.balance_after::text) order by e.leg) as moved
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and a.owner_kind = 'member' and a.owner_id = ${member}::bigint
        and a.purpose = 'available') mine
    left join transfer_notes n on n.transaction_id = t.id
    left join withdrawals w on w.transaction_id = t.id and w.member_id = ${member}
    where t.id = ${number} and mine.moved is not null`,
)

/** A transaction that moved something of the member's. */
export async function findReceipt(db: Db, member: number, number: number): Promise<ReceiptRow | undefined> {
  const [row] = await receipt(db, member, number)
  return row
}

export interface PartyRow extends AuthorRow {
  id: number
}

const party = prepared<[member: number, number: number], PartyRow>(
  'find_other_party',
  (member, number) => sql`
    select m.id, ${authorColumns}
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join members m on a.owner_kind = 'member' and m.id = a.owner_id ${faceTable}
    where e.transaction_id = ${number} and a.owner_id <> ${member} and ${notHidden(member, sql.ref('m.id'))}
    order by e.leg limit 1`,
)

/** The other member of a transaction, where the caller may see them. */
export async function findOtherParty(db: Db, member: number, number: number): Promise<PartyRow | undefined> {
  const [row] = await party(db, member, number)
  return row
}

const chart = prepared<
  [member: number, asset: number, today: string, days: number],
  { day: string; balance: string }
>(
  'chart_balance',
  (member, asset, today, days) => sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce((
      select e.balance_after from ledger_entries e
      where e.account_id = (
          select id from ledger_accounts where owner_kind = 'member' and owner_id = ${member}::bigint
            and asset = ${asset}::smallint and purpose = 'available')
        and e.created_at < d.day + interval '1 day'
      order by e.created_at desc, e.version desc limit 1), 0)::text as balance
    from generate_series(${today}::date - (${days}::int - 1), ${today}::date, interval '1 day') as d (day)
    order by d.day`,
)

/** A member's balance at the end of each of the last days (UTC), oldest first. */
export async function chartBalance(
  db: Db,
  member: number,
  currency: Currency,
  today: string,
  days: number,
): Promise<Array<{ day: string; balance: string }>> {
  return chart(db, member, assetIds[currency], today, days)
}
