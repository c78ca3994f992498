select
  k.id,
  k.conversation_id as chat,
  k.caller_id,
  k.callee_id,
  k.state,
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
  k.message_id,
  (
    select
      its.group_id
    from
      conversations its
    where
      its.id = k.conversation_id
  ) as group_id,
  (
    select
      its.id
    from
      conversations its
    where
      its.id = k.conversation_id
      and its.kind = 'several'
  ) as several_id,
  side.moderates
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
  k.id = $2
  and k.ended_at is null
for no key update of
  k
