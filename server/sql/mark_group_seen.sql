with
  seen as (
    update group_members s
    set
      seen_position = top.position
    from
      (
        select
          max(newest.position) as position
        from
          (
            select
              position
            from
              posts
            where
              group_id = $2
              and deleted_at is null
              and position is not null
            order by
              position desc
            limit
              1
          ) as newest
      ) as top
    where
      s.group_id = $2
      and s.member_id = $1
      and s.is_in
      and s.seen_position < top.position
    returning
      1
  )
select
  (
    (
      select
        inside.deleted_at is null
        and their.is_in
        and has_groups ()
      from
        group_members their
        join groups inside on inside.id = their.group_id
      where
        their.group_id = "g"."id"
        and their.member_id = $1
    ) is true
  ) as is_in,
  exists (
    select
    from
      seen
  ) as was_new
from
  groups g
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
