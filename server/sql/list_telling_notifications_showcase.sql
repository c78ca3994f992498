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
          when a.kind in ('showcase_proposed') then (
            (
              select
                (
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
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
                            member_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                        ) is true
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
                and (js.published_at is not null) = false
              from
                job_showcases js
                join agreements ag on ag.id = js.agreement_id
              where
                js.id = a.item_id
            ) is true
          )
          when a.kind in ('showcase_published') then (
            (
              select
                (
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
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
                            member_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                        ) is true
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
                and (js.published_at is not null) = true
              from
                job_showcases js
                join agreements ag on ag.id = js.agreement_id
              where
                js.id = a.item_id
            ) is true
          )
        end
      )
  )
