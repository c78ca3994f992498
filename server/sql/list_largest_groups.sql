with
  page as materialized (
    (
      select
        g.id,
        c.members::bigint as at
      from
        group_counts c
        join groups g on g.id = c.group_id
      where
        not search_key ($2::text) <> ''
        and (c.members, c.group_id) < (least($3::bigint, 2147483647)::int, $4::bigint)
        and coalesce(c.group_id <> all ($5::bigint[]), true)
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
      order by
        c.members desc,
        c.group_id desc
      limit
        $6::int
      offset
        $7::int
    )
    union all
    (
      select
        g.id,
        c.members::bigint as at
      from
        groups g
        join group_counts c on c.group_id = g.id
      where
        search_key ($2::text) <> ''
        and g.deleted_at is null
        and (
          search_key ($2::text) = ''
          or g.words @@ (
            select
              string_agg('''' || word || ''':*', ' & ')::tsquery
            from
              unnest(typed_words ($2::text)) as word
          )
        )
        and (c.members, g.id) < (least($3::bigint, 2147483647)::int, $4::bigint)
        and coalesce("g"."id" <> all ($5::bigint[]), true)
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
      order by
        c.members desc,
        g.id desc
      limit
        $6::int
      offset
        $7::int
    )
  )
select
  g.id,
  g.name,
  g.description,
  g.is_closed,
  g.is_project,
  avatar.key as avatar_key,
  banner.key as banner_key,
  c.members,
  mine.standing,
  g.is_closed
  and g.questions <> '[]' as has_questions,
  (
    select
      s.member_id
    from
      group_members s
    where
      s.group_id = g.id
      and s.standing = 'owner'
  ) as owner_id,
  place.at
from
  (
    select
      unnest(ids) as id,
      unnest(places) as at
    from
      (
        select
          array_agg(
            id
            order by
              at desc,
              id desc
          ) as ids,
          array_agg(
            at
            order by
              at desc,
              id desc
          ) as places
        from
          page
      ) as arrays
  ) as place
  join groups g on g.id = place.id
  join group_counts c on c.group_id = g.id
  left join group_members mine on mine.group_id = g.id
  and mine.member_id = $1
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
order by
  place.at desc,
  g.id desc
