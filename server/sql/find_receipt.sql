select
  t.id as trx_number,
  t.hash::text,
  t.kind,
  t.details,
  t.ref_kind,
  t.ref_id,
  t.created_at,
  n.note,
  mine.moved,
  w.chain_hash,
  w.address,
  project.id as project_id,
  project.name as project
from
  ledger_transactions t
  cross join lateral (
    select
      jsonb_agg(
        jsonb_build_object('asset', e.asset, 'amount', e.amount::text, 'balance_after', e.balance_after::text)
        order by
          e.leg
      ) as moved
    from
      ledger_entries e
      join ledger_accounts a on a.id = e.account_id
    where
      e.transaction_id = t.id
      and a.owner_kind = 'member'
      and a.owner_id = $1::bigint
      and a.purpose = 'available'
  ) mine
  left join transfer_notes n on n.transaction_id = t.id
  left join withdrawals w on w.transaction_id = t.id
  and w.member_id = $1
  left join lateral (
    select
      g.id,
      g.name
    from
      ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      join groups g on a.owner_kind = 'project'
      and g.id = a.owner_id
    where
      e.transaction_id = t.id
    limit
      1
  ) project on true
where
  t.id = $2
  and mine.moved is not null
