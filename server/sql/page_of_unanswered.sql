with
  whose as (
    select
      owner.id,
      owner.id = $1
      or (
        $1::bigint = - ("owner"."id"::bigint)
        or (
          select
            true
          from
            follows
          where
            follower_id = $1
            and followed_id = "owner"."id"
        ) is true
      ) as may
    from
      members owner
    where
      owner.id = $2
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "owner"."id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "owner"."id"
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
              member_id = "owner"."id"
          ) is true
        )
      )
  )
select
  whose.may,
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  f.created_at,
  (
    extract(
      epoch
      from
        "f"."created_at"
    ) * 1000000
  )::bigint as at,
  (
    $1::bigint = - ("m"."id"::bigint)
    or (
      select
        true
      from
        follows
      where
        follower_id = $1
        and followed_id = "m"."id"
    ) is true
  ) as following,
  (
    "m"."id"::bigint = - ($1::bigint)
    or (
      select
        true
      from
        follows
      where
        follower_id = "m"."id"
        and followed_id = $1
    ) is true
  ) as follows_back
from
  whose
  left join unnest(
    array(
      select
        "f"."follower_id"
      from
        follows f
      where
        "f"."followed_id" = (
          select
            whose.id
          from
            whose
          where
            whose.may
        )
        and not f.mutual
        and (f.created_at, "f"."follower_id") < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::bigint)
        and (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "f"."follower_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "f"."follower_id"
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
                member_id = "f"."follower_id"
            ) is true
          )
        )
      order by
        f.created_at desc,
        "f"."follower_id" desc
      limit
        $5::int
      offset
        $6::int
    )
  ) as page (id) on true
  left join follows f on "f"."followed_id" = whose.id
  and "f"."follower_id" = page.id
  left join members m on m.id = page.id
  left join media face on face.id = m.avatar_id
order by
  f.created_at desc,
  m.id desc
