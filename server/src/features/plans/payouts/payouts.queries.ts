/** All SQL of payouts. */
import type { PayoutCurrency } from '@commons/contract/plans/pro.ts'
import { sql } from 'kysely'
import { assetIds } from '../../../ledger/accounts.ts'
import { now } from '../../../platform/clock.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { bringsOwnPage } from '../plans.perks.ts'
import { nextMonth } from './payouts.rules.ts'

export interface Choice {
  member_id: number
  currency: 'ETH' | 'BTC'
  earned_since: Date
  due_at: Date
}

const choice = sql`select c.member_id, c.currency, c.earned_since, c.due_at from payout_choices c`
const found = prepared<[member: number], Choice>(
  'find_payout_choice',
  (member) => sql`${choice} where c.member_id = ${member}`,
)

export async function findChoice(db: Db, member: number): Promise<Choice | undefined> {
  return (await found(db, member))[0]
}

/** Sets the currency of what a member earns from now on. What they earned before choosing one stays tokens. */
export async function setPayoutCurrency(tx: Tx, member: number, currency: PayoutCurrency): Promise<void> {
  if (currency === 'FCELL') {
    await tx.deleteFrom('payout_choices').where('member_id', '=', member).execute()
    return
  }
  const at = now()
  await tx
    .insertInto('payout_choices')
    .values({ member_id: member, currency, earned_since: at, due_at: nextMonth(at) })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ currency }))
    .execute()
}

/** Lists members whose month is over. Those whose plan no longer includes payouts wait until it does again. */
export const listDueChoices = prepared<[at: Date, after: number], { id: number }>(
  'list_due_payout_choices',
  (at, after) => sql`
    select c.member_id as id from payout_choices c
    where c.due_at <= ${at} and c.member_id > ${after} and ${bringsOwnPage(sql.ref('c.member_id'))}
    order by c.member_id limit 100`,
)

const lockDueRow = prepared<[member: number, at: Date], Choice>(
  'lock_due_payout_choice',
  (member, at) => sql`
    ${choice} where c.member_id = ${member} and c.due_at <= ${at} and ${bringsOwnPage(sql.ref('c.member_id'))}
    for update of c skip locked`,
)

/** Returns the choice, locked, if it is due; undefined if it isn't, or if another process sees to it. */
export async function lockDueChoice(tx: Tx, member: number, at: Date): Promise<Choice | undefined> {
  return (await lockDueRow(tx, member, at))[0]
}

/** The ledger entries that count as earnings: tips, memberships of a channel, and payments to a project of theirs. */
const earnings = sql`e.kind in ('tip', 'project_payout', 'channel_membership') and e.amount > 0`

const earnedRow = prepared<[member: number, since: Date, until: Date], { units: string }>(
  'sum_earned',
  (member, since, until) => sql`
    select coalesce(sum(e.amount), 0)::text as units
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_kind = 'member' and a.owner_id = ${member} and a.asset = ${sql.lit(assetIds.FCELL)}
      and a.purpose = 'available' and e.created_at >= ${since}::timestamptz and e.created_at < ${until}::timestamptz
      and ${earnings}`,
)

/** Returns the tokens that a member earned in this time. */
export async function sumEarned(db: Db, member: number, since: Date, until: Date): Promise<bigint> {
  return BigInt((await earnedRow(db, member, since, until))[0]?.units ?? 0)
}

/** Schedules the next payout; what was earned before `since` is settled. */
export async function setNext(tx: Tx, member: number, next: { since: Date; dueAt: Date }): Promise<void> {
  await tx
    .updateTable('payout_choices')
    .set({ earned_since: next.since, due_at: next.dueAt })
    .where('member_id', '=', member)
    .execute()
}

export interface NewPayout {
  readonly member: number
  readonly until: Date
  readonly transaction: number
  readonly tokens: bigint
  readonly currency: 'ETH' | 'BTC'
  readonly units: bigint
  /** As decimal text. */
  readonly price: string
}

/** Adds a payout, and notifies the member. */
export async function addPayout(tx: Tx, payout: NewPayout): Promise<void> {
  const { member, until, transaction, tokens, currency, units, price } = payout
  const data = JSON.stringify({ units: String(units), asset: assetIds[currency] })
  await sql`
    with added as (
      insert into payouts (member_id, earned_until, transaction_id, tokens, currency, units, price, paid_at)
      values (${member}, ${until}, ${transaction}, ${String(tokens)}, ${currency}, ${String(units)}, ${price}, ${now()})
      returning id)
    insert into notification_outbox (kind, member_id, about_id, data)
    select 'payout', ${member}, id, ${data}::jsonb from added`.execute(tx)
}

export interface PayoutRow {
  id: number
  earned_until: Date
  paid_at: Date
  transaction_id: number
  tokens: string
  currency: 'ETH' | 'BTC'
  units: string
  price: string
}

export const listPayouts = prepared<
  [member: number, before: number, limit: number, offset: number],
  PayoutRow
>(
  'list_payouts',
  (member, before, limit, offset) => sql`
    select id, earned_until, paid_at, transaction_id, tokens::text, currency, units::text,
      trim_scale(price)::text as price
    from payouts where member_id = ${member} and id < ${before} order by id desc limit ${limit} offset ${offset}`,
)
