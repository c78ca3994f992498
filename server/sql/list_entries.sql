select
  e.id,
  e.audience,
  e.fields,
  (
    select
      to_jsonb(file)
    from
      media file
    where
      file.id = e.media_id
      and file.state = 'ready'
  ) as picture
from
  members m
  left join member_entries e on e.member_id = m.id
  and e.kind = $3
  and e.deleted_at is null
  and (
    "e"."member_id" = $1
    or "e"."audience" = 'public'
    or (
      "e"."audience" = 'friends'
      and (
        $1::bigint = - ("e"."member_id"::bigint)
        or (
          select
            mutual
          from
            follows
          where
            follower_id = $1
            and followed_id = "e"."member_id"
        ) is true
      )
    )
  )
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
order by
  coalesce(e.fields ->> 'is_current', e.fields ->> 'is_currently') desc,
  coalesce(
    e.fields ->> 'start_date',
    nullif(e.fields ->> 'start_year', '') || coalesce(
      lpad(
        ((position(e.fields ->> 'start_month' in 'JanFebMarAprMayJunJulAugSepOctNovDec') + 2) / 3)::text,
        2,
        '0'
      ),
      ''
    )
  ) desc nulls last,
  e.id
