select
  coalesce(s.is_off, false) as is_off,
  s.pinned_id,
  "rl"."author_id" = $1 as is_owner
from
  "reels" rl
  left join discussion_settings s on s.object_id = "rl"."id"
where
  "rl"."id" = $2
