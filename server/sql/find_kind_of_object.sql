select
  o.kind
from
  objects o
where
  o.id = $1
