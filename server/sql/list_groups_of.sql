with
  whose as materialized (
    select
      owner.id,
      owner.id = $1
      or (
        $1::bigint = - ("owner"."id"::bigint)
        or (
          select
            true
          from
            follows
          where
            follower_id = $1
            and followed_id = "owner"."id"
        ) is true
      ) as may
    from
      members owner
    where
      owner.id = $2
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "owner"."id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "owner"."id"
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
              member_id = "owner"."id"
          ) is true
        )
      )
  ),
  page as materialized (
    select
      g.id,
      (
        extract(
          epoch
          from
            "s"."since"
        ) * 1000000
      )::bigint as at
    from
      whose
      join group_members s on s.member_id = whose.id
      join groups g on g.id = s.group_id
    where
      whose.may
      and s.is_in
      and (s.since, s.group_id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::bigint)
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
      and (
        search_key ($3::text) = ''
        or g.words @@ (
          select
            string_agg('''' || word || ''':*', ' & ')::tsquery
          from
            unnest(typed_words ($3::text)) as word
        )
      )
      and (
        not g.is_closed
        or (
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
        )
      )
    order by
      s.since desc,
      s.group_id desc
    limit
      $6::int
    offset
      $7::int
  )
select
  whose.may,
  each.*
from
  whose
  left join (
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
      page.at
    from
      page
      join groups g on g.id = page.id
      join group_counts c on c.group_id = g.id
      left join group_members mine on mine.group_id = g.id
      and mine.member_id = $1
      left join media avatar on avatar.id = g.avatar_id
      left join media banner on banner.id = g.banner_id
  ) as each on true
order by
  each.at desc,
  each.id desc
