import { mostShared } from '@commons/contract/shared/channel.ts'
import { sql } from 'kysely'
import type { Invariant } from '../../../platform/invariant.ts'

/** Transactions that were divided. */
const divided = sql`
  select t.id, t.details from ledger_transactions t
  where t.kind in ('tip', 'channel_membership')
    and exists (select from ledger_entries e where e.transaction_id = t.id and e.leg > 2)`

export const shareInvariants: readonly Invariant[] = [
  {
    name: 'shares of a channel leave its owner a part, whatever of the proposed ones is accepted',
    broken: sql`
      select 'channel ' || channel_id as what from channel_shares group by channel_id
      having sum(greatest(percent, proposed)) > ${sql.lit(mostShared)}`,
  },
  {
    name: 'of a divided payment its payer has paid all, and nobody else anything; each got one part',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || t.id as what from (${divided}) t join ledger_entries e on e.transaction_id = t.id
      group by t.id, t.details
      having count(*) filter (where e.amount < 0 and e.leg = 1) <> 1 or count(*) filter (where e.amount < 0) <> 1
        or count(distinct e.account_id) <> count(*) or not t.details ? 'channel'`,
  },
  {
    name: 'what a channel has earned for those who run it is what the ledger paid them',
    readsEntries: true,
    broken: sql`
      select 'member ' || coalesce(l.member_id, known.member_id) || ' of channel ' || coalesce(l.channel_id, known.channel_id) as what
      from (
        select (t.details ->> 'channel')::bigint as channel_id, a.owner_id as member_id, sum(e.amount) as units
        from (${divided}) t join ledger_entries e on e.transaction_id = t.id and e.leg > 1
        join ledger_accounts a on a.id = e.account_id group by 1, 2) l
      full join channel_earnings known on known.channel_id = l.channel_id and known.member_id = l.member_id
      -- Of a deleted channel or member only the ledger's entries are left.
      where l.units is distinct from known.units and (known.units is not null or (
        exists (select from channels ch where ch.id = l.channel_id) and exists (select from members m where m.id = l.member_id)))`,
  },
]
