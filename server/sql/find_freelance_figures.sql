select
  (
    select
      balance::text
    from
      ledger_accounts
    where
      owner_kind = 'member'
      and owner_id = $1
      and asset = 1
      and purpose = 'available'
  ) as tokens,
  (
    select
      count(*)::int
    from
      (
        select
        from
          jobs jb
        where
          jb.author_id = $1
          and jb.state = 'open'
          and jb.deleted_at is null
        limit
          1000
      ) as mine
  ) as open_jobs,
  (
    select
      count(*)::int
    from
      (
        select
          jb.id
        from
          jobs jb
        where
          jb.author_id = $1
          and jb.state = 'open'
          and jb.deleted_at is null
        order by
          jb.id desc
        limit
          50
      ) as mine
      join bids bd on bd.job_id = mine.id
      and bd.state = 'open'
  ) as received,
  (
    select
      count(*)::int
    from
      (
        select
        from
          bids bd
          join jobs jb on jb.id = bd.job_id
        where
          bd.bidder_id = $1
          and bd.state in ('open', 'shortlisted')
          and bd.returned_at is null
          and jb.state = 'open'
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
        limit
          1000
      ) as mine
  ) as open_bids,
  (
    select
      count(*)::int
    from
      (
        (
          select
          from
            bids bd
            join jobs jb on jb.id = bd.job_id
          where
            bd.bidder_id = $1
            and bd.state = 'awarded'
            and (
              jb.state = 'awarded'
              and exists (
                select
                from
                  agreements ag
                where
                  ag.job_id = jb.id
                  and ag.state = 'active'
              )
            )
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
        union all
        (
          select
          from
            jobs jb
          where
            jb.author_id = $1
            and (
              jb.state = 'awarded'
              and exists (
                select
                from
                  agreements ag
                where
                  ag.job_id = jb.id
                  and ag.state = 'active'
              )
            )
            and jb.deleted_at is null
        )
        limit
          1000
      ) as work
  ) as work
