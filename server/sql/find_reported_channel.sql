select
  ch.id,
  ch.owner_id as author,
  ch.name as message,
  null as file_type,
  true as is_open,
  jsonb_build_object(
    'handle',
    ch.handle,
    'about',
    ch.about,
    'links',
    ch.links,
    'subscribers',
    n.subscribers,
    'videos',
    n.videos,
    'picture',
    picture.key,
    'banner',
    banner.key
  ) as evidence
from
  channels ch
  join channel_counts n on n.channel_id = ch.id
  left join media picture on picture.id = ch.avatar_id
  left join media banner on banner.id = ch.banner_id
where
  ch.id = $2
  and (
    ch.deleted_at is null
    and (
      ch.owner_id = $1
      or (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "ch"."owner_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "ch"."owner_id"
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
              member_id = "ch"."owner_id"
          ) is true
        )
      )
    )
  )
