select
  coalesce(s.is_off, false) as is_off,
  s.pinned_id,
  "vd"."author_id" = $1 as is_owner
from
  "videos" vd
  left join discussion_settings s on s.object_id = "vd"."id"
where
  "vd"."id" = $2
