select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in (
        'channel_invitation',
        'channel_joined',
        'channel_offer',
        'channel_share_proposed',
        'channel_share_accepted',
        'channel_share_ended'
      ) then '/mychannel/' || "a"."about_id"
      when a.kind in ('channel_member', 'channel_ended') then (
        select
          '/mychannel/' || ms.channel_id
        from
          memberships ms
        where
          ms.id = a.about_id
      )
      when a.kind in ('channel_renewed', 'channel_renewal_failed') then '/setting/recurring-payments'
      when a.kind in ('channel_share_tip') then '/wallet'
    end
  ) as link,
  null::bigint as post,
  null::bigint as comment
from
  notifications n
  join notification_acts a on a.notification_id = n.id
  and a.id = $3
  join members m on m.id = n.member_id -- the reader
where
  n.id = $2
  and n.member_id = $1
  and not (
    $4
    and a.actor_id is not null
    and (
      (
        select
          true
        from
          member_mutes
        where
          member_id = $1
          and (
            ends_at is null
            or ends_at > now()
          )
          and muted_id = "a"."actor_id"
      ) is true
    )
  )
  and (
    case
      when a.kind in ('channel_invitation') then (
        (
          select
            staff.accepted_at is null
            and (
              ch.deleted_at is null
              and (
                ch.owner_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "ch"."owner_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "ch"."owner_id"
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
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
                    member_id = "a"."actor_id"
                ) is true
              )
            )
          from
            channel_collaborators staff
            join channels ch on ch.id = staff.channel_id
          where
            staff.channel_id = "a"."about_id"
            and staff.member_id = $1
        ) is true
      )
      when a.kind in ('channel_joined') then (
        (
          select
            (
              staff.accepted_at is not null
              and ch.owner_id = $1
            )
            and (
              ch.deleted_at is null
              and (
                ch.owner_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "ch"."owner_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "ch"."owner_id"
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
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
                ch.owner_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "ch"."owner_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "ch"."owner_id"
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
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
                    member_id = "a"."actor_id"
                ) is true
              )
            )
          from
            channel_collaborators staff
            join channels ch on ch.id = staff.channel_id
          where
            staff.channel_id = "a"."about_id"
            and staff.member_id = $1
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
                blocker_id = $1
                and blocked_id = "a"."actor_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "a"."actor_id"
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
                and s.member_id = $1
                and s.proposed is not null
            )
            and (
              ch.deleted_at is null
              and (
                ch.owner_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "ch"."owner_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "ch"."owner_id"
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
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
            ch.owner_id = $1
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
                ch.owner_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "ch"."owner_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "ch"."owner_id"
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
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
                ch.owner_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "ch"."owner_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "ch"."owner_id"
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
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
              blocker_id = $1
              and blocked_id = "a"."actor_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "a"."actor_id"
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
              member_id = "a"."actor_id"
          ) is true
        )
      )
    end
  )
