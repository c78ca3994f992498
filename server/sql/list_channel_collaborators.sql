select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  theirs.role,
  theirs.is_invited,
  theirs.is_offered
from
  (
    select
      ch.owner_id as member_id,
      'owner' as role,
      false as is_invited,
      false as is_offered,
      ch.created_at as since
    from
      channels ch
    where
      ch.id = $2
    union all
    select
      staff.member_id,
      staff.role,
      staff.accepted_at is null,
      staff.offered_at is not null,
      staff.invited_at
    from
      channel_collaborators staff
    where
      staff.channel_id = $2
  ) as theirs
  join members m on m.id = theirs.member_id
  left join media face on face.id = m.avatar_id
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
