/** SQL of the terms of money, and of who changed them. */
import type { MoneyTerm } from '@commons/contract/wallet/terms.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface TermRow {
  readonly term: MoneyTerm
  readonly figure: string
  readonly since: Date
}

/** Lists what holds now. */
export async function listTerms(db: Db): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    (select distinct on (r.base, r.quote) r.base || '/' || r.quote as term, trim_scale(r.price)::text as figure, r.set_at as since
      from rates r order by r.base, r.quote, r.set_at desc)
    union all
    (select distinct on (s.name) s.name, s.value, s.set_at from money_settings s
      where s.name in ('withdraw_fee_percent', 'project_fee_percent') order by s.name, s.set_at desc)
    union all
    (select distinct on (p.code, pp.period) p.code || '_' || pp.period, trim_scale(pp.units / 10::numeric ^ 18)::text, pp.set_at
      from plan_prices pp join plans p on p.id = pp.plan_id order by p.code, pp.period, pp.set_at desc)`.execute(
    db,
  )
  return rows
}

export interface ChangeRow {
  readonly term: MoneyTerm
  readonly before: string | null
  readonly figure: string
  readonly by: { readonly user_id: number; readonly full_name: string; readonly username: string } | null
  readonly reason: string
  readonly changed_at: Date
}

/** Lists the latest changes. */
export async function listChanges(db: Db): Promise<ChangeRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- finance sees who did what
  const { rows } = await sql<ChangeRow>`
    select c.term, trim_scale(c.before)::text as before, trim_scale(c.figure)::text as figure, c.reason, c.changed_at,
      case when m.id is not null then json_build_object('user_id', m.id, 'full_name', m.full_name,
        'username', m.username) end as by
    from money_term_changes c left join members m on m.id = c.member_id order by c.id desc limit 50`.execute(
    db,
  )
  return rows
}

export interface NewChange {
  readonly term: MoneyTerm
  readonly before: string | null
  readonly figure: string
  /** Null for the operator. */
  readonly member: number | null
  readonly reason: string
}

export async function addChange(tx: Tx, { term, before, figure, member, reason }: NewChange): Promise<void> {
  await sql`
    insert into money_term_changes (term, before, figure, member_id, reason, changed_at)
    values (${term}, ${before}::numeric, ${figure}::numeric, ${member}, ${reason}, ${now()})`.execute(tx)
}

/** Lets two changes at once take turns, so that each knows what was there before. */
export async function lockTerms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('money terms', 102))`.execute(tx)
}

export interface HoldingRow {
  readonly purpose: string
  readonly code: Currency
  readonly units: string
}

/** Lists what Commons itself has. */
export async function listHoldings(db: Db): Promise<HoldingRow[]> {
  const { rows } = await sql<HoldingRow>`
    select l.purpose, s.code, sum(l.balance)::text as units from ledger_accounts l join assets s on s.id = l.asset
    where l.owner_kind = 'platform' and s.code in ('FCELL', 'ETH', 'BTC')
    group by l.purpose, s.code, s.id order by l.purpose, s.id`.execute(db)
  return rows
}
