/** SQL of what a member holds, and of the rates and settings for everyone's money. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { latestRates, latestSettings, type RateRows, type SettingRows } from './wallet.rates.ts'

export interface HoldingRow {
  asset: number
  balance: string
  held: string
  daily_limit: string | null
  spent_today: string
}

interface StandingRow {
  holdings: HoldingRow[]
  rates: RateRows
  settings: SettingRows
  is_stopped: boolean
  is_verified: boolean
  is_two_factor: boolean
}

const standing = prepared<[member: number], StandingRow>(
  'get_wallet',
  (member) => sql`
    select (
      select jsonb_agg(jsonb_build_object('asset', s.id, 'balance', coalesce(a.balance, 0)::text,
        'held', coalesce(h.balance, 0)::text, 'daily_limit', a.daily_limit::text, 'spent_today',
        case when a.spent_on = (now() at time zone 'utc')::date then a.spent else 0 end::text) order by s.id)
      from assets s
      left join ledger_accounts a on a.owner_kind = 'member' and a.owner_id = m.id
        and a.asset = s.id and a.purpose = 'available'
      left join ledger_accounts h on h.owner_kind = 'member' and h.owner_id = m.id
        and h.asset = s.id and h.purpose = 'withdraw_hold'
      where s.id in (1, 2, 3)) as holdings,
      (${latestRates}) as rates, (${latestSettings}) as settings,
      exists (select from ledger_stops where lifted_at is null) as is_stopped,
      m.email_verified_at is not null as is_verified, t.enabled_at is not null as is_two_factor
    from members m left join two_factors t on t.member_id = m.id where m.id = ${member}`,
)

/** Returns a member's tokens, ETH and BTC, in this order, with the rates and settings in force. */
export async function getStanding(db: Db, member: number): Promise<StandingRow> {
  const [row] = await standing(db, member)
  if (!row) throw new Error('A member without a row')
  return row
}
