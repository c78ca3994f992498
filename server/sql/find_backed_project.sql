select
  nextval('pledges_id_seq') as pledge_id,
  p.is_running,
  p.ends_at,
  (
    select
      s.member_id
    from
      group_members s
    where
      s.group_id = g.id
      and s.standing = 'owner'
  ) as owner_id,
  (
    select
      r.units::text
    from
      reward_tiers r
    where
      r.id = $3::bigint
      and r.group_id = g.id
      and r.removed_at is null
  ) as tier_units,
  (
    select
      r.taken >= r.most
    from
      reward_tiers r
    where
      r.id = $3::bigint
  ) as is_gone
from
  groups g
  join projects p on p.group_id = g.id
where
  g.id = $2
  and (
    has_groups ()
    and g.deleted_at is null
    and (
      select
        their.standing
      from
        group_members their
      where
        their.group_id = "g"."id"
        and their.member_id = $1
    ) is distinct from 'banned'
  )
  -- As with tips: nothing is given to a member whom one doesn't see.
  and (
    select
      (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "s"."member_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "s"."member_id"
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
              member_id = "s"."member_id"
          ) is true
        )
      )
    from
      group_members s
    where
      s.group_id = g.id
      and s.standing = 'owner'
  ) is not false
