select
  jp.kind,
  jp.freelancer_id is not distinct from $1::bigint as is_freelancer,
  sum(jp.units)::text as units,
  sum(jp.fee)::text as fee,
  sum(jp.tax)::text as tax,
  sum(jp.cents)::text as cents,
  sum(jp.fee_cents)::text as fee_cents,
  sum(jp.tax_cents)::text as tax_cents
from
  job_payments jp
where
  jp.year = $2::int
  and jp.id <= $3::bigint
  and (
    jp.client_id = $1
    or jp.freelancer_id = $1
  )
group by
  1,
  2
order by
  2,
  1
