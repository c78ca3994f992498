with
  page as materialized (
    select
      jb.id,
      jb.position as at
    from
      jobs jb
    where
      jb.deleted_at is null
      and jb.state = $5
      and not (
        jb.state = 'open'
        and jb.bidding_ends > clock_timestamp()
      )
      and jb.position < $2
      and (
        jb.deleted_at is null
        and (
          jb.author_id = $1
          or (
            (
              jb.deleted_at is null
              and jb.state not in ('draft', 'suspended')
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
                    and blocked_id = "jb"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "jb"."author_id"
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
                    member_id = "jb"."author_id"
                ) is true
              )
            )
          )
        )
      )
      and (
        (
          select
            true
          from
            limited_members
          limit
            1
        ) is not true
        or (
          select
            true
          from
            limited_members
          where
            member_id = "jb"."author_id"
        ) is not true
        or "jb"."author_id" = $1
        or (
          $1::bigint = - ("jb"."author_id"::bigint)
          or (
            select
              true
            from
              follows
            where
              follower_id = $1
              and followed_id = "jb"."author_id"
          ) is true
        )
      )
    order by
      jb.position desc
    limit
      $3::int
    offset
      $4::int
  )
select
  place.at,
  jb.id,
  jb.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  jb.title,
  jb.description,
  jb.skills,
  jb.kind,
  jb.purpose,
  jb.pay_by,
  jb.budget_from,
  jb.budget_to,
  case
    when jb.state = 'open'
    and not (
      jb.state = 'open'
      and jb.bidding_ends > clock_timestamp()
    ) then 'ended'
    else jb.state
  end as status,
  jb.bidding_ends,
  jb.created_at,
  jb.edited_at,
  counts.bids,
  counts.price_sum::text
from
  (
    select
      unnest(ids) as id,
      unnest(places) as at
    from
      (
        select
          array_agg(
            id
            order by
              at desc
          ) as ids,
          array_agg(
            at
            order by
              at desc
          ) as places
        from
          page
      ) as arrays
  ) as place
  join jobs jb on jb.id = place.id
  join job_counts counts on counts.job_id = jb.id
  join members m on m.id = jb.author_id
  left join media face on face.id = m.avatar_id
order by
  place.at desc
