select
  m.id
from
  members m
where
  m.id = $1::bigint
  or m.referral_code = (
    select
      given.referred_with
    from
      members given
    where
      given.id = $1::bigint
  )
order by
  m.id
for no key update
