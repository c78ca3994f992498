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
      "vd"."id",
      me.id as member
    from
      me
      cross join "videos" vd
    where
      "vd"."id" = $2
      and (
        vd.deleted_at is null
        and (
          vd.author_id = $1
          or (
            (
              vd.position is not null
              and (
                vd.visibility in ('public', 'unlisted')
                or (
                  vd.visibility = 'members'
                  and (
                    (
                      select
                        true
                      from
                        memberships ms
                      where
                        ms.channel_id = "vd"."channel_id"
                        and ms.member_id = $1
                        and ms.state <> 'ended'
                    ) is true
                  )
                )
              )
              or exists (
                select
                from
                  channel_collaborators staff
                where
                  staff.channel_id = "vd"."channel_id"
                  and staff.member_id = $1
                  and staff.accepted_at is not null
                  and staff.role in ('owner', 'manager', 'editor')
              )
            )
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "vd"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "vd"."author_id"
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
                    member_id = "vd"."author_id"
                ) is true
              )
            )
          )
        )
      )
    for key share of
      vd
  ),
  mine as (
    insert into
      reactions as r (object_id, member_id, kind)
    select
      id,
      member,
      $3
    from
      target
    on conflict (object_id, member_id) do update
    set
      kind = case
        when r.kind = excluded.kind then 'none'
        else excluded.kind
      end,
      reacted_at = now()
    returning
      r.object_id,
      coalesce(old.kind, 'none') as was,
      new.kind as is_now
  )
update objects c
set
  likes = c.likes + (mine.is_now = 'like')::int - (mine.was = 'like')::int,
  dislikes = c.dislikes + (mine.is_now = 'dislike')::int - (mine.was = 'dislike')::int
from
  mine
where
  c.id = mine.object_id
returning
  c.id as object_id,
  mine.is_now as reaction,
  c.likes,
  c.dislikes
