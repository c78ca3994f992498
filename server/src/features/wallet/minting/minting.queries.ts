/** SQL of what was minted. */
import { type Currency, currencies } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/call/page.ts'
import type { Db } from '../../../platform/db/prepared.ts'

export interface MintedRow {
  readonly id: number
  readonly code: Currency
  readonly units: string
  readonly by: { readonly user_id: number; readonly full_name: string; readonly username: string } | null
  readonly reason: string
  readonly created_at: Date
}

/** Lists postings that minted, latest first. */
export async function listMinted(db: Db, { before, limit, offset }: Page): Promise<MintedRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- finance sees who did what
  const { rows } = await sql<MintedRow>`
    select t.id, s.code, e.amount::text as units, coalesce(t.details ->> 'reason', '') as reason, t.created_at,
      case when m.id is not null then json_build_object('user_id', m.id, 'full_name', m.full_name,
        'username', m.username) end as by
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.amount > 0
    join assets s on s.id = e.asset left join members m on m.id = t.actor_id
    where t.kind = 'mint' and t.id < ${before}
    order by t.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Returns how many units of each currency staff minted in the last 24 hours. */
export async function sumMintedByStaff(db: Db): Promise<ReadonlyMap<Currency, bigint>> {
  const { rows } = await sql<{ code: Currency; units: string }>`
    select s.code, sum(e.amount)::text as units
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.amount > 0
    join assets s on s.id = e.asset
    where t.kind = 'mint' and t.actor_id is not null and t.created_at > ${now()}::timestamptz - interval '24 hours'
    group by s.code`.execute(db)
  const sums = new Map(rows.map(({ code, units }) => [code, BigInt(units)]))
  return new Map(currencies.map((currency) => [currency, sums.get(currency) ?? 0n]))
}
