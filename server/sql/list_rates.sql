select
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
  ) as settings
