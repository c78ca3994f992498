select
  member_id as id
from
  conversation_members
where
  conversation_id = $1
  and entry is not null
