/** SQL of price alerts. */
import { alertKeptDays, type QuoteCurrency } from '@commons/contract/wallet/rates.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'

export interface PriceAlertRow {
  id: number
  currency: Currency
  quote_currency: QuoteCurrency
  goes_up: boolean
  price: string
  created_at: Date
  reached_at: Date | null
}

const kept = sql`make_interval(days => ${sql.lit(alertKeptDays)})`

const columns = sql`
  a.id, a.currency, a.quote_currency, a.goes_up, trim_scale(a.price)::text as price, a.created_at, a.reached_at`

/** Lists a member's alerts of a currency: those that wait, and those that were reached lately. */
export const listAlerts = prepared<[member: number, currency: string], PriceAlertRow>(
  'list_price_alerts',
  (member, currency) => sql`
    select ${columns} from price_alerts a
    where a.member_id = ${member} and a.currency = ${currency}
      and (a.reached_at is null or a.reached_at > now() - ${kept})
    order by a.reached_at desc nulls first, a.id desc limit 100`,
)

/** Serializes a member's adding: of two at once, only one may be the last that they may have. */
export async function lockAlerts(tx: Tx, member: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('price alerts of ' || ${member}::bigint, 36))`.execute(
    tx,
  )
}

/** Counts a member's alerts that wait. */
export async function countWaiting(tx: Tx, member: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from price_alerts where member_id = ${member} and reached_at is null`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

export interface NewAlert {
  readonly currency: Currency
  readonly quote: QuoteCurrency
  readonly price: string
  readonly goesUp: boolean
}

/** Returns the member's equal alert that waits, if there is one. */
export async function findWaiting(
  tx: Tx,
  member: number,
  { currency, quote, price }: NewAlert,
): Promise<PriceAlertRow | undefined> {
  const { rows } = await sql<PriceAlertRow>`
    select ${columns} from price_alerts a
    where a.member_id = ${member} and a.currency = ${currency} and a.quote_currency = ${quote}
      and a.price = ${price}::numeric and a.reached_at is null`.execute(tx)
  return rows[0]
}

export async function addAlert(
  tx: Tx,
  member: number,
  { currency, quote, price, goesUp }: NewAlert,
): Promise<PriceAlertRow> {
  const { rows } = await sql<PriceAlertRow>`
    insert into price_alerts as a (member_id, currency, quote_currency, goes_up, price)
    values (${member}, ${currency}, ${quote}, ${goesUp}::boolean, ${price}::numeric) returning ${columns}`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('No alert was added')
  return row
}

/** Removes one of a member's alerts; false if it isn't theirs. */
export async function removeAlert(tx: Tx, member: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from price_alerts where id = ${id} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

export interface PriceNow {
  readonly currency: Currency
  readonly quote: QuoteCurrency
  readonly price: string
  /** When it was in force: who has asked since did so at another price. */
  readonly at: Date
  /** As it is shown. */
  readonly text: string
}

const reach = prepared<
  [currency: string, quote: string, price: string, at: Date, text: string, most: number],
  { member_id: number }
>(
  'reach_price_alerts',
  (currency, quote, price, at, text, most) => sql`
    with due as (
      select id from price_alerts
      where reached_at is null and currency = ${currency} and quote_currency = ${quote} and created_at <= ${at}
        and case when goes_up then price <= ${price}::numeric else price >= ${price}::numeric end
      order by id limit ${most}::int for update skip locked),
    reached as (
      update price_alerts a set reached_at = now() from due where a.id = due.id returning a.id, a.member_id),
    told as (
      insert into notification_outbox (kind, member_id, about_id, item_id, data)
      select 'price_alert', member_id, id, id, jsonb_build_object('text', ${text}::text) from reached)
    select member_id from reached`,
)

/** Notes that a price was reached and tells who waits for it, at most `most`. Returns whom. */
export async function reachAlerts(
  tx: Tx,
  { currency, quote, price, at, text }: PriceNow,
  most: number,
): Promise<number[]> {
  return (await reach(tx, currency, quote, price, at, text, most)).map(({ member_id }) => member_id)
}

/** Removes alerts that were reached long ago. */
export async function removeReached(db: Db): Promise<void> {
  await sql`
    delete from price_alerts where reached_at < now() - ${kept}`.execute(db)
}
