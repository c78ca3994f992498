select
  n.id,
  n.member_id,
  n.kind,
  (
    n.pushed_at is null
    or n.pushed_at < now() - interval '10 minutes'
  )
  and exists (
    select
    from
      push_subscriptions browser
    where
      browser.member_id = n.member_id
  )
  and coalesce(chosen.push, n.kind <> all ($2::text[]))
  and not is_quiet (n.member_id) as is_pushed
from
  notifications n
  left join notification_settings chosen on chosen.member_id = n.member_id
  and chosen.kind = n.kind
where
  n.id = any ($1::bigint[])
  and exists (
    select
    from
      (
        select
          each.*
        from
          notification_acts each
        where
          each.notification_id = n.id
        order by
          each.id desc
        limit
          100
      ) a
    where
      (
        case
          when a.kind in ('bid_placed') then (
            (
              select
                bd.state <> 'retreated'
                and (
                  jb.deleted_at is null
                  and (
                    jb.author_id = "n"."member_id"
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
                              blocker_id = "n"."member_id"
                              and blocked_id = "jb"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "jb"."author_id"
                              and blocked_id = "n"."member_id"
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
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "n"."member_id"
                        and blocked_id = "a"."actor_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "a"."actor_id"
                        and blocked_id = "n"."member_id"
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "a"."actor_id"
                    ) is true
                  )
                )
              from
                bids bd
                join jobs jb on jb.id = bd.job_id
              where
                bd.id = "a"."item_id"
            ) is true
          )
          when a.kind in ('bid_shortlisted') then (
            (
              select
                bd.state = 'shortlisted'
                and (
                  jb.deleted_at is null
                  and (
                    jb.author_id = "n"."member_id"
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
                              blocker_id = "n"."member_id"
                              and blocked_id = "jb"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "jb"."author_id"
                              and blocked_id = "n"."member_id"
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
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "n"."member_id"
                        and blocked_id = "a"."actor_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "a"."actor_id"
                        and blocked_id = "n"."member_id"
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "a"."actor_id"
                    ) is true
                  )
                )
              from
                bids bd
                join jobs jb on jb.id = bd.job_id
              where
                bd.id = "a"."item_id"
            ) is true
          )
          when a.kind in ('bid_declined') then (
            (
              select
                bd.state = 'declined'
                and (
                  jb.deleted_at is null
                  and (
                    jb.author_id = "n"."member_id"
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
                              blocker_id = "n"."member_id"
                              and blocked_id = "jb"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "jb"."author_id"
                              and blocked_id = "n"."member_id"
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
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "n"."member_id"
                        and blocked_id = "a"."actor_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "a"."actor_id"
                        and blocked_id = "n"."member_id"
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "a"."actor_id"
                    ) is true
                  )
                )
              from
                bids bd
                join jobs jb on jb.id = bd.job_id
              where
                bd.id = "a"."item_id"
            ) is true
          )
          when a.kind in ('bid_returned', 'bid_unanswered') then exists (
            select
            from
              bids bd
            where
              bd.id = "a"."item_id"
              and bd.returned_at is not null
          )
        end
      )
  )
