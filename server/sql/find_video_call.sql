select
  k.id,
  k.conversation_id as chat,
  c.kind,
  k.room,
  (
    case
      when k.state = 'ringing'
      and k.rings_until <= now() then 'missed'
      else k.state
    end
  ) as state,
  (
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
  ) as is_under_way,
  k.caller_id,
  side.peer_id,
  (
    select
      jsonb_build_object(
        'user_id',
        m.id,
        'username',
        m.username,
        'full_name',
        m.full_name,
        'is_bot',
        m.is_bot,
        'avatar_key',
        face.key
      )
    from
      members m
      left join media face on face.id = m.avatar_id
    where
      m.id = side.peer_id
  ) as friend,
  side.group_id,
  (
    select
      jsonb_build_object('group_id', g.id, 'group_name', g.name, 'avatar_key', face.key)
    from
      groups g
      left join media face on face.id = g.avatar_id
    where
      g.id = side.group_id
  ) as group,
  side.several_id,
  (
    select
      case
        when s.entry is not null then (
          select
            jsonb_build_object(
              'title',
              c.title,
              'people_count',
              count(*) + 1,
              'is_owner',
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
              ),
              'is_admin',
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
              ),
              'picture_key',
              (
                select
                  given.key
                from
                  media given
                where
                  given.id = c.picture_id
              ),
              'people',
              coalesce(
                jsonb_agg(
                  jsonb_build_object('user_id', each.id, 'full_name', each.full_name, 'avatar_key', picture.key)
                  order by
                    each.entry
                ) filter (
                  where
                    each.place <= 4
                ),
                '[]'
              )
            )
          from
            (
              select
                person.id,
                person.full_name,
                person.avatar_id,
                entrant.entry,
                row_number() over (
                  order by
                    entrant.entry
                ) as place
              from
                conversation_members entrant
                join members person on person.id = entrant.member_id
                and (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = person.id
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = person.id
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
                        member_id = person.id
                    ) is true
                  )
                )
              where
                entrant.conversation_id = s.conversation_id
                and entrant.member_id <> $1
            ) each
            left join media picture on picture.id = each.avatar_id
            and each.place <= 4
        )
      end
    from
      conversation_members s
    where
      s.conversation_id = side.several_id
      and s.member_id = $1
  ) as several,
  case
    when k.caller_id = $1
    or (
      not (
        (
          select
            true
          from
            blocks
          where
            blocker_id = $1
            and blocked_id = k.caller_id
        ) is true
        or (
          select
            true
          from
            blocks
          where
            blocker_id = k.caller_id
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
            member_id = k.caller_id
        ) is true
      )
    ) then (
      select
        jsonb_build_object(
          'user_id',
          m.id,
          'username',
          m.username,
          'full_name',
          m.full_name,
          'is_bot',
          m.is_bot,
          'avatar_key',
          face.key
        )
      from
        members m
        left join media face on face.id = m.avatar_id
      where
        m.id = k.caller_id
    )
  end as begun_by,
  k.has_camera,
  k.rings_until,
  case
    when (
      side.group_id is null
      and side.several_id is null
    ) then k.caller_id is distinct from $1
    else (
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
  end as is_incoming,
  case
    when (
      side.group_id is null
      and side.several_id is null
    )
    or (
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
    ) then greatest(
      0,
      extract(
        epoch
        from
          k.rings_until - now()
      )
    )
    else 0
  end::float8 as rings_for,
  (
    k.ended_at is null
    and k.rings_until > now()
    and case
      when (
        side.group_id is null
        and side.several_id is null
      ) then k.state = 'ringing'
      and k.caller_id is not distinct from $1
      else exists (
        select
        from
          video_call_rings ring
        where
          ring.call_id = k.id
          and ring.member_id <> $1
      )
    end
  ) as rings_others,
  k.accepted_at,
  k.places,
  k.sfu_entry,
  side.moderates,
  (
    select
      true
    from
      video_call_removals gone
    where
      gone.call_id = k.id
      and gone.member_id = $1
  ) is true as is_removed,
  own.device,
  own.entry
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
  left join video_call_devices own on own.call_id = k.id
  and own.member_id = $1
where
  k.id = $2
