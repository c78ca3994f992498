select
  rv.id,
  ag.job_id,
  ag.title,
  rv.by_client,
  rv.author_id,
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
          m.id = rv.author_id
          and (
            rv.author_id is not null
            and (
              $1 in (rv.author_id, rv.subject_id)
              or (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $1
                      and blocked_id = "rv"."author_id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "rv"."author_id"
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
                      member_id = "rv"."author_id"
                  ) is true
                )
              )
            )
          )
      ) as face
  ) as author,
  rv.subject_id,
  rv.stars,
  case
    when (
      rv.author_id is not null
      and (
        $1 in (rv.author_id, rv.subject_id)
        or (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "rv"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "rv"."author_id"
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
                member_id = "rv"."author_id"
            ) is true
          )
        )
      )
    ) then rv.comment
    else ''
  end as comment,
  rv.answer,
  rv.answered_at,
  rv.created_at,
  rv.shown_at,
  rv.is_related
from
  reviews rv
  join agreements ag on ag.id = rv.agreement_id
where
  ag.job_id = $2
  and (
    rv.author_id = $1
    or rv.shown_at <= $3::timestamptz
  )
  and (
    $1 in (ag.client_id, ag.freelancer_id)
    or exists (
      select
      from
        jobs jb
      where
        jb.id = ag.job_id
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
    )
  )
order by
  rv.id desc
limit
  20
