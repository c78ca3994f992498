select
  theirs.spent,
  theirs.next_at,
  (
    select
      p.code
    from
      memberships plan_in_force
      join plans p on p.id = plan_in_force.plan_id
    where
      plan_in_force.member_id = $1
      and plan_in_force.state <> 'ended'
      and plan_in_force.plan_id is not null
  ) is not null as has_plan,
  listed.*
from
  (
    select
    from
      jobs jb
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
  ) as seen
  cross join (
    select
      count(*)::int as spent,
      min(spent_at) + 30 * interval '1 day' as next_at
    from
      bids
    where
      bidder_id = $1
      and returned_at is null
      and spent_at > now() - 30 * interval '1 day'
  ) as theirs
  left join lateral (
    select
      page.place,
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
      (
        select
          bd.id,
          row_number() over (
            order by
              bd.bidder_id = $1 desc,
              case
                when jb.author_id = $1 then bd.days
              end,
              bd.created_at desc,
              bd.id desc
          ) as place
        from
          bids bd
          join jobs jb on jb.id = bd.job_id
        where
          bd.job_id = $2
          and (
            $4::text is null
            or jb.author_id <> $1
            or bd.state = $4
          )
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
        order by
          place
        limit
          $5::int
        offset
          $6::int
      ) as page
      join bids bd on bd.id = page.id
      join jobs jb on jb.id = bd.job_id
      join members m on m.id = bd.bidder_id
      left join media face on face.id = m.avatar_id
  ) as listed on true
order by
  listed.place
