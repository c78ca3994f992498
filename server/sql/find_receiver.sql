select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key
from
  members m
  left join media face on face.id = m.avatar_id
where
  m.username = lower($2::text collate "C")
  and (
    not (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = "m"."id"
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = "m"."id"
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
          member_id = "m"."id"
      ) is true
    )
  )
