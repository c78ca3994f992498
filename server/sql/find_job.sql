select
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
  counts.price_sum::text,
  m.email_verified_at is not null as is_verified,
  m.created_at as since,
  (
    select
      balance::text
    from
      ledger_accounts
    where
      owner_kind = 'member'
      and owner_id = jb.author_id
      and asset = 1
      and purpose = 'available'
  ) as tokens,
  (
    select
      case
        when count(*) >= 3 then ceil(
          extract(
            epoch
            from
              percentile_disc(0.5) within group (
                order by
                  took
              )
          ) / 60
        )::int
      end
    from
      (
        select
          bd.answered_at - bd.created_at as took
        from
          (
            select
              jb.id
            from
              jobs as jb
            where
              jb.author_id = m.id
              and jb.position is not null
            order by
              jb.id desc
            limit
              20
          ) as latest
          cross join lateral (
            select
              bd.answered_at,
              bd.created_at
            from
              bids as bd
            where
              bd.job_id = latest.id
            order by
              bd.id desc
            limit
              20
          ) as bd
        where
          bd.answered_at is not null
      ) as answers
  ) as answer_minutes,
  theirs.published,
  theirs.open,
  theirs.awarded,
  theirs.over,
  array(
    select
      jsonb_build_object(
        'place',
        f.place,
        'key',
        file.key,
        'bytes',
        file.bytes,
        'mime',
        file.mime,
        'file_name',
        file.file_name
      )
    from
      job_files f
      join media file on file.id = f.media_id
    where
      f.job_id = jb.id
    order by
      f.place
  ) as files
from
  jobs jb
  join job_counts counts on counts.job_id = jb.id
  join members m on m.id = jb.author_id
  left join media face on face.id = m.avatar_id
  cross join lateral (
    select
      count(*)::int as published,
      (
        count(*) filter (
          where
            takes_bids
        )
      )::int as open,
      (
        count(*) filter (
          where
            state = 'awarded'
        )
      )::int as awarded,
      (
        count(*) filter (
          where
            not takes_bids
        )
      )::int as over
    from
      (
        select
          jb.state,
          (
            jb.state = 'open'
            and jb.bidding_ends > clock_timestamp()
          ) as takes_bids
        from
          jobs as jb
        where
          jb.author_id = m.id
          and jb.position is not null
          and jb.deleted_at is null
        order by
          jb.id desc
        limit
          1000
      ) as latest
  ) as theirs
where
  jb.id = $2
  and (
    (
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
    or exists (
      select
      from
        agreements done
      where
        done.job_id = jb.id
        and done.freelancer_id = $1
        and done.accepted_at is not null
    )
  )
