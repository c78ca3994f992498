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
          (
            case
              when a.kind in (
                'channel_invitation',
                'channel_joined',
                'channel_offer',
                'channel_share_proposed',
                'channel_share_accepted',
                'channel_share_ended'
              ) then (
                select
                  ch.name
                from
                  channels ch
                where
                  ch.id = "a"."about_id"
              )
              when a.kind in ('channel_member', 'channel_renewed', 'channel_renewal_failed', 'channel_ended') then (
                select
                  ch.name
                from
                  memberships ms
                  join channels ch on ch.id = ms.channel_id
                where
                  ms.id = a.about_id
              )
              when a.kind in ('channel_share_tip') then (
                select
                  trim_scale((a.data ->> 'units')::numeric / (10::numeric ^ asset.decimals))::text || ' ' || asset.code
                from
                  assets asset
                where
                  asset.id = (a.data ->> 'asset')::smallint
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
