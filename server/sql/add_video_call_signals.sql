with
  device as (
    update video_call_devices d
    set
      seen_at = now()
    from
      video_calls k
      join conversation_members s on s.conversation_id = k.conversation_id
      and s.member_id = $2
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
    where
      k.id = d.call_id
      and k.id = $1
      and k.ended_at is null
      and d.member_id = $2
      and d.entry = $3::uuid
    returning
      d.entry,
      s.peer_id
  ),
  old as (
    delete from video_call_signals
    where
      call_id = $1
      and created_at < now() - interval '2 minutes'
  ),
  sent as (
    insert into
      video_call_signals (call_id, from_entry, to_entry, content)
    select
      theirs.call_id,
      device.entry,
      theirs.entry,
      each.content
    from
      device
      join video_call_devices theirs on theirs.call_id = $1
      and theirs.member_id = device.peer_id
      and theirs.entry = $4::uuid
      cross join jsonb_array_elements_text($5::jsonb) with ordinality each (content, place)
    order by
      each.place
  )
select
  peer_id
from
  device
