select
  id
from
  members
where
  id = $1
for no key update
