select
  typing.*
from
  conversations c
  join groups g on g.id = c.group_id
  and g.deleted_at is null
  and has_groups ()
  join group_members s on s.group_id = g.id
  and s.member_id = $1
  and s.is_in
  left join lateral (
    select
      m.id as user_id,
      m.full_name,
      t.typed_at
    from
      group_typing t
      join group_members theirs on theirs.group_id = t.group_id
      and theirs.member_id = t.member_id
      and theirs.is_in
      join members m on m.id = t.member_id
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
    where
      t.group_id = c.group_id
      and t.member_id <> $1
      and t.typed_at > now() - interval '6 seconds'
    order by
      t.typed_at desc
    limit
      10
  ) typing on true
where
  c.group_id = $2
