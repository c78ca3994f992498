select
  coalesce(s.is_off, false) as is_off,
  s.pinned_id,
  "sv"."author_id" = $1 as is_owner
from
  "surveys" sv
  left join discussion_settings s on s.object_id = "sv"."id"
where
  "sv"."id" = $2
