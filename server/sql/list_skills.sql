select
  s.name,
  s.jobs
from
  skills s
where
  s.jobs > 0
  and (
    $1::text = ''
    or (
      "s"."key" >= lower(normalize($1::text, NFKC))
      and "s"."key" < lower(normalize($1::text, NFKC)) || chr(1114111)
    )
  )
order by
  s.jobs desc,
  s.key
limit
  $2::int
