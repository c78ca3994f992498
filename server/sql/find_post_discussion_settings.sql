select
  coalesce(ds.is_off, false) as is_off,
  ds.pinned_id,
  "p"."author_id" = $1 as is_owner,
  null as hold,
  null as hold_default,
  0 as held
from
  "posts" p
  left join discussion_settings ds on ds.object_id = "p"."id"
where
  "p"."id" = $2
