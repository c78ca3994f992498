select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key
from
  unnest(
    (
      select
        $1::bigint[]
    )
  ) as wanted (id)
  join members m on m.id = wanted.id
  left join media face on face.id = m.avatar_id
where
  not (
    (
      select
        true
      from
        away_members
      where
        member_id = "m"."id"
    ) is true
  )
