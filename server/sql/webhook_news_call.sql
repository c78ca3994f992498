select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in ('call_ringing') then (
        select
          '/messaging/' || k.conversation_id
        from
          video_calls k
        where
          k.id = a.about_id
      )
      when a.kind in ('call_missed') then '/messaging/' || a.about_id
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
      when a.kind in ('call_ringing') then (
        (
          select
            k.state = 'ringing'
            and (
              k.ended_at is null
              and case k.state
                when 'ringing' then k.rings_until > now()
                else exists (
                  select
                  from
                    video_call_devices dev
                  where
                    dev.call_id = k.id
                    and (dev.seen_at > now() - 60 * interval '1 second')
                )
              end
            )
          from
            video_calls k
            join conversations c on c.id = k.conversation_id
            join lateral (
              select
                s.peer_id,
                null::bigint as group_id,
                null::bigint as several_id,
                false as moderates
              from
                conversation_members s
              where
                s.conversation_id = c.id
                and s.member_id = $1
                and c.kind <> 'group'
                and not s.is_blocked
                and s.peer_id is not null
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = s.peer_id
                  ) is true
                )
              union all
              select
                null,
                null,
                c.id,
                (
                  (
                    not exists (
                      select
                      from
                        conversation_members earlier
                      where
                        earlier.conversation_id = s.conversation_id
                        and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = earlier.member_id
                          ) is true
                        )
                    )
                  )
                  or (
                    s.is_admin
                    and not exists (
                      select
                      from
                        conversation_members senior
                      where
                        senior.conversation_id = s.conversation_id
                        and senior.is_admin
                        and senior.entry < s.entry
                        and (
                          (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = senior.member_id
                              and blocked_id = s.member_id
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = s.member_id
                              and blocked_id = senior.member_id
                          ) is true
                        )
                    )
                  )
                )
              from
                conversation_members s
              where
                s.conversation_id = c.id
                and s.member_id = $1
                and c.kind = 'several'
                and s.entry is not null
              union all
              select
                null,
                g.id,
                null,
                s.standing in ('owner', 'moderator')
              from
                (
                  select
                    c.group_id
                ) c
                join groups g on g.id = c.group_id
                and g.deleted_at is null
                and has_groups ()
                join group_members s on s.group_id = g.id
                and s.member_id = $1
                and s.is_in
            ) side on true
          where
            k.id = a.item_id
        ) is true
      )
      when a.kind in ('call_missed') then (
        (
          select
            (
              d.deleted_at is null
              and (
                d.seq > "s"."cleared_seq"
                and (
                  d.author_id is null
                  or d.author_id = $1
                  or (
                    not (
                      (
                        select
                          true
                        from
                          away_members
                        where
                          member_id = d.author_id
                      ) is true
                    )
                    and (
                      (s.entry is null)
                      or not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = $1
                            and blocked_id = d.author_id
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = d.author_id
                            and blocked_id = $1
                        ) is true
                      )
                    )
                  )
                )
              )
            )
            and not s.is_blocked
            and d.seq > coalesce(
              (
                select
                  mark.seq
                from
                  read_marks mark
                where
                  mark.conversation_id = c.id
                  and mark.member_id = $1
              ),
              0
            )
          from
            messages d
            join conversations c on c.id = d.conversation_id
            join conversation_members s on s.conversation_id = c.id
            and s.member_id = $1
          where
            d.id = a.item_id
        ) is true
      )
    end
  )
