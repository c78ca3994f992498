select
  s.id,
  s.member_id,
  s.secret_hash,
  s.binding_hash,
  s.expires_at,
  s.last_used_at,
  s.end_reason,
  s.awaits_second_factor,
  m.language,
  array(
    select
      r.role
    from
      staff_roles r
    where
      r.member_id = m.id
  ) as roles
from
  sessions s
  join members m on m.id = s.member_id
where
  s.id = $1::uuid
