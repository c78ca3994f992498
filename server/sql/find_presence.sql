select
  sees,
  sees
  and is_online ($2::bigint) as is_online,
  case
    when sees then (
      select
        seen_at
      from
        last_seen l
      where
        l.member_id = $2
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
              their.standing = 'accepted'
            from
              conversation_members their
            where
              their.conversation_id = s.conversation_id
              and their.member_id = s.peer_id
          )
          and (
            (
              select
                false
              from
                chat_settings p
              where
                p.member_id = $1
                and not p.shows_presence
            ) is null
          )
          and (
            (
              select
                false
              from
                chat_settings p
              where
                p.member_id = s.peer_id
                and not p.shows_presence
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
