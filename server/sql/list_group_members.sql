with
  page as materialized (
    select
      id,
      at,
      standing,
      since
    from
      (
        (
          select
            s.member_id as id,
            case s.standing
              when 'owner' then 6000000000000000
              when 'moderator' then 3000000000000000
              else 0
            end::bigint + (
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
            and s.standing in ('owner', 'moderator')
            and $3::bigint >= 3000000000000000
            and coalesce(
              s.member_id <> all ($5::bigint[]),
              (
                case s.standing
                  when 'owner' then 6000000000000000
                  when 'moderator' then 3000000000000000
                  else 0
                end::bigint + (
                  extract(
                    epoch
                    from
                      "s"."since"
                  ) * 1000000
                )::bigint,
                s.member_id
              ) < ($3::bigint, $4::bigint)
            )
            and (
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
          order by
            at desc,
            id desc
          limit
            $6::int + $7::int
        )
        union all
        (
          select
            *
          from
            (
              select
                s.member_id,
                (
                  extract(
                    epoch
                    from
                      "s"."since"
                  ) * 1000000
                )::bigint,
                s.standing,
                s.since
              from
                group_members s
              where
                s.group_id = $2
                and s.is_in
                and (
                  s.standing = 'member'
                  or (
                    $3::bigint < 3000000000000000
                    and $5::bigint[] is not null
                  )
                )
                and coalesce("s"."member_id" <> all ($5::bigint[]), true)
                and (s.since, s.member_id) < (
                  timestamptz 'epoch' + least($3::bigint, 3000000000000000)::bigint * interval '1 microsecond',
                  $4::bigint
                )
                and (
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
              order by
                s.since desc,
                s.member_id desc
              limit
                1000
            ) as nearest
          limit
            $6::int + $7::int
        )
      ) as each
    order by
      at desc,
      id desc
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
