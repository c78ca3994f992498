select
  m.id,
  m.email,
  m.full_name,
  m.username,
  m.is_bot,
  m.password_hash,
  m.language,
  m.several_devices,
  m.email_verified_at is not null as email_verified,
  t.enabled_at is not null as two_factor,
  m.first_login_at is not null as got_in,
  k.network is not null as known
from
  members m
  left join two_factors t on t.member_id = m.id
  left join known_networks k on k.member_id = m.id
  and k.network = $2
where
  email_key (m.email) = email_key ($1::text)
order by
  lower(m.email) = lower($1::text) desc
limit
  1
