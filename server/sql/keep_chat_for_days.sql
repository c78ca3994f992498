with
  mine as materialized (
    select
      s.conversation_id as id
    from
      conversation_members s
    where
      s.conversation_id = $2
      and s.member_id = $1
      and s.entry is null
      and (
        s.standing = 'accepted'
        and (
          (s.entry is not null)
          or (
            not s.is_blocked
            and s.peer_id is not null
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = s.peer_id
              ) is true
            )
          )
        )
      )
    for share
  )
update conversations c
set
  keep_days = $3::int
from
  mine
where
  c.id = mine.id
returning
  c.id
