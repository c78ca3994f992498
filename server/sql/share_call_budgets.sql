with
  heard as (
    insert into
      call_budgets as b (key, minute, used)
    select
      key,
      minute,
      sum(growth)
    from
      unnest($1::text[], $2::int[], $3::int[]) as grown (key, minute, growth)
    group by
      key,
      minute
    order by
      key,
      minute
    on conflict (key, minute) do update
    set
      used = b.used + excluded.used
    returning
      key,
      minute,
      used
  )
select
  heard.key,
  heard.minute,
  heard.used,
  coalesce(earlier.used, 0) as before
from
  heard
  left join call_budgets earlier on earlier.key = heard.key
  and earlier.minute = heard.minute - 1
