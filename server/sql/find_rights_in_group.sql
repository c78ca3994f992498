select
  (
    has_groups ()
    and g.deleted_at is null
    and (
      select
        case
          when g.is_closed then their.is_in
          else their.standing is distinct from 'banned'
        end
      from
        (
          select
            1
        ) as one
        left join group_members their on their.group_id = g.id
        and their.member_id = $1
    ) is true
  ) as is_open
from
  groups g
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
