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
      pl.id,
      pl.owner_id,
      me.id as member
    from
      me
      cross join playlists pl
    where
      pl.id = $2
      and (
        pl.deleted_at is null
        and (
          pl.owner_id = $1
          or (
            pl.visibility <> 'private'
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "pl"."owner_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "pl"."owner_id"
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
                    member_id = "pl"."owner_id"
                ) is true
              )
            )
          )
        )
      )
    for key share of
      pl
  ),
  gone as (
    delete from saved_playlists kept using target
    where
      kept.playlist_id = target.id
      and kept.member_id = target.member
    returning
      1
  ),
  added as (
    insert into
      saved_playlists (member_id, playlist_id)
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
  target.owner_id,
  not exists (
    select
    from
      gone
  ) as is_saved
from
  target
