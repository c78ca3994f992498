select
  m.id,
  m.id as author,
  m.full_name as message,
  null as file_type,
  not (
    select
      true
    from
      blocks
    where
      blocker_id = "m"."id"
      and blocked_id = $1
  ) is true as is_open
from
  members m
where
  m.id = $2
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
