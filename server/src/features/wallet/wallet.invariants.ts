import { sql } from 'kysely'
import type { Invariant } from '../../platform/invariant.ts'

export const walletInvariants: readonly Invariant[] = [
  {
    name: 'what is held for withdrawals is what open ones have taken',
    broken: sql`
      select 'account ' || a.id as what from ledger_accounts a
      left join (
        select w.member_id, s.id as asset, sum(w.amount) as held
        from withdrawals w join assets s on s.code = w.currency
        where w.state in ('waiting_address', 'waiting_approval', 'sending') group by w.member_id, s.id) o
        on o.member_id = a.owner_id and o.asset = a.asset
      where a.owner_kind = 'member' and a.purpose = 'withdraw_hold' and a.balance <> coalesce(o.held, 0)`,
  },
]
