select
  m.username,
  m.id as user_id
from
  unnest($2::text[]) with ordinality as named (name, place)
  join members m on m.username = named.name collate "C"
where
  (
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
  named.place
limit
  $3::int
