select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  a.answer,
  (
    extract(
      epoch
      from
        "a"."answered_at"
    ) * 1000000
  )::bigint as at
from
  group_event_answers a
  join members m on m.id = a.member_id
  left join media face on face.id = m.avatar_id
where
  a.event_id = $2
  and a.answer = $3
  and (a.answered_at, a.member_id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::bigint)
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
order by
  a.answered_at desc,
  a.member_id desc
limit
  $6::int
offset
  $7::int
