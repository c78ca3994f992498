with
  ends as (
    select
      least(
        (
          select
            min(year)
          from
            job_payments
          where
            client_id = $1
        ),
        (
          select
            min(year)
          from
            job_payments
          where
            freelancer_id = $1
        )
      ) as first,
      greatest(
        (
          select
            max(year)
          from
            job_payments
          where
            client_id = $1
        ),
        (
          select
            max(year)
          from
            job_payments
          where
            freelancer_id = $1
        )
      ) as last
  )
select
  every.year
from
  ends
  cross join generate_series(ends.first, ends.last) as every(year)
where
  exists (
    select
    from
      job_payments jp
    where
      jp.client_id = $1
      and jp.year = every.year
  )
  or exists (
    select
    from
      job_payments jp
    where
      jp.freelancer_id = $1
      and jp.year = every.year
  )
order by
  every.year desc
