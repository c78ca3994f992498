select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  (
    (
      not exists (
        select
        from
          conversation_members earlier
        where
          earlier.conversation_id = s.conversation_id
          and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
          and not (
            (
              select
                true
              from
                away_members
              where
                member_id = earlier.member_id
            ) is true
          )
      )
    )
    or (
      s.is_admin
      and not exists (
        select
        from
          conversation_members senior
        where
          senior.conversation_id = s.conversation_id
          and senior.is_admin
          and senior.entry < s.entry
          and (
            (
              select
                true
              from
                blocks
              where
                blocker_id = senior.member_id
                and blocked_id = s.member_id
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = s.member_id
                and blocked_id = senior.member_id
            ) is true
          )
      )
    )
  ) as is_admin,
  (
    not exists (
      select
      from
        conversation_members earlier
      where
        earlier.conversation_id = s.conversation_id
        and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
        and not (
          (
            select
              true
            from
              away_members
            where
              member_id = earlier.member_id
          ) is true
        )
    )
  ) as is_owner
from
  conversation_members s
  join members m on m.id = s.member_id
  and (
    m.id = $1
    or (
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
    )
  )
  left join media face on face.id = m.avatar_id
where
  s.conversation_id = $2
  and s.entry is not null
order by
  s.entry
