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
  unnest(
    array(
      select
        b.blocked_id
      from
        blocks b
      where
        b.blocker_id = $1
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
        and (b.created_at, b.blocked_id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::bigint)
      order by
        b.created_at desc,
        b.blocked_id desc
      limit
        $4::int
      offset
        $5::int
    )
  ) as page (id)
  join blocks b on b.blocker_id = $1
  and b.blocked_id = page.id
  join members m on m.id = page.id
  left join media face on face.id = m.avatar_id
order by
  b.created_at desc,
  b.blocked_id desc
