with
  me as materialized (
    select
      asked.*
    from
      (
        select
          $1::bigint as "member",
          $2::bigint as "object",
          $3::text as "reaction",
          1 as nth
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m
  ),
  target as materialized (
    select
      target.id,
      me.member,
      me.reaction,
      me.nth
    from
      me
      cross join lateral (
        select
          "vd"."id"
        from
          "videos" vd
        where
          "vd"."id" = "me"."object"
          and (
            vd.deleted_at is null
            and (
              vd.author_id = "me"."member"
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
                            and ms.member_id = "me"."member"
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
                      and staff.member_id = "me"."member"
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
                        blocker_id = "me"."member"
                        and blocked_id = "vd"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "vd"."author_id"
                        and blocked_id = "me"."member"
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
        limit
          1
        for key share of
          vd
      ) as target
  ),
  free as materialized (
    select
      c.id
    from
      objects c
    where
      c.id = any (
        array(
          select
            id
          from
            target
        )
      )
    for no key update
  ),
  mine as (
    insert into
      reactions as r (object_id, member_id, kind)
    select
      target.id,
      target.member,
      target.reaction
    from
      target
      join free on free.id = target.id
    on conflict (object_id, member_id) do update
    set
      kind = case
        when r.kind = excluded.kind then 'none'
        else excluded.kind
      end,
      reacted_at = now()
    returning
      r.object_id,
      r.member_id,
      coalesce(old.kind, 'none') as was,
      new.kind as is_now
  ),
  counted as (
    update objects c
    set
      likes = c.likes + more.likes,
      dislikes = c.dislikes + more.dislikes
    from
      (
        select
          object_id,
          sum((is_now = 'like')::int - (was = 'like')::int)::int as likes,
          sum((is_now = 'dislike')::int - (was = 'dislike')::int)::int as dislikes
        from
          mine
        group by
          object_id
      ) as more
    where
      c.id = more.object_id
    returning
      c.id,
      c.likes,
      c.dislikes
  )
select
  target.nth,
  counted.id as object_id,
  mine.is_now as reaction,
  counted.likes,
  counted.dislikes
from
  mine
  join target on target.id = mine.object_id
  and target.member = mine.member_id
  join counted on counted.id = mine.object_id
