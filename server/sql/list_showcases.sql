select
  *
from
  (
    (
      select
        js.id,
        js.by_client,
        js.title,
        js.description,
        js.link,
        (
          select
            to_jsonb(file)
          from
            media file
          where
            file.id = js.media_id
            and file.state = 'ready'
        ) as picture,
        ag.client_id,
        (
          select
            to_jsonb(face)
          from
            (
              select
                m.username,
                m.full_name,
                m.is_bot,
                face.key as avatar_key
              from
                members m
                left join media face on face.id = m.avatar_id
              where
                m.id = "ag"."client_id"
            ) as face
        ) as client,
        ag.freelancer_id,
        (
          select
            to_jsonb(face)
          from
            (
              select
                m.username,
                m.full_name,
                m.is_bot,
                face.key as avatar_key
              from
                members m
                left join media face on face.id = m.avatar_id
              where
                m.id = "ag"."freelancer_id"
            ) as face
        ) as freelancer,
        js.proposed_at,
        js.published_at
      from
        job_showcases js
        join agreements ag on ag.id = js.agreement_id
      where
        "ag"."client_id" = $2
        and (
          js.published_at is not null
          and (
            "ag"."client_id" is null
            or "ag"."client_id" = $1
            or (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "ag"."client_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "ag"."client_id"
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
                    member_id = "ag"."client_id"
                ) is true
              )
            )
          )
          and (
            "ag"."freelancer_id" is null
            or "ag"."freelancer_id" = $1
            or (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "ag"."freelancer_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "ag"."freelancer_id"
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
                    member_id = "ag"."freelancer_id"
                ) is true
              )
            )
          )
        )
        and js.id < $3
      order by
        js.id desc
      limit
        ($4::int + $5::int)
    )
    union all
    (
      select
        js.id,
        js.by_client,
        js.title,
        js.description,
        js.link,
        (
          select
            to_jsonb(file)
          from
            media file
          where
            file.id = js.media_id
            and file.state = 'ready'
        ) as picture,
        ag.client_id,
        (
          select
            to_jsonb(face)
          from
            (
              select
                m.username,
                m.full_name,
                m.is_bot,
                face.key as avatar_key
              from
                members m
                left join media face on face.id = m.avatar_id
              where
                m.id = "ag"."client_id"
            ) as face
        ) as client,
        ag.freelancer_id,
        (
          select
            to_jsonb(face)
          from
            (
              select
                m.username,
                m.full_name,
                m.is_bot,
                face.key as avatar_key
              from
                members m
                left join media face on face.id = m.avatar_id
              where
                m.id = "ag"."freelancer_id"
            ) as face
        ) as freelancer,
        js.proposed_at,
        js.published_at
      from
        job_showcases js
        join agreements ag on ag.id = js.agreement_id
      where
        "ag"."freelancer_id" = $2
        and (
          js.published_at is not null
          and (
            "ag"."client_id" is null
            or "ag"."client_id" = $1
            or (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "ag"."client_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "ag"."client_id"
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
                    member_id = "ag"."client_id"
                ) is true
              )
            )
          )
          and (
            "ag"."freelancer_id" is null
            or "ag"."freelancer_id" = $1
            or (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "ag"."freelancer_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "ag"."freelancer_id"
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
                    member_id = "ag"."freelancer_id"
                ) is true
              )
            )
          )
        )
        and js.id < $3
      order by
        js.id desc
      limit
        ($4::int + $5::int)
    )
  ) as both_sides
order by
  id desc
limit
  $4::int
offset
  $5::int
