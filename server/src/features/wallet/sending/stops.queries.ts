/** SQL of what finance sees of the wallet of withdrawals, and of stopping them. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface WaitingRow {
  readonly currency: Currency
  readonly waiting: number
  readonly units: string
  readonly reason: string | null
  readonly stopped_at: Date | null
}

/** Lists the currencies with what is approved and not sent, and whether sending is stopped. */
export async function listWaiting(db: Db): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select a.code as currency, coalesce(w.waiting, 0)::int as waiting, coalesce(w.units, 0)::text as units,
      t.reason, t.stopped_at
    from assets a
    left join withdrawal_stops t on t.currency = a.code
    left join (
      select w.currency, count(*) as waiting, sum(w.amount - w.fee) as units from withdrawals w
      where w.state = 'sending' and not exists (select from chain_sends s where s.withdrawal_id = w.id)
      group by w.currency) w on w.currency = a.code
    where a.code in ('FCELL', 'ETH', 'BTC') order by a.id`.execute(db)
  return rows
}

/** Stops a currency; false where it is stopped already. */
export async function stopSending(
  tx: Tx,
  { currency, reason, member }: { currency: Currency; reason: string; member: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into withdrawal_stops (currency, reason, stopped_by) values (${currency}, ${reason}, ${member})
    on conflict do nothing`.execute(tx)
  return numAffectedRows > 0n
}

/** Lets a currency be sent again; returns why it was stopped, and undefined where it wasn't. */
export async function resumeSending(tx: Tx, currency: Currency): Promise<string | undefined> {
  const { rows } = await sql<{ reason: string }>`
    delete from withdrawal_stops where currency = ${currency} returning reason`.execute(tx)
  return rows[0]?.reason
}

/** Lists the members whose withdrawals of a currency wait. */
export async function listHeldMembers(tx: Tx, currency: Currency): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    select distinct member_id from withdrawals
    where currency = ${currency} and state in ('waiting_approval', 'sending')`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}
