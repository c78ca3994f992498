select
  ev.id,
  ev.group_id,
  g.name as group_name,
  ev.title,
  ev.description,
  ev.place,
  ev.link,
  ev.begins_at,
  ev.ends_at,
  ev.time_zone,
  ev.places,
  ev.yes_count,
  ev.maybe_count,
  ev.no_count,
  ev.sequence,
  ev.created_at,
  ev.changed_at,
  ev.cancelled_at is not null as is_cancelled,
  (
    select
      mine.answer
    from
      group_event_answers mine
    where
      mine.event_id = ev.id
      and mine.member_id = $1
  ) as my_answer,
  (
    select
      own.standing
    from
      group_members own
    where
      own.group_id = ev.group_id
      and own.member_id = $1
  ) as my_standing,
  (
    select
      jsonb_build_object(
        'id',
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
      m.id = ev.author_id
      and (
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
  ) as author,
  (
    extract(
      epoch
      from
        "ev"."begins_at"
    ) * 1000000
  )::bigint as at
from
  group_events ev
  join groups g on g.id = ev.group_id
where
  ev.group_id = $2
  and ev.deleted_at is null
  and ev.ends_at <= $3::timestamptz
  and (ev.begins_at, ev.id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::bigint)
  and (
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
order by
  ev.begins_at desc,
  ev.id desc
limit
  $6::int
offset
  $7::int
