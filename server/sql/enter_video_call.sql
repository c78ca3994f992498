update video_call_devices d
set
  token_hash = null,
  token_until = null,
  entry = gen_random_uuid(),
  seen_at = now(),
  entered_at = now(),
  mic = false,
  camera = false,
  screen = false,
  hand_at = null,
  muted_at = null
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
      and s.member_id = $2
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
      and s.member_id = $2
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
      and s.member_id = $2
      and s.is_in
  ) side on true
where
  k.id = d.call_id
  and k.id = $1
  and k.ended_at is null
  and d.member_id = $2
  and d.token_hash = $3::bytea
  and d.token_until > now()
returning
  d.entry
