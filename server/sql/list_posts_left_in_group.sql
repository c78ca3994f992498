select
  p.id,
  p.position,
  p.message,
  file.kind as file_type,
  p.author_id,
  p.created_at,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  (
    select
      true
    from
      blocks
    where
      blocker_id = p.author_id
      and blocked_id = $1
  ) is true as hides_author
from
  posts p
  join members m on m.id = p.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = p.media_id
where
  p.group_id = $2
  and p.author_id = any (
    array(
      select
        blocked_id
      from
        blocks
      where
        blocker_id = $1
      union all
      select
        blocker_id
      from
        blocks
      where
        blocked_id = $1
    )
  )
  and p.position < $3
  and (
    p.group_id is not null
    and has_groups ()
    and p.deleted_at is null
    and p.position is not null
    and (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = p.author_id
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = p.author_id
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
          member_id = p.author_id
      ) is true
    )
    and (
      select
        inside.deleted_at is null
        and their.standing in ('owner', 'moderator')
        and (
          p.audience = 'public'
          or their.openings <= p.openings
        )
      from
        group_members their
        join groups inside on inside.id = their.group_id
      where
        their.group_id = p.group_id
        and their.member_id = $1
    ) is true
  )
order by
  p.position desc
limit
  $4::int
offset
  $5::int
