select
  name,
  network,
  height,
  tip,
  read_at
from
  chains
order by
  name
