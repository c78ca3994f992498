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
          when a.kind in ('channel_invitation') then (
            (
              select
                staff.accepted_at is null
                and (
                  ch.deleted_at is null
                  and (
                    ch.owner_id = "n"."member_id"
                    or (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "n"."member_id"
                            and blocked_id = "ch"."owner_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "ch"."owner_id"
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
                            member_id = "ch"."owner_id"
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
              from
                channel_collaborators staff
                join channels ch on ch.id = staff.channel_id
              where
                staff.channel_id = "a"."about_id"
                and staff.member_id = "n"."member_id"
            ) is true
          )
          when a.kind in ('channel_joined') then (
            (
              select
                (
                  staff.accepted_at is not null
                  and ch.owner_id = "n"."member_id"
                )
                and (
                  ch.deleted_at is null
                  and (
                    ch.owner_id = "n"."member_id"
                    or (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "n"."member_id"
                            and blocked_id = "ch"."owner_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "ch"."owner_id"
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
                            member_id = "ch"."owner_id"
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
              from
                channel_collaborators staff
                join channels ch on ch.id = staff.channel_id
              where
                staff.channel_id = "a"."about_id"
                and staff.member_id = "a"."actor_id"
            ) is true
          )
          when a.kind in ('channel_offer') then (
            (
              select
                staff.offered_at is not null
                and (
                  ch.deleted_at is null
                  and (
                    ch.owner_id = "n"."member_id"
                    or (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "n"."member_id"
                            and blocked_id = "ch"."owner_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "ch"."owner_id"
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
                            member_id = "ch"."owner_id"
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
              from
                channel_collaborators staff
                join channels ch on ch.id = staff.channel_id
              where
                staff.channel_id = "a"."about_id"
                and staff.member_id = "n"."member_id"
            ) is true
          )
          when a.kind in ('channel_member') then (
            exists (
              select
              from
                memberships ms
                join channels ch on ch.id = ms.channel_id
              where
                ms.id = a.about_id
                and ch.deleted_at is null
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
          )
          when a.kind in ('channel_renewed', 'channel_renewal_failed', 'channel_ended') then exists (
            select
            from
              memberships ms
            where
              ms.id = a.about_id
          )
          when a.kind in ('channel_share_proposed') then (
            (
              select
                exists (
                  select
                  from
                    channel_shares s
                  where
                    s.channel_id = ch.id
                    and s.member_id = "n"."member_id"
                    and s.proposed is not null
                )
                and (
                  ch.deleted_at is null
                  and (
                    ch.owner_id = "n"."member_id"
                    or (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "n"."member_id"
                            and blocked_id = "ch"."owner_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "ch"."owner_id"
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
                            member_id = "ch"."owner_id"
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
              from
                channels ch
              where
                ch.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('channel_share_accepted') then (
            (
              select
                ch.owner_id = "n"."member_id"
                and exists (
                  select
                  from
                    channel_shares s
                  where
                    s.channel_id = ch.id
                    and s.member_id = "a"."actor_id"
                    and s.percent is not null
                )
                and (
                  ch.deleted_at is null
                  and (
                    ch.owner_id = "n"."member_id"
                    or (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "n"."member_id"
                            and blocked_id = "ch"."owner_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "ch"."owner_id"
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
                            member_id = "ch"."owner_id"
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
              from
                channels ch
              where
                ch.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('channel_share_ended') then (
            (
              select
                true
                and (
                  ch.deleted_at is null
                  and (
                    ch.owner_id = "n"."member_id"
                    or (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "n"."member_id"
                            and blocked_id = "ch"."owner_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "ch"."owner_id"
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
                            member_id = "ch"."owner_id"
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
              from
                channels ch
              where
                ch.id = "a"."about_id"
            ) is true
          )
          when a.kind in ('channel_share_tip') then (
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
        end
      )
  )
