select
  "pd"."id"
from
  "project_discussions" pd
where
  "pd"."id" = $2
  and (
    select
      owning.member_id
    from
      group_members owning
    where
      owning.group_id = pd.group_id
      and owning.standing = 'owner'
  ) = $1
  and (
    (
      select
        (
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
      from
        groups g
      where
        g.id = pd.group_id
    ) is true
  )
