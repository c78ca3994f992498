with
  me as materialized (
    select
      asked.*
    from
      (
        select
          "member"::bigint,
          "object"::bigint,
          "reaction"::text,
          nth
        from
          unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality as lists ("member", "object", "reaction", nth)
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m skip locked
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
          "pd"."id"
        from
          "project_discussions" pd
        where
          "pd"."id" = "me"."object"
          and (
            (
              select
                (
                  has_groups ()
                  and g.deleted_at is null
                  and (
                    select
                      their.standing
                    from
                      group_members their
                    where
                      their.group_id = "g"."id"
                      and their.member_id = "me"."member"
                  ) is distinct from 'banned'
                )
              from
                groups g
              where
                g.id = pd.group_id
            ) is true
          )
        limit
          1
        for key share of
          pd skip locked
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
      skip locked
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
