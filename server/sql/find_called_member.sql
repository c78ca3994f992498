select
  (
    not (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = m.id
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = m.id
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
          member_id = m.id
      ) is true
    )
  ) as is_visible,
  (
    select
      true
    from
      blocks b
    where
      b.blocker_id = $1
      and b.blocked_id = m.id
  ) is true as is_blocker,
  (
    case coalesce(
        (
          select
            who_may_call
          from
            chat_settings t
          where
            t.member_id = m.id
        ),
        'chats'
      )
      when 'chats' then coalesce(peer.standing = 'accepted', false)
      when 'friends' then (
        m.id::bigint = - ($1::bigint)
        or (
          select
            mutual
          from
            follows
          where
            follower_id = m.id
            and followed_id = $1
        ) is true
      )
      and peer.standing is distinct from 'declined'
      else false
    end
  ) as lets_call,
  is_quiet (m.id) as is_quiet,
  is_online (m.id) as is_online,
  c.id as chat
from
  members m
  left join conversations c on c.low_id = least(m.id, $1::bigint)
  and c.high_id = greatest(m.id, $1::bigint)
  and c.kind = $3::text
  and c.kind <> 'group'
  left join conversation_members peer on peer.conversation_id = c.id
  and peer.member_id = m.id
where
  m.id = $2
