with
  page as materialized (
    select
      s.member_id as id,
      (
        extract(
          epoch
          from
            "s"."since"
        ) * 1000000
      )::bigint as at,
      s.standing,
      s.since
    from
      group_members s
    where
      s.group_id = $2
      and s.standing = $3
      and (s.since, s.member_id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::bigint)
      -- Moderators find whom they banned even if a block is between the two.
      and case
        when $3 = 'banned' then not (
          (
            select
              true
            from
              away_members
            where
              member_id = "s"."member_id"
          ) is true
        )
        else (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "s"."member_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "s"."member_id"
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
                member_id = "s"."member_id"
            ) is true
          )
        )
      end
    order by
      s.since desc,
      s.member_id desc
    limit
      $6::int
    offset
      $7::int
  )
select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  cover.key as cover_key,
  shown.standing,
  shown.since,
  shown.at,
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
  ) as following
from
  (
    select
      array_agg(id) as ids,
      array_agg(at) as places,
      array_agg(standing) as standings,
      array_agg(since) as sinces
    from
      page
  ) as arrays
  cross join unnest(ids, places, standings, sinces) as shown (id, at, standing, since)
  join members m on m.id = shown.id
  left join media face on face.id = m.avatar_id
  left join media cover on cover.id = m.cover_id
order by
  shown.at desc,
  m.id desc
