with
  device as (
    update video_call_devices d
    set
      seen_at = now()
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
      and d.entry = $3::uuid
    returning
      d.entry,
      k.sfu_entry,
      side.group_id,
      side.several_id
  ),
  old as (
    delete from video_call_signals
    where
      call_id = $1
      and created_at < now() - interval '2 minutes'
  ),
  target as (
    select
      dev.entry,
      dev.member_id
    from
      device side
      join video_call_devices dev on dev.call_id = $1
      and dev.entry = $4::uuid
    where
      dev.member_id <> $2
      and (
        dev.member_id = $2
        or (
          (
            not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $2
                  and blocked_id = dev.member_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = dev.member_id
                  and blocked_id = $2
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = dev.member_id
              ) is true
            )
          )
          and (
            side.group_id is null
            or (
              (
                select
                  inside.deleted_at is null
                  and their.is_in
                  and has_groups ()
                from
                  group_members their
                  join groups inside on inside.id = their.group_id
                where
                  their.group_id = side.group_id
                  and their.member_id = dev.member_id
              ) is true
            )
          )
          and (
            side.several_id is null
            or exists (
              select
              from
                conversation_members theirs
              where
                theirs.conversation_id = side.several_id
                and theirs.member_id = dev.member_id
            )
          )
        )
      )
    union all
    select
      sfu_entry,
      null
    from
      device
    where
      sfu_entry = $4::uuid
  ),
  sent as (
    insert into
      video_call_signals (call_id, from_entry, to_entry, content)
    select
      $1,
      device.entry,
      target.entry,
      each.content
    from
      device
      cross join target
      cross join jsonb_array_elements_text($5::jsonb) with ordinality each (content, place)
    order by
      each.place
  )
select
  target.member_id as to_member
from
  device
  left join target on true
