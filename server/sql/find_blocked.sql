select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  b.created_at,
  (
    extract(
      epoch
      from
        "b"."created_at"
    ) * 1000000
  )::bigint as at
from
  blocks b
  join members m on m.id = "b"."blocked_id"
  left join media face on face.id = m.avatar_id
where
  b.blocker_id = $1
  and b.blocked_id = $2
  and not (
    select
      true
    from
      blocks
    where
      blocker_id = "b"."blocked_id"
      and blocked_id = $1
  ) is true
  and not (
    (
      select
        true
      from
        away_members
      where
        member_id = "b"."blocked_id"
    ) is true
  )
