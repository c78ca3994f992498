select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in ('agreement_offer', 'agreement_declined', 'agreement_withdrawn', 'agreement_lapsed') then coalesce(
        (
          select
            '/projects/' || ag.job_id
          from
            agreements ag
          where
            ag.id = "a"."about_id"
        ),
        '/freelancer/myProjects'
      )
      when a.kind in (
        'agreement_accepted',
        'agreement_ended',
        'agreement_change',
        'agreement_change_accepted',
        'agreement_change_declined',
        'agreement_review'
      ) then '/freelancer/agreements/' || "a"."about_id"
      when a.kind in ('agreement_lost') then '/projects/' || "a"."about_id"
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
      when a.kind in ('agreement_offer') then (
        (
          select
            ag.state in ('pending')
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
          from
            jobs jb
          where
            jb.id = "a"."about_id"
        ) is true
      )
      when a.kind in ('agreement_review') then (
        (
          select
            (
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
            and exists (
              select
              from
                reviews rv
              where
                rv.agreement_id = ag.id
                and rv.author_id = a.actor_id
            )
          from
            agreements ag
          where
            ag.id = "a"."about_id"
        ) is true
      )
    end
  )
