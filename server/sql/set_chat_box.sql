update conversation_members s
set
  box = $3,
  closed_seq = c.last_seq
from
  conversations c
where
  c.id = s.conversation_id
  and s.conversation_id = $2
  and s.member_id = $1
returning
  c.id
