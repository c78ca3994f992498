select
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
