insert into
  referrals (member_id, referrer_id, created_at)
select
  m.id,
  r.id,
  m.created_at
from
  members m
  join members r on r.referral_code = m.referred_with
where
  m.id = $1::bigint
  and r.id <> m.id
on conflict do nothing
returning
  referrer_id
