select
  encode(code, 'hex') as code,
  choices
from
  (
    select
      code,
      choices
    from
      survey_ballots
    where
      survey_id = $1
      and code > decode($2::text, 'hex')
    order by
      code
    limit
      1000
  ) as b
order by
  b.code
limit
  $3::int
