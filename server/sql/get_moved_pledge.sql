select
  c.pledged::text,
  c.backers,
  coalesce(
    (
      select
        a.balance
      from
        ledger_accounts a
      where
        a.owner_kind = 'member'
        and a.owner_id = $1::bigint
        and a.asset = 1
        and a.purpose = 'available'
    ),
    0
  )::text as balance
from
  project_counts c
where
  c.group_id = $2
