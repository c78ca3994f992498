select
  o.id,
  o.kind
from
  objects o
where
  o.id = any ($1::bigint[])
