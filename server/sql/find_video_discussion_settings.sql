select
  coalesce(ds.is_off, false) as is_off,
  ds.pinned_id,
  (
    "vd"."author_id" = $1
    or exists (
      select
      from
        channel_collaborators staff
      where
        staff.channel_id = "vd"."channel_id"
        and staff.member_id = $1
        and staff.accepted_at is not null
        and staff.role in ('owner', 'manager', 'editor')
    )
  ) as is_owner
from
  "videos" vd
  left join discussion_settings ds on ds.object_id = "vd"."id"
where
  "vd"."id" = $2
