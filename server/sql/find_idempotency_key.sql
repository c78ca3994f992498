select
  request_hash,
  answer,
  object_id
from
  idempotency_keys
where
  member_id = $1
  and
call = $2
and key = $3
