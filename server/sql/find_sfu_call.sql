select
  k.sfu_entry,
  k.places,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'entry',
            d.entry,
            'member',
            d.member_id,
            'is_muted',
            d.muted_at is not null,
            'has_mic',
            d.mic,
            'hidden',
            array(
              select
                other.entry
              from
                video_call_devices other
              where
                other.call_id = k.id
                and other.entry is not null
                and other.member_id <> d.member_id
                and not (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = d.member_id
                        and blocked_id = other.member_id
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = other.member_id
                        and blocked_id = d.member_id
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = other.member_id
                    ) is true
                  )
                )
            )
          )
          order by
            d.entered_at
        ),
        '[]'
      )
    from
      video_call_devices d
    where
      d.call_id = k.id
      and k.sfu_entry is not null
      and k.ended_at is null
      and d.entry is not null
      and d.seen_at > now() - 60 * interval '1 second'
      and not (
        (
          select
            true
          from
            away_members
          where
            member_id = d.member_id
        ) is true
      )
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
            their.group_id = c.group_id
            and their.member_id = d.member_id
        ) is true
      )
  ) as present
from
  video_calls k
  join conversations c on c.id = k.conversation_id
where
  k.id = $1
  and k.sfu_entry is not null
  and k.ended_at is null
