select
  s.standing
from
  groups g
  left join group_members s on s.group_id = g.id
  and s.member_id = $1
where
  g.id = $2
  and (
    has_groups ()
    and g.deleted_at is null
    and (
      select
        their.standing
      from
        group_members their
      where
        their.group_id = "g"."id"
        and their.member_id = $1
    ) is distinct from 'banned'
  )
