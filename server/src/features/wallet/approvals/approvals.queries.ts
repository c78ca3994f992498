/** SQL of withdrawals as finance sees them, with what helps to decide about one. */
import type { relatedSigns } from '@commons/contract/wallet/approvals.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { earliestCursor, type Page } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import {
  type WithdrawalRow,
  type WithdrawalState,
  withdrawalColumns,
} from '../withdrawals/withdrawals.queries.ts'

export interface CaseRow extends WithdrawalRow {
  readonly requested_at: Date
  readonly full_name: string
  readonly username: string
  /** What was sent waits for a block. */
  readonly is_under_way: boolean
  readonly is_cancelling: boolean
}

// oxlint-disable-next-line commons/members-in-sight -- finance sees everybody
const cases = sql`select ${withdrawalColumns}, w.requested_at, m.full_name, m.username,
    coalesce(s.wanted = 'cancel', false) as is_cancelling,
    exists (select from chain_transactions t where t.send_id = s.id) as is_under_way
  from withdrawals w join members m on m.id = w.member_id
  left join chain_sends s on s.withdrawal_id = w.id and s.ended_at is null`

const tabs = {
  to_approve: ['waiting_approval'],
  to_send: ['sending', 'sent'],
  waiting: ['waiting_address'],
  over: ['confirmed', 'failed', 'cancelled', 'refused', 'dropped'],
} as const satisfies Record<string, readonly WithdrawalState[]>
export type Tab = keyof typeof tabs

/** Lists withdrawals, the earliest first; those that are over the latest first. */
export async function listCases(db: Db, tab: Tab, { before, limit, offset }: Page): Promise<CaseRow[]> {
  const states = sql.join(tabs[tab].map((state) => sql.lit(state)))
  const order =
    tab === 'over'
      ? sql`w.id < ${before} order by w.id desc`
      : sql`w.id > ${earliestCursor(before)} order by w.id`
  const { rows } = await sql<CaseRow>`
    ${cases}
    where w.state in (${states}) and ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const cursorOf = (tab: Tab, { id }: CaseRow): number => (tab === 'over' ? id : earliestCursor(id))

export async function findCase(db: Db, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    ${cases}
    where w.id = ${id}`.execute(db)
  return rows[0]
}

export async function countToApprove(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from withdrawals w where w.state = 'waiting_approval'`.execute(db)
  return rows[0]?.count ?? 0
}

export interface AccountRow {
  readonly email: string
  readonly email_verified: boolean
  readonly created_at: Date
  readonly second_factor: boolean
  readonly is_leaving: boolean
  readonly holdings: ReadonlyArray<{ code: Currency; available: string; held: string }>
}

/** Returns the account of a member, with what it has. */
export async function findAccount(db: Db, member: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select m.email, m.email_verified_at is not null as email_verified, m.created_at,
      exists (select from two_factors t where t.member_id = m.id and t.enabled_at is not null)
        or exists (select from passkeys k where k.member_id = m.id) as second_factor,
      exists (select from away_members a where a.member_id = m.id) as is_leaving,
      (select coalesce(jsonb_agg(jsonb_build_object('code', h.code, 'available', h.available::text,
          'held', h.held::text) order by h.id), '[]')
        from (
          select s.id, s.code, coalesce(sum(l.balance) filter (where l.purpose = 'available'), 0) as available,
            coalesce(sum(l.balance) filter (where l.purpose = 'withdraw_hold'), 0) as held
          from ledger_accounts l join assets s on s.id = l.asset
          where l.owner_kind = 'member' and l.owner_id = m.id and s.code in ('FCELL', 'ETH', 'BTC')
          group by s.id, s.code) h) as holdings
    from members m -- finance sees everybody
    where m.id = ${member}`.execute(db)
  return rows[0]
}

const incomeDays = 30
/** Of somebody who is paid more often, the latest entries say enough. */
const mostEntries = 1_000

/** Sums what came into a member's wallet lately in a currency, by the kind of transaction. */
export async function listIncome(
  db: Db,
  member: number,
  currency: Currency,
): Promise<Array<{ kind: string; units: string }>> {
  const since = new Date(now().getTime() - incomeDays * 86_400_000)
  const { rows } = await sql<{ kind: string; units: string }>`
    select e.kind, sum(e.amount)::text as units
    from (
      select le.kind, le.amount from ledger_accounts l
      join assets s on s.id = l.asset and s.code = ${currency}
      join ledger_entries le on le.account_id = l.id
      where l.owner_kind = 'member' and l.owner_id = ${member} and l.purpose = 'available' and le.created_at > ${since}
      order by le.created_at desc limit ${mostEntries}) e
    where e.amount > 0 group by e.kind order by sum(e.amount) desc`.execute(db)
  return rows
}

export interface EarlierRow {
  readonly id: number
  readonly currency: Currency
  readonly amount: string
  readonly state: WithdrawalState
  readonly requested_at: Date
  readonly same_address: boolean
  readonly address: string
}

/** Lists the other withdrawals of a member, the latest first. */
export async function listOthers(db: Db, { id, member_id, address }: CaseRow): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select w.id, w.currency, w.amount::text, w.state, w.requested_at, w.address,
      lower(w.address) = lower(${address}) as same_address
    from withdrawals w where w.member_id = ${member_id} and w.id <> ${id} order by w.id desc limit 20`.execute(
    db,
  )
  return rows
}

export interface LoginRow {
  readonly user_agent: string | null
  readonly address_prefix: string | null
  readonly created_at: Date
}

/** Lists the latest logins of a member, open or ended. */
export const listLogins = (db: Db, member: number): Promise<LoginRow[]> =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'address_prefix', 'created_at'])
    .where('member_id', '=', member)
    .where('awaits_second_factor', '=', false)
    .where('is_token', '=', false)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()

export interface RelatedRow {
  readonly id: number
  readonly full_name: string
  readonly username: string
  readonly signs: Array<(typeof relatedSigns)[number]>
}

/** Lists accounts that seem to be the same person's: what the database's `are_related` says of two, found for one. */
export async function listRelated(db: Db, member: number): Promise<RelatedRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- finance sees everybody
  const { rows } = await sql<RelatedRow>`
    select r.id, r.full_name, r.username, f.signs from (
      select o.id, array_agg(distinct o.sign order by o.sign) as signs from (
        (select om.id, 'mailbox' as sign from members m join members om on mailbox(om.email) = mailbox(m.email)
          where m.id = ${member} and om.id <> m.id limit 50)
        union all
        (select distinct os.member_id, 'browser' from sessions s
          join sessions os on os.address_prefix = s.address_prefix and os.user_agent = s.user_agent
          where s.member_id = ${member} and os.member_id <> s.member_id and s.address_prefix <> 'unknown'
            and not (s.address_prefix::cidr <<= any ('{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,::/48}'::cidr[]))
          limit 50)
        union all
        (select distinct ow.member_id, 'address' from withdrawals w
          join withdrawals ow on ow.currency = w.currency and lower(ow.address) = lower(w.address)
          where w.member_id = ${member} and ow.member_id <> w.member_id limit 50)) o
      group by o.id) f join members r on r.id = f.id
    order by cardinality(f.signs) desc, r.id limit 10`.execute(db)
  return rows
}
