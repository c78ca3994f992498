select
  s.peer_id,
  (
    s.standing = 'accepted'
    and not s.is_blocked
    and s.peer_id is not null
    and not (
      (
        select
          true
        from
          away_members
        where
          member_id = s.peer_id
      ) is true
    )
  )
  and peer.standing = 'accepted' as hears
from
  conversations c
  join conversation_members s on s.conversation_id = c.id
  and s.member_id = $1
  join conversation_members peer on peer.conversation_id = c.id
  and peer.member_id = s.peer_id
where
  c.id = $2
