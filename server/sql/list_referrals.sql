select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  r.created_at,
  r.completed_at is not null as is_complete,
  (
    extract(
      epoch
      from
        r.created_at
    ) * 1000000
  )::bigint as at
from
  unnest(
    array(
      select
        r.member_id
      from
        referrals r
      where
        r.referrer_id = $1::bigint
        and (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "r"."member_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "r"."member_id"
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
                member_id = "r"."member_id"
            ) is true
          )
        )
        and (r.created_at, r.member_id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::bigint)
      order by
        r.created_at desc,
        r.member_id desc
      limit
        $4::int
      offset
        $5::int
    )
  ) as page (id)
  join referrals r on r.member_id = page.id
  join members m on m.id = page.id
  left join media face on face.id = m.avatar_id
order by
  r.created_at desc,
  r.member_id desc
