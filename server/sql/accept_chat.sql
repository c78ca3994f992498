update conversation_members
set
  standing = 'accepted'
where
  conversation_id = $2
  and member_id = $1
returning
  conversation_id as id
