select
  coalesce(ds.is_off, false) as is_off,
  ds.pinned_id,
  "rl"."author_id" = $1 as is_owner,
  null as hold,
  null as hold_default,
  0 as held
from
  "reels" rl
  left join discussion_settings ds on ds.object_id = "rl"."id"
where
  "rl"."id" = $2
