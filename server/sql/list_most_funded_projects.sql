with
  fitting as materialized (
    select
      pr.group_id
    from
      projects pr
    where
      pr.words @@ (
        select
          string_agg('''' || word || ''':*', ' & ')::tsquery
        from
          (
            select
              'i' || word as word
            from
              unnest(typed_words ($3::text)) as word
            union all
            select
              'l' || word
            from
              unnest(typed_words ($4::text)) as word
          ) as asked
      )
  ),
  page as materialized (
    (
      select
        "pc".group_id,
        pc.funded as value
      from
        project_counts pc
        join groups g on g.id = pc.group_id
      where
        "pc".is_running = $5
        and not search_key ($2::text) <> ''
        and not (search_key ($3::text) || search_key ($4::text) <> '')
        and (pc.funded, "pc".group_id) < (least($6::bigint - 1, 2147483647)::int, $7::bigint)
        and coalesce("pc".group_id <> all ($8::bigint[]), true)
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
        pc.funded desc,
        "pc".group_id desc
      limit
        $9::int
      offset
        $10::int
    )
    union all
    (
      select
        "pc".group_id,
        pc.funded as value
      from
        groups g
        join projects pr on pr.group_id = g.id
        join project_counts pc on pc.group_id = g.id
      where
        "pc".is_running = $5
        and search_key ($2::text) <> ''
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
        and (
          not (search_key ($3::text) || search_key ($4::text) <> '')
          or pr.words @@ (
            select
              string_agg('''' || word || ''':*', ' & ')::tsquery
            from
              (
                select
                  'i' || word as word
                from
                  unnest(typed_words ($3::text)) as word
                union all
                select
                  'l' || word
                from
                  unnest(typed_words ($4::text)) as word
              ) as asked
          )
        )
        and (pc.funded, "pc".group_id) < (least($6::bigint - 1, 2147483647)::int, $7::bigint)
        and coalesce("pc".group_id <> all ($8::bigint[]), true)
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
        pc.funded desc,
        "pc".group_id desc
      limit
        $9::int
      offset
        $10::int
    )
    union all
    (
      select
        "pc".group_id,
        pc.funded as value
      from
        fitting
        join projects pr using (group_id)
        join groups g on g.id = pr.group_id
        join project_counts pc on pc.group_id = g.id
      where
        "pc".is_running = $5
        and not search_key ($2::text) <> ''
        and search_key ($3::text) || search_key ($4::text) <> ''
        and (pc.funded, "pc".group_id) < (least($6::bigint - 1, 2147483647)::int, $7::bigint)
        and coalesce("pc".group_id <> all ($8::bigint[]), true)
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
        pc.funded desc,
        "pc".group_id desc
      limit
        $9::int
      offset
        $10::int
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
  pr.target::text,
  pc.pledged::text,
  pc.backers,
  pr.days,
  pr.ends_at,
  pr.pays,
  pr.state,
  pr.location,
  pr.industry,
  pr.price_point,
  pr.experience,
  place.value::bigint + 1 as at
from
  (
    select
      unnest(ids) as id,
      unnest(places) as value
    from
      (
        select
          array_agg(group_id) as ids,
          array_agg(value) as places
        from
          page
      ) as arrays
  ) as place
  join groups g on g.id = place.id
  join projects pr on pr.group_id = g.id
  join project_counts pc on pc.group_id = g.id
  join group_counts c on c.group_id = g.id
  left join group_members mine on mine.group_id = g.id
  and mine.member_id = $1
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
order by
  place.value desc,
  g.id desc
