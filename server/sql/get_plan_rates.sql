with
  latest as (
    select distinct
      on (base, quote) base,
      quote,
      price
    from
      rates
    order by
      base,
      quote,
      set_at desc
  ),
  eth as (
    select
      price
    from
      latest
    where
      base = 'FCELL'
      and quote = 'ETH'
  )
select
  (
    select
      trunc(e.price * l.price, 20)
    from
      eth e,
      latest l
    where
      l.base = 'ETH'
      and l.quote = 'USD'
  )::text as usd,
  (
    select
      trunc(e.price * l.price, 20)
    from
      eth e,
      latest l
    where
      l.base = 'ETH'
      and l.quote = 'CZK'
  )::text as czk,
  (
    select
      value
    from
      money_settings
    where
      name = 'withdraw_fee_percent'
    order by
      set_at desc
    limit
      1
  ) as fee_percent
