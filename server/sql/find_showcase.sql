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
  js.id = $2
  and (
    $1 in (ag.client_id, ag.freelancer_id)
    and (
      ag.accepted_at is not null
      or (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = case
                when ag.client_id = $1 then ag.freelancer_id
                else ag.client_id
              end
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = case
                when ag.client_id = $1 then ag.freelancer_id
                else ag.client_id
              end
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
              member_id = case
                when ag.client_id = $1 then ag.freelancer_id
                else ag.client_id
              end
          ) is true
        )
      )
    )
  )
