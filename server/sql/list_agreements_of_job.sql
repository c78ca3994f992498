select
  listed.*
from
  (
    select
      $2::bigint as id
  ) as asked
  left join lateral (
    select
      ag.id,
      ag.job_id,
      (
        select
          bd.id
        from
          bids bd
        where
          bd.job_id = ag.job_id
          and bd.bidder_id = ag.freelancer_id
      ) as bid_id,
      ag.client_id,
      ag.freelancer_id,
      (
        select
          to_jsonb(face)
        from
          (
            select
              m.username,
              m.full_name,
              m.is_bot,
              face.key as avatar_key
            from
              members m
              left join media face on face.id = m.avatar_id
            where
              m.id = "ag"."client_id"
          ) as face
      ) as client,
      (
        select
          to_jsonb(face)
        from
          (
            select
              m.username,
              m.full_name,
              m.is_bot,
              face.key as avatar_key
            from
              members m
              left join media face on face.id = m.avatar_id
            where
              m.id = "ag"."freelancer_id"
          ) as face
      ) as freelancer,
      ag.title,
      ag.state,
      ag.version,
      ag.reason,
      ag.offered_at,
      ag.accepted_at,
      ag.ended_at,
      ag.ended_by,
      ag.earned_at,
      terms.pay_by,
      terms.price::text,
      terms.delivery,
      terms.weekly_hours,
      terms.description,
      (
        select
          to_jsonb(v) - 'agreement_id' || jsonb_build_object('price', v.price::text)
        from
          agreement_versions v
        where
          v.agreement_id = ag.id
          and v.state = 'proposed'
      ) as proposed
    from
      agreements ag
      join agreement_versions terms on terms.agreement_id = ag.id
      and terms.version = ag.version
    where
      ag.job_id = asked.id
      and (
        $1 in (ag.client_id, ag.freelancer_id)
        and (
          ag.accepted_at is not null
          or (
            not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = case
                    when ag.client_id = $1 then ag.freelancer_id
                    else ag.client_id
                  end
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = case
                    when ag.client_id = $1 then ag.freelancer_id
                    else ag.client_id
                  end
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
                  member_id = case
                    when ag.client_id = $1 then ag.freelancer_id
                    else ag.client_id
                  end
              ) is true
            )
          )
        )
      )
    order by
      "ag"."state" in ('pending', 'active') desc,
      "ag"."accepted_at" is not null desc,
      "ag"."id" desc
    limit
      50
  ) as listed on true
where
  listed.id is not null
  or exists (
    select
    from
      jobs jb
    where
      jb.id = asked.id
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
  )
order by
  "listed"."state" in ('pending', 'active') desc,
  "listed"."accepted_at" is not null desc,
  "listed"."id" desc
