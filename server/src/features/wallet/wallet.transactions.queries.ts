/** SQL of lists of transactions. The cost of a page depends only on the page: wallet.plans.test.ts. */
import { type RawBuilder, sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import type { Page } from '../../platform/call/page.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { notHidden } from '../../visibility/members.ts'

export interface TransactionRow {
  trx_number: number
  hash: string
  kind: string
  amount: string
  /** Cursor of the list after this row. */
  cursor: number
  created_at: Date
  /** Name of the other member, project or job; null where there is none, or the viewer may not see them. */
  other: string | null
  /** Whether the member got a share of it: a part of what was paid to somebody else. */
  is_share: boolean
  /** Whether it was the outcome of a dispute. */
  is_disputed: boolean
  /** Whether the other side is a member. */
  is_member: boolean
  chain_hash: string | null
}

type Part = RawBuilder<unknown>

/**
 * Joins the other side of the entry `e`: the largest leg of its asset on someone else's account. What is paid for
 * a channel comes from its payer, and goes to its owner; how it is divided concerns those alone who run it.
 */
const otherSide = (member: Part) => sql`
  left join lateral (
    select o.owner_kind, o.owner_id from ledger_entries l join ledger_accounts o on o.id = l.account_id
    where l.transaction_id = e.transaction_id and l.asset = e.asset and l.leg <> e.leg
      and not (o.owner_kind = 'member' and o.owner_id = ${member}::bigint)
    order by case when e.kind in ('tip', 'channel_membership') then 0 else abs(l.amount) end desc, l.leg
    limit 1) side on true`

/** True where the entry `e` is a part of what was paid to somebody else. */
export const isShare = sql<boolean>`(e.leg > 2 and e.kind in ('tip', 'channel_membership'))`

/** True where the transaction `t` was the outcome of a dispute. */
export const isDisputed = sql<boolean>`(t.details -> 'dispute' is not null)`

const columns = sql`
  t.id as trx_number, t.hash::text, e.kind, e.amount::text, e.created_at, ${isShare} as is_share, ${isDisputed} as is_disputed, coalesce(m.full_name, project.name, nullif(ag.title, '')) as other,
  coalesce(side.owner_kind = 'member', false) as is_member, coalesce(w.chain_hash, arrived.tx_hash) as chain_hash`

const described = (member: Part) => sql`
  join ledger_transactions t on t.id = e.transaction_id
  left join withdrawals w on w.transaction_id = t.id
  left join deposits arrived on arrived.transaction_id = t.id
  ${otherSide(member)}
  left join members m on side.owner_kind = 'member' and m.id = side.owner_id
    and ${notHidden(member, sql.ref('m.id'))}
  left join groups project on side.owner_kind = 'project' and project.id = side.owner_id
  left join job_milestones jm on side.owner_kind = 'milestone' and jm.id = side.owner_id
  left join job_hours jh on side.owner_kind = 'hours' and jh.id = side.owner_id
  left join agreements ag on ag.id = coalesce(jm.agreement_id, jh.agreement_id)`

const accountOf = (member: Part, asset: Part) => sql`(
  select id from ledger_accounts where owner_kind = 'member' and owner_id = ${member}::bigint
    and asset = ${asset}::smallint and purpose = 'available')`

const midnight = (day: Part) => sql`(${day}::date::timestamp at time zone 'utc')`

/**
 * True for the account's entries of these days (UTC). Versions rise with time, so the days are a range of
 * them.
 */
const ofDays = (account: Part, from: Part, to: Part) => sql`
  e.version >= case when ${from}::date is null then 0 else coalesce((
    select version from ledger_entries where account_id = ${account} and created_at >= ${midnight(from)}
    order by created_at, version limit 1), ${sql.lit(Number.MAX_SAFE_INTEGER)}) end
  and e.version <= case when ${to}::date is null then ${sql.lit(Number.MAX_SAFE_INTEGER)} else coalesce((
    select version from ledger_entries
    where account_id = ${account} and created_at < ${midnight(to)} + interval '1 day'
    order by created_at desc, version desc limit 1), 0) end`

type ListArgs = [
  member: number,
  asset: number,
  from: string | null,
  to: string | null,
  before: number,
  limit: number,
  offset: number,
]

const all = prepared<ListArgs, TransactionRow>(
  'list_transactions',
  (member, asset, from, to, before, limit, offset) => sql`
    select ${columns}, e.version as cursor from ledger_entries e ${described(member)}
    where e.account_id = ${accountOf(member, asset)} and e.version < ${before}::bigint
      and ${ofDays(accountOf(member, asset), from, to)}
    order by e.version desc limit ${limit} offset ${offset}`,
)

const ofKind = prepared<[...ListArgs, kind: string], TransactionRow>(
  'list_transactions_of_kind',
  (member, asset, from, to, before, limit, offset, kind) => sql`
    select ${columns}, e.version as cursor from ledger_entries e ${described(member)}
    where e.account_id = ${accountOf(member, asset)} and e.kind = ${kind}::text and e.version < ${before}::bigint
      and ${ofDays(accountOf(member, asset), from, to)}
    order by e.version desc limit ${limit} offset ${offset}`,
)

/** How many entries are searched for a name. The page may then be short or empty, and continues after them. */
export const longestLook = 2_000

type SearchArgs = [
  member: number,
  asset: number,
  from: string | null,
  to: string | null,
  before: number,
  limit: number,
  offset: number,
  kind: string | null,
  name: string | null,
  number: number | null,
  first: string | null,
  last: string | null,
  isFirst: boolean,
]

/**
 * Transactions with this number or hash are found wherever they are, and come first; names are searched from
 * `before` on.
 */
const searched = prepared<SearchArgs, TransactionRow & { bottom: number }>(
  'search_transactions',
  (member, asset, from, to, before, limit, offset, kind, name, number, first, last, isFirst) => {
    const account = accountOf(member, asset)
    const isMeant = sql`(t.id = ${number}::bigint or t.hash between ${first}::uuid and ${last}::uuid)`
    const narrowed = sql`
      (${kind}::text is null or e.kind = ${kind}::text) and ${ofDays(account, from, to)}`
    return sql`
      with top as materialized (
        select least(${before}::bigint, (select version from ledger_accounts where id = ${account}) + 1) as version),
      reach as materialized (select version, greatest(version - ${sql.lit(longestLook)}, 0) as bottom from top),
      meant as (
        select id from ledger_transactions where id = ${number}::bigint and ${isFirst}::boolean
        union select id from ledger_transactions
          where hash between ${first}::uuid and ${last}::uuid and ${isFirst}::boolean),
      found as (
        (select ${columns}, ${before}::bigint as cursor, e.version, true as is_meant
          from meant join ledger_entries e on e.transaction_id = meant.id and e.account_id = ${account}
          ${described(member)}
          where ${narrowed})
        union all
        (select ${columns}, e.version as cursor, e.version, false as is_meant from ledger_entries e ${described(member)}
          where e.account_id = ${account} and e.version < (select version from reach)
            and e.version >= (select bottom from reach) and ${narrowed} and ${isMeant} is not true
            and (starts_with(lower(m.full_name), ${name}::text) or starts_with(m.username, ${name}::text)
              or starts_with(replace(t.hash::text, '-', ''), ${name}::text)
              or starts_with(lower(w.chain_hash), ${name}::text)
              or starts_with(lower(arrived.tx_hash), ${name}::text))
          order by e.version desc limit ${limit}::int + ${offset}::int))
      select f.*, reach.bottom from reach left join (
        select * from found order by is_meant desc, version desc limit ${limit} offset ${offset}) f on true
      order by f.is_meant desc, f.version desc`
  },
)

export interface TransactionFilter {
  readonly currency: Currency
  readonly kind?: string | undefined
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly search?: string | undefined
}

export interface Transactions {
  readonly rows: TransactionRow[]
  /** Where the entries that weren't searched begin; 0 if all were. */
  readonly bottom: number
}

/** Lists changes of a member's balance, latest first. */
export async function listTransactions(
  db: Db,
  member: number,
  { currency, kind, from, to, search = '' }: TransactionFilter,
  { before, limit, offset, isFirst }: Page,
): Promise<Transactions> {
  const list: ListArgs = [member, assetIds[currency], from ?? null, to ?? null, before, limit, offset]
  if (search === '')
    return { rows: await (kind === undefined ? all(db, ...list) : ofKind(db, ...list, kind)), bottom: 0 }
  const { number, first, last, name } = meaningOf(search)
  const isStart = isFirst && before === Number.MAX_SAFE_INTEGER
  const rows = await searched(db, ...list, kind ?? null, name, number, first, last, isStart)
  return { rows: rows.filter(({ trx_number }) => trx_number !== null), bottom: rows[0]?.bottom ?? 0 }
}

/** The digits of a hash (UUIDv7) that give its millisecond; a shorter beginning would match too many. */
const leastOfHash = 12

/**
 * Returns what a search may mean: the beginning of a name, a number, or the first and last hash with this
 * beginning.
 */
export function meaningOf(search: string) {
  const name = search.replace(/^@/, '').toLowerCase()
  const digits = name.replaceAll('-', '')
  const isHash = digits.length >= leastOfHash && digits.length <= 32 && /^[0-9a-f]+$/.test(digits)
  return {
    name,
    // oxlint-disable-next-line commons/no-float-near-money -- a transaction's number
    number: /^[1-9]\d{0,14}$/.test(name) ? Number(name) : null,
    first: isHash ? digits.padEnd(32, '0') : null,
    last: isHash ? digits.padEnd(32, 'f') : null,
  }
}
