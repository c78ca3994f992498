with
  given as materialized (
    select
      (
        select
          string_agg('''' || word || ''':*', ' & ')
        from
          unnest("words") as word
      )::tsquery as sought
    from
      (
        select
          (typed_words ($2::text)) [1:6] as words
      ) as typed
  ),
  found as materialized (
    select
      ch.id
    from
      channels ch
    where
      ch.deleted_at is null
      and ch.words @@ (
        select
          sought
        from
          given
      )
    limit
      200
  )
select
  ch.id,
  ch.owner_id,
  m.username,
  ch.name,
  ch.handle,
  ch.about,
  ch.links,
  picture.key as picture_key,
  banner.key as banner_key,
  n.subscribers,
  n.videos,
  ch.created_at,
  ch.comment_hold,
  (
    select
      true
    from
      channel_subscriptions s
    where
      s.channel_id = ch.id
      and s.member_id = $1
  ) is true as subscribed,
  (
    select
      s.is_muted
    from
      channel_subscriptions s
    where
      s.channel_id = ch.id
      and s.member_id = $1
  ) is true as muted,
  (
    case
      when "ch"."owner_id" = $1 then 'owner'
      else (
        select
          staff.role
        from
          channel_collaborators staff
        where
          staff.channel_id = "ch"."id"
          and staff.member_id = $1
          and staff.accepted_at is not null
      )
    end
  ) as role,
  (
    select
      staff.role
    from
      channel_collaborators staff
    where
      staff.channel_id = ch.id
      and staff.member_id = $1
      and staff.accepted_at is null
  ) as invited_as,
  (
    select
      staff.offered_at is not null
    from
      channel_collaborators staff
    where
      staff.channel_id = ch.id
      and staff.member_id = $1
  ) is true as is_offered,
  (
    select
      mine.proposed
    from
      channel_shares mine
    where
      mine.channel_id = ch.id
      and mine.member_id = $1
  ) as share_proposed
from
  found
  join channels ch on ch.id = found.id
  join members m on m.id = ch.owner_id
  join channel_counts n on n.channel_id = ch.id
  left join media picture on picture.id = ch.avatar_id
  left join media banner on banner.id = ch.banner_id
where
  (
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
  and (
    (
      select
        true
      from
        limited_members
      limit
        1
    ) is not true
    or (
      select
        true
      from
        limited_members
      where
        member_id = "ch"."owner_id"
    ) is not true
    or "ch"."owner_id" = $1
    or (
      $1::bigint = - ("ch"."owner_id"::bigint)
      or (
        select
          true
        from
          follows
        where
          follower_id = $1
          and followed_id = "ch"."owner_id"
      ) is true
    )
  )
order by
  n.subscribers desc,
  ch.id
limit
  10
