select
  to_char(d.day, 'YYYY-MM-DD') as day,
  coalesce(
    (
      select
        e.balance_after
      from
        ledger_entries e
      where
        e.account_id = (
          select
            id
          from
            ledger_accounts
          where
            owner_kind = 'member'
            and owner_id = $1::bigint
            and asset = $2::smallint
            and purpose = 'available'
        )
        and e.created_at < d.day + interval '1 day'
      order by
        e.created_at desc,
        e.version desc
      limit
        1
    ),
    0
  )::text as balance
from
  generate_series($3::date - ($4::int - 1), $3::date, interval '1 day') as d (day)
order by
  d.day
