select
  array(
    select
      peer.member_id
    from
      conversation_members peer
    where
      peer.conversation_id = c.id
      and peer.member_id <> $1
      and peer.standing = 'accepted'
      and (
        peer.member_id = s.peer_id
        or (
          s.entry is not null
          and (
            not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = peer.member_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = peer.member_id
                  and blocked_id = $1
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = peer.member_id
              ) is true
            )
          )
        )
      )
      and (
        s.standing = 'accepted'
        and (
          (s.entry is not null)
          or (
            not s.is_blocked
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
        )
      )
  ) as hearing
from
  conversations c
  join conversation_members s on s.conversation_id = c.id
  and s.member_id = $1
where
  c.id = $2
