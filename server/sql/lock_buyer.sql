select
  email_verified_at is not null as is_verified
from
  members
where
  id = $1
for no key update
