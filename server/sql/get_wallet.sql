select
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'asset',
          s.id,
          'balance',
          coalesce(a.balance, 0)::text,
          'held',
          coalesce(h.balance, 0)::text,
          'daily_limit',
          a.daily_limit::text,
          'spent_today',
          case
            when a.spent_on = (now() at time zone 'utc')::date then a.spent
            else 0
          end::text
        )
        order by
          s.id
      )
    from
      assets s
      left join ledger_accounts a on a.owner_kind = 'member'
      and a.owner_id = m.id
      and a.asset = s.id
      and a.purpose = 'available'
      left join ledger_accounts h on h.owner_kind = 'member'
      and h.owner_id = m.id
      and h.asset = s.id
      and h.purpose = 'withdraw_hold'
    where
      s.id in (1, 2, 3)
  ) as holdings,
  (
    select
      coalesce(
        jsonb_object_agg(p.base || '/' || p.quote, jsonb_build_object('price', r.price::text, 'at', r.set_at)),
        '{}'
      )
    from
      (
        values
          ('FCELL', 'ETH'),
          ('ETH', 'BTC'),
          ('ETH', 'USD'),
          ('ETH', 'CZK')
      ) as p (base, quote)
      cross join lateral (
        select
          price,
          set_at
        from
          rates
        where
          base = p.base
          and quote = p.quote
        order by
          set_at desc
        limit
          1
      ) r
  ) as rates,
  (
    select
      coalesce(jsonb_object_agg(n.name, s.value), '{}')
    from
      (
        values
          ('withdraw_fee_percent'),
          ('play_money')
      ) as n (name)
      cross join lateral (
        select
          value
        from
          money_settings
        where
          name = n.name
        order by
          set_at desc
        limit
          1
      ) s
  ) as settings,
  exists (
    select
    from
      ledger_stops
    where
      lifted_at is null
  ) as is_stopped,
  m.email_verified_at is not null as is_verified,
  t.enabled_at is not null as is_two_factor
from
  members m
  left join two_factors t on t.member_id = m.id
where
  m.id = $1
