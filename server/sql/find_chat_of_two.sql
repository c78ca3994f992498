select
  m.id as friend,
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
    case coalesce(
        (
          select
            who_may_write
          from
            chat_settings t
          where
            t.member_id = m.id
        ),
        'everyone'
      )
      when 'everyone' then true
      when 'following' then (
        m.id::bigint = - ($1::bigint)
        or (
          select
            true
          from
            follows
          where
            follower_id = m.id
            and followed_id = $1
        ) is true
      )
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
      else false
    end
  ) as lets_write,
  c.id as chat,
  s.standing,
  peer.standing as friend_standing,
  is_online (m.id) as is_online,
  (
    select
      d.conversation_id = c.id
    from
      messages d
    where
      d.id = $4::bigint
  ) as is_answer,
  (
    select
      true
    from
      blocks b
    where
      b.blocker_id = $1
      and b.blocked_id = m.id
  ) is true as is_blocker
from
  members m
  left join conversations c on c.low_id = least(m.id, $1::bigint)
  and c.high_id = greatest(m.id, $1::bigint)
  and c.kind = $3::text
  and c.kind <> 'group'
  left join conversation_members s on s.conversation_id = c.id
  and s.member_id = $1
  left join conversation_members peer on peer.conversation_id = c.id
  and peer.member_id = m.id
where
  m.id = $2
