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
      "pd"."id",
      me.id as member
    from
      me
      cross join "project_discussions" pd
    where
      "pd"."id" = $2
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
                  and their.member_id = $1
              ) is distinct from 'banned'
            )
          from
            groups g
          where
            g.id = pd.group_id
        ) is true
      )
    for key share of
      pd
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
