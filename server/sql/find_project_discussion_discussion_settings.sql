select
  coalesce(ds.is_off, false) as is_off,
  ds.pinned_id,
  (
    select
      owning.member_id
    from
      group_members owning
    where
      owning.group_id = pd.group_id
      and owning.standing = 'owner'
  ) = $1 as is_owner,
  null as hold,
  null as hold_default,
  0 as held
from
  "project_discussions" pd
  left join discussion_settings ds on ds.object_id = "pd"."id"
where
  "pd"."id" = $2
