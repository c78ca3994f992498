with
  made as (
    insert into
      conversations (kind, low_id, high_id, last_at)
    select
      $3::text,
      least(m.id, $1::bigint),
      greatest(m.id, $1::bigint),
      now()
    from
      members m
    where
      m.id = $2
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = m.id
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = m.id
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
              member_id = m.id
          ) is true
        )
      )
    on conflict (low_id, high_id, kind)
    where
      kind <> 'group' do nothing
    returning
      id
  ),
  stand as (
    insert into
      conversation_members (conversation_id, member_id, peer_id, standing)
    select
      made.id,
      $1::bigint,
      $2::bigint,
      'accepted'
    from
      made
    union all
    select
      made.id,
      $2::bigint,
      $1::bigint,
      case
        when (
          $2::bigint = - ($1::bigint)
          or (
            select
              true
            from
              follows
            where
              follower_id = $2
              and followed_id = $1
          ) is true
        ) then 'accepted'
        else 'requested'
      end
    from
      made
  )
select
  id
from
  made
