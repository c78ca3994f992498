select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  theirs.role,
  s.proposed,
  coalesce(e.units, 0)::text as earned,
  case
    when theirs.role = 'owner' then 100 - (
      select
        coalesce(sum(percent), 0)
      from
        channel_shares
      where
        channel_id = $2
    )
    else coalesce(s.percent, 0)
  end::int as percent
from
  (
    select
      ch.owner_id as member_id,
      'owner' as role,
      ch.created_at as since
    from
      channels ch
    where
      ch.id = $2
    union all
    select
      staff.member_id,
      staff.role,
      staff.accepted_at
    from
      channel_collaborators staff
    where
      staff.channel_id = $2
      and staff.accepted_at is not null
  ) as theirs
  join members m on m.id = theirs.member_id
  left join media face on face.id = m.avatar_id
  left join channel_shares s on s.channel_id = $2
  and s.member_id = m.id
  left join channel_earnings e on e.channel_id = $2
  and e.member_id = m.id
where
  m.id = $1
  or (
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
  theirs.role = 'owner' desc,
  theirs.since,
  m.id
