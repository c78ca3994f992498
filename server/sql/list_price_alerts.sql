select
  a.id,
  a.currency,
  a.quote_currency,
  a.goes_up,
  trim_scale(a.price)::text as price,
  a.created_at,
  a.reached_at
from
  price_alerts a
where
  a.member_id = $1
  and a.currency = $2
  and (
    a.reached_at is null
    or a.reached_at > now() - make_interval(days => 30)
  )
order by
  a.reached_at desc nulls first,
  a.id desc
limit
  100
