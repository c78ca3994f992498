insert into
  dismissed_suggestions (member_id, dismissed_id)
select
  $1::bigint,
  m.id
from
  members m
where
  m.id = $2
  and m.id <> $1
on conflict do nothing
returning
  dismissed_id
