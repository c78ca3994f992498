select
  m.id,
  m.username,
  m.full_name,
  face.key as avatar_key,
  cover.key as cover_key,
  m.email_verified_at is not null as is_verified,
  m.created_at as since,
  fr.hourly_rate::text as hourly_rate,
  coalesce(fr.headline, '') as headline,
  coalesce(fr.skills, '{}') as skills,
  coalesce(fr.summary, '') as summary,
  coalesce(fr.country, '') as country,
  coalesce(fr.location, '') as location
from
  members m
  left join media face on face.id = m.avatar_id
  left join media cover on cover.id = m.cover_id
  left join freelancers fr on fr.member_id = m.id
where
  m.id = $2
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
