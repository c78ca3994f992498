with
  asked as materialized (
    select
      object,
      views
    from
      unnest($1::bigint[], $2::int[]) as each (object, views)
  ),
  seen as materialized (
    select
      asked.object,
      asked.views
    from
      asked
      join "videos" vd on "vd"."id" = asked.object
    where
      (
        (
          vd.deleted_at is null
          and vd.position is not null
          and vd.visibility in ('public', 'unlisted')
        )
        and cardinality(vd.nsfw) = 0
        and not vd.made_for_kids
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
  ),
  locked as materialized (
    select
      c.object_id
    from
      view_counts c
    where
      c.object_id in (
        select
          object
        from
          seen
      )
    order by
      c.object_id
    for no key update
  )
update view_counts c
set
  views = c.views + seen.views
from
  seen
where
  c.object_id = seen.object
  and c.object_id in (
    select
      object_id
    from
      locked
  )
