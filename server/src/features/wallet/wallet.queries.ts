/** SQL of a member's balances and transactions. */
import { sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import { type AuthorRow, authorColumns, faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { visibleChannel } from '../../visibility/channels.ts'
import { notHidden, type Who } from '../../visibility/members.ts'
import { onObject, tippedKinds } from '../../visibility/objects.ts'
import { isDisputed, isShare } from './wallet.transactions.queries.ts'

export interface ReceiptRow {
  trx_number: number
  hash: string
  kind: string
  details: Record<string, string> | null
  ref_kind: string | null
  /** Path of the object or channel that it was paid for, where the member sees that. */
  object_link: string | null
  ref_id: number | null
  created_at: Date
  note: string | null
  /** Whether the member got a share of it: a part of what was paid to somebody else. */
  is_share: boolean
  /** Whether it was the outcome of a dispute. */
  is_disputed: boolean
  /** What was paid in all, where the member got a part of it. */
  divided: string | null
  moved: Array<{ asset: number; amount: string; balance_after: string }>
  chain_hash: string | null
  address: string | null
  /** The project it was pledged to, or paid by. */
  project_id: number | null
  /** Its name, or that of the job whose milestone it was for. */
  project: string | null
  /** Whether the member is the freelancer whose work it was for. */
  is_earned: boolean
  invoices: Array<{ id: number; year: number; number: number }>
}

/** A milestone can be released in many parts; so many of their invoices are named with what was paid in. */
const mostInvoices = sql.lit(100)

const tippedLink = (viewer: Who) =>
  onObject(
    { id: sql.ref('t.ref_id'), kind: sql.ref('t.ref_kind') },
    tippedKinds,
    ({ link, visible }) => sql<string | null>`case when ${visible(viewer)} then ${link} end`,
  )

const channelLink = (viewer: Who) => sql<string | null>`(
  select '/mychannel/' || ch.id from channels ch
  where t.ref_kind = 'channel' and ch.id = t.ref_id and ${visibleChannel(viewer)})`

const receipt = prepared<[member: number, number: number], ReceiptRow>(
  'find_receipt',
  (member, number) => sql`
    select t.id as trx_number, t.hash::text, t.kind, t.details, t.ref_kind, t.ref_id, t.created_at,
      coalesce(n.note, work.description) as note,
      coalesce(${tippedLink(member)}, ${channelLink(member)}, work.link) as object_link,
      mine.moved, mine.is_share, ${isDisputed} as is_disputed, case when mine.is_received then whole.units end as divided, coalesce(w.chain_hash, arrived.tx_hash) as chain_hash,
      coalesce(w.address, arrived.address) as address, project.id as project_id,
      coalesce(project.name, work.title) as project, coalesce(work.is_earned, false) as is_earned, array(
        select to_jsonb(billed) from (
          select jp.id, jp.year, jp.number from job_payments jp
          where jp.transaction_id = t.id and jp.number is not null
            and ${member}::bigint in (jp.client_id, jp.freelancer_id)
          union
          select jp.id, jp.year, jp.number from job_payments jp
          where t.kind = 'milestone_fund' and t.ref_kind = 'job_milestone' and jp.milestone_id = t.ref_id
            and jp.number is not null and ${member}::bigint in (jp.client_id, jp.freelancer_id)
          order by id desc limit ${mostInvoices}) as billed) as invoices
    from ledger_transactions t
    cross join lateral (
      select jsonb_agg(jsonb_build_object('asset', e.asset, 'amount', e.amount::text,
        'balance_after', e.balance_after::text) order by e.leg) as moved,
        bool_or(${isShare}) as is_share, bool_and(e.amount > 0) as is_received
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and a.owner_kind = 'member' and a.owner_id = ${member}::bigint
        and a.purpose = 'available') mine
    left join lateral (
      select (-first.amount)::text as units from ledger_entries first
      where first.transaction_id = t.id and first.leg = 1
        and exists (select from ledger_entries e where e.transaction_id = t.id and ${isShare})) whole on true
    left join transfer_notes n on n.transaction_id = t.id
    left join withdrawals w on w.transaction_id = t.id and w.member_id = ${member}
    left join lateral (
      select d.tx_hash, given.address from deposits d join deposit_addresses given on given.id = d.address_id
      where d.transaction_id = t.id and d.member_id = ${member}) arrived on true
    left join lateral (
      select g.id, g.name from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join groups g on a.owner_kind = 'project' and g.id = a.owner_id
      where e.transaction_id = t.id limit 1) project on true
    left join lateral (
      select nullif(ag.title, '') as title, jm.description, '/projects/' || ag.job_id as link,
        t.kind = 'milestone_release' and ag.freelancer_id = ${member}::bigint as is_earned
      from job_milestones jm join agreements ag on ag.id = jm.agreement_id
      where t.ref_kind = 'job_milestone' and jm.id = t.ref_id
      union all
      select nullif(ag.title, ''), '', '/projects/' || ag.job_id, false
      from job_hours jh join agreements ag on ag.id = jh.agreement_id
      where t.ref_kind = 'job_hours' and jh.id = t.ref_id) work on true
    where t.id = ${number} and mine.moved is not null`,
)

/** Returns a transaction that changed the member's balance. */
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
    from (
      select a.owner_id as id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = ${number} and a.owner_kind = 'member' and a.owner_id <> ${member}
      order by e.leg limit 1) as other
    join members m on m.id = other.id and ${notHidden(member, sql.ref('m.id'))} ${faceTable}`,
)

/** Returns the other member of a transaction, where the viewer may see them. */
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

/** Returns a member's balance at the end of each of the last days (UTC), oldest first. */
export async function chartBalance(
  db: Db,
  member: number,
  currency: Currency,
  today: string,
  days: number,
): Promise<Array<{ day: string; balance: string }>> {
  return chart(db, member, assetIds[currency], today, days)
}
