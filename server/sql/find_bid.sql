select
  bd.id,
  bd.job_id,
  bd.bidder_id,
  jb.author_id as client_id,
  jb.pay_by,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  bd.price::text,
  bd.days,
  bd.message,
  bd.state,
  bd.reason,
  bd.created_at,
  bd.edited_at,
  bd.returned_at is not null as is_returned,
  (
    select
      jsonb_build_object(
        'rating',
        rated.rating,
        'reviews',
        rated.reviews,
        'jobs',
        coalesce(
          (
            select
              jobs_done
            from
              freelancers
            where
              member_id = "bd"."bidder_id"
          ),
          0
        )
      )
    from
      (
        select
          coalesce(
            round(
              avg(rv.stars) filter (
                where
                  not rv.is_related
              ),
              1
            ),
            0
          )::numeric(2, 1)::text as rating,
          count(*)::int as reviews,
          (
            count(*) filter (
              where
                rv.is_related
            )
          )::int as uncounted
        from
          reviews rv
        where
          rv.subject_id = "bd"."bidder_id"
          and rv.shown_at <= $3::timestamptz
          and (
            'client'::text::text is null
            or rv.by_client = ('client'::text = 'client')
          )
      ) as rated
  ) as record
from
  bids bd
  join jobs jb on jb.id = bd.job_id
  join members m on m.id = bd.bidder_id
  left join media face on face.id = m.avatar_id
where
  bd.id = $2
  and $1 in (bd.bidder_id, jb.author_id)
  and (
    bd.state <> 'retreated'
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
    and (
      bd.bidder_id = $1
      or (
        bd.state = 'awarded'
        and jb.author_id = $1
      )
      or (
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
    )
  )
