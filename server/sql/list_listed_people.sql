select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  page.added_at as created_at,
  (
    extract(
      epoch
      from
        "page"."added_at"
    ) * 1000000
  )::bigint as at
from
  (
    select
      l.member_id,
      l.added_at
    from
      listed_people l
    where
      l.list_id = $2
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "l"."member_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "l"."member_id"
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
              member_id = "l"."member_id"
          ) is true
        )
      )
      and (
        (
          extract(
            epoch
            from
              "l"."added_at"
          ) * 1000000
        )::bigint,
        l.member_id
      ) < ($3::bigint, $4::bigint)
    order by
      l.added_at desc,
      l.member_id desc
    limit
      $5::int
    offset
      $6::int
  ) as page
  join members m on m.id = "page"."member_id"
  left join media face on face.id = m.avatar_id
order by
  page.added_at desc,
  page.member_id desc
