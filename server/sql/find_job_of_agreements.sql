select
  jb.id
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
