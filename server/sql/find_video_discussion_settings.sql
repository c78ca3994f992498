select
  coalesce(ds.is_off, false) as is_off,
  ds.pinned_id,
  "vd"."author_id" = $1 as is_owner
from
  "videos" vd
  left join discussion_settings ds on ds.object_id = "vd"."id"
where
  "vd"."id" = $2
