import { sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import type { Invariant } from '../../platform/invariant.ts'

export const plansInvariants: readonly Invariant[] = [
  {
    name: 'a payout took its tokens and brought its currency',
    readsEntries: true,
    broken: sql`
      select 'payout ' || p.id as what from payouts p
      left join ledger_transactions t on t.id = p.transaction_id
      left join assets s on s.code = p.currency
      cross join lateral (
        select sum(e.amount) filter (where e.asset = ${sql.lit(assetIds.FCELL)}) as tokens,
          sum(e.amount) filter (where e.asset = s.id) as units
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = p.transaction_id
          and a.owner_kind = 'member' and a.owner_id = p.member_id and a.purpose = 'available') e
      where t.kind is distinct from 'payout' or e.tokens is distinct from -p.tokens
        or e.units is distinct from p.units`,
  },
  {
    // Of a deleted member's payouts only the ledger's entries are left.
    name: 'what the ledger has as a payout is one of its member',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || t.id as what from ledger_transactions t
      where t.kind = 'payout' and not exists (select from payouts p where p.transaction_id = t.id)
        and exists (
          select from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'member'
          join members m on m.id = a.owner_id where e.transaction_id = t.id)`,
  },
]
