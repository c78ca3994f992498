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
  ) as several_id
from
  video_calls k
where
  k.ended_at is null
  and k.id in (
    select
      id
    from
      video_calls
    where
      caller_id = any ($1::bigint[])
      and callee_id is not null
      and ended_at is null
    union
    select
      id
    from
      video_calls
    where
      callee_id = any ($1::bigint[])
      and ended_at is null
  )
order by
  k.id
for no key update of
  k
