(
  select
    false as is_freelancer,
    jp.freelancer as other,
    jp.id,
    jp.kind,
    jp.at,
    jp.title,
    jp.description,
    jp.units::text,
    jp.fee::text,
    jp.tax::text,
    jp.cents::text,
    jp.fee_cents::text,
    jp.tax_cents::text,
    trim_scale(jp.market_rate)::text as market_rate,
    jp.transaction_id,
    jp.year,
    jp.number
  from
    job_payments jp
  where
    jp.client_id = $1
    and jp.year = $2::int
    and jp.id > $3::bigint
  order by
    jp.id
  limit
    $4
)
union all
(
  select
    true as is_freelancer,
    jp.client as other,
    jp.id,
    jp.kind,
    jp.at,
    jp.title,
    jp.description,
    jp.units::text,
    jp.fee::text,
    jp.tax::text,
    jp.cents::text,
    jp.fee_cents::text,
    jp.tax_cents::text,
    trim_scale(jp.market_rate)::text as market_rate,
    jp.transaction_id,
    jp.year,
    jp.number
  from
    job_payments jp
  where
    jp.freelancer_id = $1
    and jp.year = $2::int
    and jp.id > $3::bigint
  order by
    jp.id
  limit
    $4
)
order by
  id
limit
  $4
