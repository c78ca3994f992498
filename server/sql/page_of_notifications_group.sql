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
                      when a.kind in ('group_call_ringing') then (
                        (
                          select
                            (
                              k.ended_at is null
                              and k.rings_until > now()
                              and (
                                select
                                  true
                                from
                                  video_call_rings ring
                                where
                                  ring.call_id = k.id
                                  and ring.member_id = $1
                              ) is true
                            )
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
                      when a.kind in ('group_chat_reply', 'group_chat_mention') then (
                        (
                          select
                            (
                              d.deleted_at is null
                              and (
                                d.seq > "s"."chat_from"
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
                                      s.standing in ('owner', 'moderator')
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
                            and s.notice <> 'none'
                          from
                            messages d
                            join conversations c on c.id = d.conversation_id
                            join groups g on g.id = c.group_id
                            and g.deleted_at is null
                            and has_groups ()
                            join group_members s on s.group_id = g.id
                            and s.member_id = $1
                            and s.is_in
                          where
                            d.id = a.item_id
                        ) is true
                      )
                      when a.kind in ('group_chat_file_failed') then (
                        (
                          select
                            d.author_id = $1
                            and file.state = 'failed'
                            and (
                              (
                                select
                                  (
                                    d.deleted_at is null
                                    and (
                                      d.seq > "s"."chat_from"
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
                                            s.standing in ('owner', 'moderator')
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
                                from
                                  conversations c
                                  join groups g on g.id = c.group_id
                                  and g.deleted_at is null
                                  and has_groups ()
                                  join group_members s on s.group_id = g.id
                                  and s.member_id = $1
                                  and s.is_in
                                where
                                  c.id = d.conversation_id
                                  and c.kind = 'group'
                              ) is true
                            )
                          from
                            messages d
                            join media file on file.id = d.media_id
                          where
                            d.id = a.item_id
                        ) is true
                      )
                      when a.kind in ('group_event') then (
                        (
                          select
                            (
                              ev.deleted_at is null
                              and case
                                when ev.openings is null then (
                                  select
                                    (
                                      has_groups ()
                                      and g.deleted_at is null
                                      and (
                                        select
                                          case
                                            when g.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                        from
                                          (
                                            select
                                              1
                                          ) as one
                                          left join group_members their on their.group_id = g.id
                                          and their.member_id = $1
                                      ) is true
                                    )
                                  from
                                    groups g
                                  where
                                    g.id = ev.group_id
                                ) is true
                                else (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and their.is_in
                                      and coalesce(their.openings <= "ev"."openings", true)
                                      and has_groups ()
                                    from
                                      group_members their
                                      join groups inside on inside.id = their.group_id
                                    where
                                      their.group_id = "ev"."group_id"
                                      and their.member_id = $1
                                  ) is true
                                )
                              end
                            )
                            and ev.cancelled_at is null
                            and ev.ends_at > now()
                            and (
                              (
                                select
                                  inside.deleted_at is null
                                  and their.is_in
                                  and has_groups ()
                                from
                                  group_members their
                                  join groups inside on inside.id = their.group_id
                                where
                                  their.group_id = "ev"."group_id"
                                  and their.member_id = $1
                              ) is true
                            )
                          from
                            group_events ev
                          where
                            ev.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('group_event_changed') then (
                        (
                          select
                            (
                              ev.deleted_at is null
                              and case
                                when ev.openings is null then (
                                  select
                                    (
                                      has_groups ()
                                      and g.deleted_at is null
                                      and (
                                        select
                                          case
                                            when g.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                        from
                                          (
                                            select
                                              1
                                          ) as one
                                          left join group_members their on their.group_id = g.id
                                          and their.member_id = $1
                                      ) is true
                                    )
                                  from
                                    groups g
                                  where
                                    g.id = ev.group_id
                                ) is true
                                else (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and their.is_in
                                      and coalesce(their.openings <= "ev"."openings", true)
                                      and has_groups ()
                                    from
                                      group_members their
                                      join groups inside on inside.id = their.group_id
                                    where
                                      their.group_id = "ev"."group_id"
                                      and their.member_id = $1
                                  ) is true
                                )
                              end
                            )
                            and ev.cancelled_at is null
                            and exists (
                              select
                              from
                                group_event_answers said
                              where
                                said.event_id = ev.id
                                and said.member_id = $1
                                and said.answer in ('yes', 'maybe')
                            )
                          from
                            group_events ev
                          where
                            ev.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('group_event_cancelled') then (
                        (
                          select
                            (
                              ev.deleted_at is null
                              and case
                                when ev.openings is null then (
                                  select
                                    (
                                      has_groups ()
                                      and g.deleted_at is null
                                      and (
                                        select
                                          case
                                            when g.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                        from
                                          (
                                            select
                                              1
                                          ) as one
                                          left join group_members their on their.group_id = g.id
                                          and their.member_id = $1
                                      ) is true
                                    )
                                  from
                                    groups g
                                  where
                                    g.id = ev.group_id
                                ) is true
                                else (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and their.is_in
                                      and coalesce(their.openings <= "ev"."openings", true)
                                      and has_groups ()
                                    from
                                      group_members their
                                      join groups inside on inside.id = their.group_id
                                    where
                                      their.group_id = "ev"."group_id"
                                      and their.member_id = $1
                                  ) is true
                                )
                              end
                            )
                            and ev.cancelled_at is not null
                          from
                            group_events ev
                          where
                            ev.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('group_event_reminder') then (
                        (
                          select
                            (
                              ev.deleted_at is null
                              and case
                                when ev.openings is null then (
                                  select
                                    (
                                      has_groups ()
                                      and g.deleted_at is null
                                      and (
                                        select
                                          case
                                            when g.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                        from
                                          (
                                            select
                                              1
                                          ) as one
                                          left join group_members their on their.group_id = g.id
                                          and their.member_id = $1
                                      ) is true
                                    )
                                  from
                                    groups g
                                  where
                                    g.id = ev.group_id
                                ) is true
                                else (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and their.is_in
                                      and coalesce(their.openings <= "ev"."openings", true)
                                      and has_groups ()
                                    from
                                      group_members their
                                      join groups inside on inside.id = their.group_id
                                    where
                                      their.group_id = "ev"."group_id"
                                      and their.member_id = $1
                                  ) is true
                                )
                              end
                            )
                            and ev.cancelled_at is null
                            and ev.begins_at > now()
                            and extract(
                              epoch
                              from
                                ev.begins_at
                            )::bigint = a.item_id
                            and exists (
                              select
                              from
                                group_event_answers said
                              where
                                said.event_id = ev.id
                                and said.member_id = $1
                                and said.answer in ('yes', 'maybe')
                            )
                          from
                            group_events ev
                          where
                            ev.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('group_invitation') then (
                        (
                          select
                            s.standing
                          from
                            group_members s
                          where
                            s.group_id = "a"."about_id"
                            and s.member_id = $1
                        ) = 'invited'
                        and (
                          (
                            select
                              (
                                has_groups ()
                                and g.deleted_at is null
                                and (
                                  select
                                    their.standing
                                  from
                                    group_members their
                                  where
                                    their.group_id = "g"."id"
                                    and their.member_id = $1
                                ) is distinct from 'banned'
                              )
                            from
                              groups g
                            where
                              g.id = "a"."about_id"
                          ) is true
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
                      when a.kind in ('group_request') then (
                        (
                          select
                            s.standing
                          from
                            group_members s
                          where
                            s.group_id = "a"."about_id"
                            and s.member_id = $1
                        ) in ('owner', 'moderator')
                        and (
                          select
                            s.standing
                          from
                            group_members s
                          where
                            s.group_id = "a"."about_id"
                            and s.member_id = "a"."actor_id"
                        ) = 'requested'
                        and (
                          (
                            select
                              (
                                has_groups ()
                                and g.deleted_at is null
                                and (
                                  select
                                    their.standing
                                  from
                                    group_members their
                                  where
                                    their.group_id = "g"."id"
                                    and their.member_id = $1
                                ) is distinct from 'banned'
                              )
                            from
                              groups g
                            where
                              g.id = "a"."about_id"
                          ) is true
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
                      when a.kind in ('group_accepted') then (
                        (
                          select
                            inside.deleted_at is null
                            and their.is_in
                            and has_groups ()
                          from
                            group_members their
                            join groups inside on inside.id = their.group_id
                          where
                            their.group_id = "a"."about_id"
                            and their.member_id = $1
                        ) is true
                      )
                      when a.kind in ('group_post') then (
                        (
                          (
                            select
                              inside.deleted_at is null
                              and their.is_in
                              and has_groups ()
                            from
                              group_members their
                              join groups inside on inside.id = their.group_id
                            where
                              their.group_id = "a"."about_id"
                              and their.member_id = $1
                          ) is true
                        )
                        and (
                          select
                            (
                              p.deleted_at is null
                              and (
                                (
                                  "p"."author_id" = $1
                                  and (
                                    "p"."group_id" is null
                                    or has_groups ()
                                  )
                                )
                                or (
                                  p.position is not null
                                  and case
                                    when "p"."group_id" is null then p.audience = 'public'
                                    or (
                                      $1::bigint = - ("p"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $1
                                          and followed_id = "p"."author_id"
                                      ) is true
                                    )
                                    else (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and case
                                            when "p"."audience" <> 'public' then their.is_in
                                            and their.openings <= "p"."openings"
                                            when inside.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                          and has_groups ()
                                        from
                                          groups inside
                                          left join group_members their on their.group_id = inside.id
                                          and their.member_id = $1
                                        where
                                          inside.id = "p"."group_id"
                                      ) is true
                                    )
                                  end
                                  and (
                                    not (
                                      (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = $1
                                          and blocked_id = "p"."author_id"
                                      ) is true
                                      or (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = "p"."author_id"
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
                                          member_id = "p"."author_id"
                                      ) is true
                                    )
                                  )
                                  and (
                                    p.original_id is null
                                    or p.author_id = $1
                                    or (
                                      select
                                        (
                                          "o"."author_id" = $1
                                          and (
                                            "o"."group_id" is null
                                            or has_groups ()
                                          )
                                        )
                                        or (
                                          case
                                            when "o"."group_id" is null then o.audience = 'public'
                                            and not (
                                              select
                                                q.shows_private
                                              from
                                                posts q
                                              where
                                                q.id = p.id
                                            )
                                            or (
                                              $1::bigint = - ("o"."author_id"::bigint)
                                              or (
                                                select
                                                  mutual
                                                from
                                                  follows
                                                where
                                                  follower_id = $1
                                                  and followed_id = "o"."author_id"
                                              ) is true
                                            )
                                            else (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and case
                                                    when "o"."audience" <> 'public' then their.is_in
                                                    and their.openings <= "o"."openings"
                                                    when inside.is_closed then their.is_in
                                                    else their.standing is distinct from 'banned'
                                                  end
                                                  and has_groups ()
                                                from
                                                  groups inside
                                                  left join group_members their on their.group_id = inside.id
                                                  and their.member_id = $1
                                                where
                                                  inside.id = "o"."group_id"
                                              ) is true
                                            )
                                          end
                                          and (
                                            not (
                                              (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = $1
                                                  and blocked_id = "o"."author_id"
                                              ) is true
                                              or (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = "o"."author_id"
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
                                                  member_id = "o"."author_id"
                                              ) is true
                                            )
                                          )
                                        )
                                      from
                                        posts o
                                      where
                                        o.id = p.original_id
                                    )
                                  )
                                )
                              )
                            )
                          from
                            posts p
                          where
                            p.id = a.object_id
                        ) is true
                      )
                      when a.kind in ('group_posts_waiting') then exists (
                        select
                        from
                          post_drafts dr
                          join posts p on p.id = dr.post_id
                        where
                          dr.waits_in = "a"."about_id"
                          and (
                            dr.waits_in is not null
                            and p.deleted_at is null
                            and (
                              (
                                (
                                  select
                                    their.standing
                                  from
                                    group_members their
                                  where
                                    their.group_id = "dr"."waits_in"
                                    and their.member_id = $1
                                ) in ('owner', 'moderator')
                              ) is true
                            )
                            and (
                              select
                                (
                                  has_groups ()
                                  and g.deleted_at is null
                                  and (
                                    select
                                      their.standing
                                    from
                                      group_members their
                                    where
                                      their.group_id = "g"."id"
                                      and their.member_id = $1
                                  ) is distinct from 'banned'
                                )
                              from
                                groups g
                              where
                                g.id = dr.waits_in
                            ) is true
                            and (
                              not (
                                (
                                  select
                                    true
                                  from
                                    blocks
                                  where
                                    blocker_id = $1
                                    and blocked_id = "p"."author_id"
                                ) is true
                                or (
                                  select
                                    true
                                  from
                                    blocks
                                  where
                                    blocker_id = "p"."author_id"
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
                                    member_id = "p"."author_id"
                                ) is true
                              )
                            )
                          )
                      )
                      when a.kind in ('group_post_approved') then (
                        (
                          select
                            p.author_id = $1
                            and (
                              p.deleted_at is null
                              and (
                                (
                                  "p"."author_id" = $1
                                  and (
                                    "p"."group_id" is null
                                    or has_groups ()
                                  )
                                )
                                or (
                                  p.position is not null
                                  and case
                                    when "p"."group_id" is null then p.audience = 'public'
                                    or (
                                      $1::bigint = - ("p"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $1
                                          and followed_id = "p"."author_id"
                                      ) is true
                                    )
                                    else (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and case
                                            when "p"."audience" <> 'public' then their.is_in
                                            and their.openings <= "p"."openings"
                                            when inside.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                          and has_groups ()
                                        from
                                          groups inside
                                          left join group_members their on their.group_id = inside.id
                                          and their.member_id = $1
                                        where
                                          inside.id = "p"."group_id"
                                      ) is true
                                    )
                                  end
                                  and (
                                    not (
                                      (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = $1
                                          and blocked_id = "p"."author_id"
                                      ) is true
                                      or (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = "p"."author_id"
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
                                          member_id = "p"."author_id"
                                      ) is true
                                    )
                                  )
                                  and (
                                    p.original_id is null
                                    or p.author_id = $1
                                    or (
                                      select
                                        (
                                          "o"."author_id" = $1
                                          and (
                                            "o"."group_id" is null
                                            or has_groups ()
                                          )
                                        )
                                        or (
                                          case
                                            when "o"."group_id" is null then o.audience = 'public'
                                            and not (
                                              select
                                                q.shows_private
                                              from
                                                posts q
                                              where
                                                q.id = p.id
                                            )
                                            or (
                                              $1::bigint = - ("o"."author_id"::bigint)
                                              or (
                                                select
                                                  mutual
                                                from
                                                  follows
                                                where
                                                  follower_id = $1
                                                  and followed_id = "o"."author_id"
                                              ) is true
                                            )
                                            else (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and case
                                                    when "o"."audience" <> 'public' then their.is_in
                                                    and their.openings <= "o"."openings"
                                                    when inside.is_closed then their.is_in
                                                    else their.standing is distinct from 'banned'
                                                  end
                                                  and has_groups ()
                                                from
                                                  groups inside
                                                  left join group_members their on their.group_id = inside.id
                                                  and their.member_id = $1
                                                where
                                                  inside.id = "o"."group_id"
                                              ) is true
                                            )
                                          end
                                          and (
                                            not (
                                              (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = $1
                                                  and blocked_id = "o"."author_id"
                                              ) is true
                                              or (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = "o"."author_id"
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
                                                  member_id = "o"."author_id"
                                              ) is true
                                            )
                                          )
                                        )
                                      from
                                        posts o
                                      where
                                        o.id = p.original_id
                                    )
                                  )
                                )
                              )
                            )
                            and p.position is not null
                          from
                            posts p
                          where
                            p.id = a.object_id
                        ) is true
                      )
                      when a.kind in ('group_post_declined') then exists (
                        select
                        from
                          post_drafts dr
                          join posts p on p.id = dr.post_id
                        where
                          dr.post_id = a.object_id
                          and dr.author_id = $1
                          and dr.problem = 'declined'
                          and p.deleted_at is null
                      )
                      when a.kind in ('group_post_deleted') then (
                        (
                          select
                            p.author_id = $1
                            and p.deleted_by is not null
                          from
                            posts p
                          where
                            p.id = a.object_id
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
              when a.kind in ('group_call_ringing') then (
                select
                  '/groupdetail/' || c.group_id || '?tab=chat'
                from
                  video_calls k
                  join conversations c on c.id = k.conversation_id
                where
                  k.id = a.about_id
              )
              when a.kind in ('group_chat_reply', 'group_chat_mention', 'group_chat_file_failed') then (
                select
                  '/groupdetail/' || c.group_id || '?tab=chat'
                from
                  messages d
                  join conversations c on c.id = d.conversation_id
                where
                  d.id = a.item_id
              )
              when a.kind in ('group_event', 'group_event_changed', 'group_event_cancelled', 'group_event_reminder') then (
                select
                  '/groupdetail/' || ev.group_id || '/event/' || ev.id
                from
                  group_events ev
                where
                  ev.id = a.about_id
              )
              when a.kind in ('group_invitation', 'group_accepted', 'group_posts_waiting', 'group_post_deleted') then '/groupdetail/' || "a"."about_id"
              when a.kind in ('group_request') then '/groupdetail/' || "a"."about_id" || '?tab=members'
              when a.kind in ('group_post', 'group_post_approved') then (
                select
                  '/timeLine/' || p.author_id || '/' || p.id
                from
                  posts p
                where
                  p.id = a.object_id
              )
              when a.kind in ('group_post_declined') then '/drafts'
            end
          ) as link,
          (
            case
              when a.kind in ('group_call_ringing') then (
                select
                  g.name
                from
                  video_calls k
                  join conversations c on c.id = k.conversation_id
                  join groups g on g.id = c.group_id
                where
                  k.id = a.about_id
              )
              when a.kind in ('group_chat_reply', 'group_chat_mention', 'group_chat_file_failed') then (
                select
                  left(d.message, 560)
                from
                  messages d
                where
                  d.id = a.item_id
              )
              when a.kind in ('group_event', 'group_event_changed', 'group_event_cancelled', 'group_event_reminder') then left(
                (
                  select
                    ev.title || ' · ' || to_char(ev.begins_at at time zone ev.time_zone, 'YYYY-MM-DD HH24:MI') || ' (' || ev.time_zone || ')'
                  from
                    group_events ev
                  where
                    ev.id = a.about_id
                ),
                560
              )
              when a.kind in (
                'group_invitation',
                'group_request',
                'group_accepted',
                'group_post',
                'group_posts_waiting',
                'group_post_deleted'
              ) then (
                select
                  g.name
                from
                  groups g
                where
                  g.id = "a"."about_id"
              )
              when a.kind in ('group_post_approved', 'group_post_declined') then (
                select
                  left(p.message, 560)
                from
                  posts p
                where
                  p.id = a.object_id
              )
            end
          ) as excerpt,
          (
            case
              when a.kind in ('group_post') then a.object_id
            end
          ) as post,
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
