select
  o.kind
from
  comments c
  join objects o on o.id = c.object_id
where
  c.id = $1
