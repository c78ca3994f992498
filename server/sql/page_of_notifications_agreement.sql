with
  judged as materialized (
    select
      n.id,
      n.is_read,
      n.position,
      asked.is_listed,
      who.*
    from
      (
        select
          unnest($2::bigint[]) as id,
          true as is_listed
        union all
        select
          unnest($3::bigint[]),
          false
      ) as asked
      join notifications n on n.id = asked.id
      and n.member_id = $1
      -- For a notification that isn't listed, one valid act is enough.
      cross join lateral (
        select
          count(per.actor_id)::int as actor_count,
          max(per.act) as act,
          (
            array_agg(
              per.actor_id
              order by
                per.act desc
            ) filter (
              where
                per.actor_id is not null
            )
          ) [1:3] as actors
        from
          (
            select
              a.actor_id,
              max(a.id) as act
            from
              (
                select
                  a.*
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
                limit
                  case
                    when asked.is_listed then 100
                    else 1
                  end
              ) a
            group by
              a.actor_id
          ) per
        having
          count(*) > 0
      ) who
  ),
  page as materialized (
    select
      *
    from
      judged
    where
      is_listed
    order by
      position desc
    limit
      $4::int
    offset
      $5::int
  )
select
  (
    select
      least(count(*), 100)::int
    from
      judged
    where
      not is_read
  ) as unread,
  each.*
from
  (
    values
      (true)
  ) as one
  left join (
    select
      n.id,
      n.kind,
      n.position,
      n.is_read,
      n.acted_at,
      about.*,
      n.is_flashed
      or is_quiet ($1)
      or (
        select
          not popovers
        from
          notification_preferences
        where
          member_id = $1
      ) is true as is_flashed,
      (
        select
          r.kind = 'like'
        from
          reactions r
        where
          r.object_id = about.post
          and r.member_id = $1
      ) is true as is_liked,
      page.actor_count,
      page.actors,
      (
        select
          json_agg(each)
        from
          (
            select
              m.id,
              m.username,
              m.full_name,
              m.is_bot,
              face.key as avatar_key
            from
              unnest(page.actors) as actor (id)
              join members m on m.id = actor.id
              left join media face on face.id = m.avatar_id
            where
              (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $1
                      and blocked_id = "m"."id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "m"."id"
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
                      member_id = "m"."id"
                  ) is true
                )
              )
          ) as each
      ) as faces
    from
      page
      join notifications n on n.id = page.id
      cross join lateral (
        select
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
          (
            case
              when a.kind in (
                'agreement_offer',
                'agreement_accepted',
                'agreement_declined',
                'agreement_withdrawn',
                'agreement_lapsed',
                'agreement_ended',
                'agreement_change',
                'agreement_change_accepted',
                'agreement_change_declined',
                'agreement_review'
              ) then (
                select
                  ag.title
                from
                  agreements ag
                where
                  ag.id = "a"."about_id"
              )
              when a.kind in ('agreement_lost') then (
                select
                  jb.title
                from
                  jobs jb
                where
                  jb.id = "a"."about_id"
              )
            end
          ) as excerpt,
          null::bigint as post,
          null::bigint as comment
        from
          notification_acts a
        where
          a.notification_id = n.id
          and a.id = "page"."act"
      ) about
  ) as each on true
order by
  each.position desc
