select
  ch.id,
  ch.name,
  ch.about,
  picture.key as picture_key,
  ch.created_at,
  (
    select
      max(vd.deleted_at)
    from
      videos vd
    where
      vd.channel_id = ch.id
  ) as deleted_at
from
  channels ch
  left join media picture on picture.id = ch.avatar_id
where
  ch.id = $1
  and (
    ch.deleted_at is null
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
