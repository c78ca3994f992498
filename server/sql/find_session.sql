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
  m.role
from
  sessions s
  join members m on m.id = s.member_id
where
  s.id = $1::uuid
