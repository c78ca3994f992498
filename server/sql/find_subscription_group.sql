select
  g.id,
  g.name,
  (
    select
      count(*)::int
    from
      subscription_group_channels its
      join channels ch on ch.id = its.channel_id
    where
      its.group_id = g.id
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
  ) as channels,
  (
    select
      true
    from
      subscription_group_channels its
    where
      its.group_id = g.id
      and its.channel_id = $3::bigint
  ) is true as has_channel
from
  subscription_groups g
where
  g.id = $2
  and g.member_id = $1
