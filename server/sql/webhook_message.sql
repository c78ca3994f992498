select
  d.id as message_id,
  c.id as chat_id,
  d.author_id as user_id
from
  messages d
  join conversations c on c.id = d.conversation_id
  and c.kind <> 'group'
  join conversation_members s on s.conversation_id = c.id
  and s.member_id = $1
where
  d.id = $2
  and d.author_id is not null
  and s.standing = 'accepted'
  and not s.is_blocked
  and not (
    (
      select
        true
      from
        member_mutes
      where
        member_id = $1
        and (
          ends_at is null
          or ends_at > now()
        )
        and muted_id = "d"."author_id"
    ) is true
  )
  and (
    d.deleted_at is null
    and (
      d.seq > "s"."cleared_seq"
      and (
        d.author_id is null
        or d.author_id = $1
        or (
          not (
            (
              select
                true
              from
                away_members
              where
                member_id = d.author_id
            ) is true
          )
          and (
            (s.entry is null)
            or not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = d.author_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = d.author_id
                  and blocked_id = $1
              ) is true
            )
          )
        )
      )
    )
  )
