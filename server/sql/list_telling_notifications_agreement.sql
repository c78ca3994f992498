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
          when a.kind in ('agreement_offer') then (
            (
              select
                ag.state in ('pending')
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_accepted') then (
            (
              select
                ag.state in ('active', 'ended')
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_declined') then (
            (
              select
                ag.state in ('declined')
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_withdrawn') then (
            (
              select
                ag.state in ('withdrawn')
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_lapsed') then (
            (
              select
                ag.state in ('lapsed')
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_ended') then (
            (
              select
                ag.state in ('ended')
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_change') then (
            (
              select
                (
                  ag.state = 'active'
                  and (
                    select
                      v.state
                    from
                      agreement_versions v
                    where
                      v.id = a.item_id
                  ) = 'proposed'
                )
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_change_accepted') then (
            (
              select
                (
                  ag.state = 'active'
                  and (
                    select
                      v.state
                    from
                      agreement_versions v
                    where
                      v.id = a.item_id
                  ) = 'accepted'
                )
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_change_declined') then (
            (
              select
                (
                  ag.state = 'active'
                  and (
                    select
                      v.state
                    from
                      agreement_versions v
                    where
                      v.id = a.item_id
                  ) = 'declined'
                )
                and (
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
                  a.actor_id is null
                  or (
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
                )
              from
                agreements ag
              where
                ag.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('agreement_lost') then (
            (
              select
                jb.state = 'awarded'
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
              from
                jobs jb
              where
                jb.id = "a"."about_id"
            ) is true
          )
        end
      )
  )
