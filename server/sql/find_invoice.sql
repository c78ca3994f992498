select
  jp.freelancer_id is not distinct from $1::bigint as is_freelancer,
  jp.year,
  jp.number,
  jp.at,
  jp.title,
  jp.description,
  jp.units::text,
  jp.cents::text,
  jp.fee::text,
  jp.fee_cents::text,
  trim_scale(jp.rate)::text as rate,
  jp.client,
  jp.freelancer,
  jp.transaction_id
from
  job_payments jp
where
  jp.id = $2
  and jp.number is not null
  and $1::bigint in (jp.client_id, jp.freelancer_id)
