insert into
  blocks (blocker_id, blocked_id)
select
  $1::bigint,
  m.id
from
  members m
where
  m.id = $2
on conflict do nothing
returning
  blocked_id
