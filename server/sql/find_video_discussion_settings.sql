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
  ) as is_owner,
  ds.hold,
  (
    select
      ch.comment_hold
    from
      channels ch
    where
      ch.id = vd.channel_id
  ) as hold_default,
  (
    select
      count(*)::int
    from
      comments c
    where
      c.held_for = "vd"."author_id"
      and c.object_id = "vd"."id"
      and c.deleted_at is null
  ) as held
from
  "videos" vd
  left join discussion_settings ds on ds.object_id = "vd"."id"
where
  "vd"."id" = $2
