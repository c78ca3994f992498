select
  l.group_id,
  l.units::text,
  l.state,
  p.is_running,
  p.ends_at
from
  pledges l
  join projects p on p.group_id = l.group_id
where
  l.id = $2
  and l.member_id = $1
