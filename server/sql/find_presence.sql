select
  sees,
  sees
  and is_online ($2::bigint) as is_online,
  case
    when sees then (
      select
        seen_at
      from
        last_seen once
      where
        once.member_id = $2
    )
  end as last_seen
from
  (
    select
      bool_or(
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
          and (
            select
              peer.standing = 'accepted'
            from
              conversation_members peer
            where
              peer.conversation_id = s.conversation_id
              and peer.member_id = s.peer_id
          )
          and (
            (
              select
                false
              from
                chat_settings chosen
              where
                chosen.member_id = $1
                and not chosen.shows_presence
            ) is null
          )
          and (
            (
              select
                false
              from
                chat_settings chosen
              where
                chosen.member_id = s.peer_id
                and not chosen.shows_presence
            ) is null
          )
        )
      ) as sees
    from
      conversation_members s
    where
      s.member_id = $1
      and s.peer_id = $2
    having
      count(*) > 0
  ) as may
