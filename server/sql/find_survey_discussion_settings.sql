select
  coalesce(ds.is_off, false) as is_off,
  ds.pinned_id,
  "sv"."author_id" = $1 as is_owner,
  null as hold,
  null as hold_default,
  0 as held
from
  "surveys" sv
  left join discussion_settings ds on ds.object_id = "sv"."id"
where
  "sv"."id" = $2
