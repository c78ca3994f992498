select
  e.id,
  e.audience,
  e.fields
from
  members m
  left join member_entries e on e.member_id = m.id
  and e.kind = $3
  and e.deleted_at is null
  and (
    e.member_id = $1
    or e.audience = 'public'
    or (
      e.audience = 'friends'
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
  e.fields ->> 'is_current' desc,
  e.fields ->> 'start_date' desc nulls last,
  e.id
