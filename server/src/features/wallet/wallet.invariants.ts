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
        where w.state in ('waiting_address', 'waiting_approval', 'sending', 'sent') and w.settled_at is null
        group by w.member_id, s.id) o
        on o.member_id = a.owner_id and o.asset = a.asset
      where a.owner_kind = 'member' and a.purpose = 'withdraw_hold' and a.balance <> coalesce(o.held, 0)`,
  },
  {
    name: 'a withdrawal has taken its amount from its member, and what was taken for one is a withdrawal',
    readsEntries: true,
    broken: sql`
      select coalesce('withdrawal ' || w.id, 'transaction ' || t.id) as what
      from (
        select t.id, e.amount, a.owner_id, a.asset from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.amount > 0 join ledger_accounts a on a.id = e.account_id
        where t.kind = 'withdrawal') t
      full join (select w.*, s.id as asset from withdrawals w join assets s on s.code = w.currency) w
        on w.transaction_id = t.id
      where case when t.id is null then true
        -- Of a deleted member only the ledger's entries are left.
        when w.id is null then exists (select from members m where m.id = t.owner_id)
        else w.amount <> t.amount or w.member_id <> t.owner_id or w.asset <> t.asset end`,
  },
  {
    name: 'a withdrawal that is settled has left the ledger by its transaction',
    readsEntries: true,
    broken: sql`
      select 'withdrawal ' || w.id as what from withdrawals w
      left join ledger_transactions t on t.kind = 'withdrawal_settled' and t.ref_id = w.id
      where (w.settled_at is null) <> (t.id is null)`,
  },
  {
    name: 'a deposit that counts was credited by its transaction, and what was credited is a deposit',
    readsEntries: true,
    broken: sql`
      select coalesce('deposit ' || d.id, 'transaction ' || t.id) as what
      from (
        select t.id, e.amount, a.asset from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.amount > 0 join ledger_accounts a on a.id = e.account_id
        where t.kind = 'deposit') t
      full join (
        select d.*, s.id as asset from deposits d join assets s on s.code = d.currency
        where d.transaction_id is not null) d
        on d.transaction_id = t.id
      where d.id is null or t.id is null or d.amount <> t.amount or d.asset <> t.asset`,
  },
  {
    name: 'what was decided about a deposit that is gone is its transaction, until that is reversed',
    readsEntries: true,
    broken: sql`
      select 'deposit ' || d.id as what from deposits d
      left join ledger_transactions t on t.id = d.decided_id and t.ref_id = d.id
        and t.kind = 'deposit_' || d.state and d.decided_at is not null
      left join ledger_entries e on e.transaction_id = t.id and e.amount > 0
      left join (
        select ref_id, count(*) filter (where kind <> 'deposit_returned') as decided,
          count(*) filter (where kind = 'deposit_returned') as reversed
        from ledger_transactions where kind in ('deposit_released', 'deposit_written_off', 'deposit_returned')
        group by ref_id) l on l.ref_id = d.id
      where d.decisions > 0 and (
        d.decisions <> l.decided or l.decided - l.reversed <> (d.decided_id is not null)::int
        or d.decided_id is not null and e.amount is distinct from d.amount)`,
  },
  {
    name: 'what a chain took for what was sent is booked, and nothing else is',
    readsEntries: true,
    broken: sql`
      select coalesce('send ' || s.id, 'transaction ' || t.id) as what
      from (
        select t.id, t.ref_id, e.amount from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.amount > 0 where t.kind = 'chain_fee') t
      full join (select * from chain_sends where cost > 0) s on s.id = t.ref_id
      -- What was sent for a deleted member is gone, and what it cost is not.
      where t.id is null or s.id is not null and t.amount <> s.cost`,
  },
  {
    name: 'a withdrawal that the signer sent is final when its chain has it for good',
    broken: sql`
      select 'withdrawal ' || w.id as what from withdrawals w join chain_sends s on s.withdrawal_id = w.id
      where (w.state = 'confirmed') <> coalesce(s.outcome = 'done', false)
        or (w.state in ('dropped', 'failed')) <> coalesce(s.outcome in ('reverted', 'conflicted'), false)`,
  },
  {
    name: 'the tips of an object are those that the ledger has for it',
    readsEntries: true,
    broken: sql`
      select 'object ' || o.id as what from objects o
      left join (
        select t.ref_id, count(distinct t.id) as tips, sum(e.amount) as units from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.amount > 0
        where t.kind = 'tip' group by t.ref_id) l on l.ref_id = o.id
      where o.tips <> coalesce(l.tips, 0) or o.tip_units <> coalesce(l.units, 0)`,
  },
  {
    name: 'a note belongs to a transfer between its two members',
    readsEntries: true,
    broken: sql`
      select 'note of transaction ' || n.transaction_id as what from transfer_notes n
      left join ledger_transactions t on t.id = n.transaction_id and t.kind = 'transfer'
      left join ledger_entries e on e.transaction_id = t.id and e.amount > 0
      left join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'member'
      where t.id is null or t.actor_id is distinct from n.from_id or a.owner_id is distinct from n.to_id`,
  },
  {
    // A note goes with either of its members.
    name: 'a transfer that was sent with a note has it',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || t.id as what from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.amount > 0
      join ledger_accounts a on a.id = e.account_id
      where t.kind = 'transfer' and t.details ? 'noted'
        and exists (select from members m where m.id = t.actor_id)
        and exists (select from members m where m.id = a.owner_id)
        and not exists (select from transfer_notes n where n.transaction_id = t.id)`,
  },
]
