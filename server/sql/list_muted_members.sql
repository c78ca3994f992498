select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  mu.ends_at,
  mu.created_at,
  (
    extract(
      epoch
      from
        "mu"."created_at"
    ) * 1000000
  )::bigint as at
from
  member_mutes mu
  join members m on m.id = "mu"."muted_id"
  left join media face on face.id = m.avatar_id
where
  mu.member_id = $1
  and (
    mu.ends_at is null
    or mu.ends_at > now()
  )
  and (
    not (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = "mu"."muted_id"
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = "mu"."muted_id"
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
          member_id = "mu"."muted_id"
      ) is true
    )
  )
  and (
    (
      extract(
        epoch
        from
          "mu"."created_at"
      ) * 1000000
    )::bigint,
    mu.muted_id
  ) < ($2::bigint, $3::bigint)
order by
  mu.created_at desc,
  mu.muted_id desc
limit
  $4::int
offset
  $5::int
