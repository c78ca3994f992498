select
  s.id,
  s.standing as kind,
  g.id as group_id,
  g.name,
  avatar.key as group_avatar_key,
  c.members,
  s.member_id,
  s.answers,
  s.since,
  (
    extract(
      epoch
      from
        "s"."since"
    ) * 1000000
  )::bigint as at,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key
from
  group_members s
  join groups g on g.id = s.group_id
  and g.deleted_at is null
  join group_counts c on c.group_id = g.id
  left join media avatar on avatar.id = g.avatar_id
  join members m on m.id = s.member_id
  left join media face on face.id = m.avatar_id
where
  s.member_id = $1
  and s.standing in ('requested', 'invited')
  and (s.since, s.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::bigint)
order by
  s.since desc,
  s.id desc
limit
  $4::int
offset
  $5::int
