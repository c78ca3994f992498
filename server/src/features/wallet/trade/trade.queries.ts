/** SQL of quotes. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'

export interface QuoteRow {
  id: number
  side: 'buy' | 'sell' | 'milestone' | 'hours'
  units: string
  price: string
  expires_at: Date
}

const insertQuote = prepared<
  [member: number, side: string, units: string, price: string, expires: Date, at: Date],
  QuoteRow
>(
  'add_quote',
  (member, side, units, price, expires, at) => sql`
    with gone as (delete from quotes where member_id = ${member}::bigint and expires_at < ${at}::timestamptz - interval '1 hour')
    insert into quotes (member_id, side, units, price, expires_at)
    values (${member}::bigint, ${side}, ${units}::numeric, ${price}::numeric, ${expires})
    returning id, side, units::text, price::text, expires_at`,
)

/** Stores a promised price; removes the member's expired ones. */
export async function addQuote(
  tx: Tx,
  member: number,
  { side, units, price, expires_at }: Omit<QuoteRow, 'id'>,
): Promise<QuoteRow> {
  const [row] = await insertQuote(tx, member, side, units, price, expires_at, now())
  if (!row) throw new Error('A quote that was added')
  return row
}

const quote = prepared<[member: number, id: number], QuoteRow>(
  'find_quote',
  (member, id) => sql`
    select id, side, units::text, price::text, expires_at from quotes where id = ${id} and member_id = ${member}`,
)

export async function findQuote(db: Db, member: number, id: number): Promise<QuoteRow | undefined> {
  const [row] = await quote(db, member, id)
  return row
}

const spend = prepared<[member: number, id: number], { id: number }>(
  'spend_quote',
  (member, id) => sql`delete from quotes where id = ${id} and member_id = ${member} returning id`,
)

/** Removes a quote, since it is for one trade; returns false where another trade has spent it. */
export const spendQuote = async (tx: Tx, member: number, id: number): Promise<boolean> =>
  (await spend(tx, member, id)).length > 0
