select
  ch.owner_id,
  t.title,
  t.perks,
  t.units::text,
  t.closed_at is null as is_open
from
  channels ch
  join channel_tiers t on t.channel_id = ch.id
where
  ch.id = $2
  and t.closed_at is null
  and ch.owner_id <> $1
  and (
    ch.deleted_at is null
    and (
      ch.owner_id = $1
      or (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "ch"."owner_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "ch"."owner_id"
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
              member_id = "ch"."owner_id"
          ) is true
        )
      )
    )
  )
for share
