select
  s.conversation_id as id
from
  conversation_members s
where
  s.conversation_id = $2
  and (
    select
      true
    from
      conversation_members me
    where
      me.conversation_id = $2
      and me.member_id = $1
  )
order by
  s.member_id
for no key update
