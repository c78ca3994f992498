insert into
  group_typing (group_id, member_id)
select
  c.group_id,
  s.member_id
from
  conversations c
  join groups g on g.id = c.group_id
  and g.deleted_at is null
  and has_groups ()
  join group_members s on s.group_id = g.id
  and s.member_id = $1
  and s.is_in
where
  c.group_id = $2
  and s.standing in ('owner', 'moderator', 'member')
on conflict (group_id, member_id) do update
set
  typed_at = now()
returning
  group_id
