select
  coalesce(s.is_off, false) as is_off,
  s.pinned_id,
  "p"."author_id" = $1 as is_owner
from
  "posts" p
  left join discussion_settings s on s.object_id = "p"."id"
where
  "p"."id" = $2
