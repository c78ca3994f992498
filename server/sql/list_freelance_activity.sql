with
  acts as materialized (
    (
      select
        'published' as kind,
        jb.id as job_id,
        jb.author_id,
        jb.created_at as at
      from
        jobs jb
      where
        jb.author_id = $1
        and jb.position is not null
        and jb.deleted_at is null
      order by
        jb.id desc
      limit
        10
    )
    union all
    (
      select
        'bid',
        bd.job_id,
        jb.author_id,
        bd.created_at
      from
        bids bd
        join jobs jb on jb.id = bd.job_id
      where
        bd.bidder_id = $1
        and bd.state <> 'retreated'
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
      order by
        bd.id desc
      limit
        10
    )
    union all
    (
      select
        'received',
        theirs.job_id,
        theirs.bidder_id,
        theirs.created_at
      from
        (
          select
            jb.id
          from
            jobs jb
          where
            jb.author_id = $1
            and jb.position is not null
            and jb.deleted_at is null
          order by
            jb.id desc
          limit
            50
        ) as mine
        cross join lateral (
          select
            bd.job_id,
            bd.bidder_id,
            bd.created_at
          from
            bids bd
          where
            bd.job_id = mine.id
            and bd.state <> 'retreated'
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "bd"."bidder_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "bd"."bidder_id"
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
                    member_id = "bd"."bidder_id"
                ) is true
              )
            )
          order by
            bd.id desc
          limit
            10
        ) as theirs
    )
    union all
    (
      select
        'invited',
        i.job_id,
        i.client_id,
        i.created_at
      from
        job_invites i
        join jobs jb on jb.id = i.job_id
      where
        i.member_id = $1
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
      order by
        i.id desc
      limit
        10
    )
  ),
  latest as (
    select
      *
    from
      acts
    order by
      at desc
    limit
      10
  )
select
  act.kind,
  act.job_id,
  jb.title,
  act.author_id,
  act.at,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key
from
  latest as act
  join jobs jb on jb.id = act.job_id
  join members m on m.id = act.author_id
  left join media face on face.id = m.avatar_id
order by
  act.at desc
