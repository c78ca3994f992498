select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key
from
  (
    select
      a.owner_id as id
    from
      ledger_entries e
      join ledger_accounts a on a.id = e.account_id
    where
      e.transaction_id = $2
      and a.owner_kind = 'member'
      and a.owner_id <> $1
    order by
      e.leg
    limit
      1
  ) as other
  join members m on m.id = other.id
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
  left join media face on face.id = m.avatar_id
