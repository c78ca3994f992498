with
  me as materialized (
    select
      id
    from
      members
    where
      id = $1::bigint
    for key share
  ),
  target as materialized (
    select
      ch.id,
      ch.owner_id,
      me.id as member
    from
      me
      cross join channels ch
    where
      ch.id = $2
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
    for key share of
      ch
  ),
  counted as materialized (
    select
      n.subscribers
    from
      target
      join channel_counts n on n.channel_id = target.id
  ),
  gone as (
    delete from channel_subscriptions s using target
    where
      s.channel_id = target.id
      and s.member_id = target.member
    returning
      1
  ),
  added as (
    insert into
      channel_subscriptions (member_id, channel_id)
    select
      member,
      id
    from
      target
    where
      owner_id <> member
      and not exists (
        select
        from
          gone
      )
    on conflict do nothing
    returning
      1
  )
select
  target.id as channel_id,
  target.owner_id,
  not exists (
    select
    from
      gone
  ) as is_subscribed,
  greatest(
    counted.subscribers + (
      select
        count(*)::int
      from
        added
    ) - (
      select
        count(*)::int
      from
        gone
    ),
    0
  ) as subscribers
from
  target
  cross join counted
