select
  d.day::text,
  d.currency,
  d.taken_at,
  d.owned::text,
  d.leaves,
  d.root,
  d.held_for_others::text,
  d.height,
  d.addresses,
  d.member_addresses,
  d.member_units::text
from
  reserve_days d
  join assets s on s.code = d.currency
where
  d.day in (
    select distinct
      day
    from
      reserve_days
    order by
      day desc
    limit
      $1
  )
order by
  d.day desc,
  s.id
