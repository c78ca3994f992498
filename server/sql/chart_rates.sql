select
  to_char(d.day, 'YYYY-MM-DD') as day,
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
          and set_at < (d.day + interval '1 day') at time zone 'UTC'
        order by
          set_at desc
        limit
          1
      ) r
  ) as rates
from
  generate_series($1::date - ($2::int - 1), $1::date, interval '1 day') as d (day)
order by
  d.day
