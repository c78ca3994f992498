with
  known as materialized (
    select
      theirs.group_id as id,
      count(*)::int as many
    from
      (
        select
          followed_id
        from
          follows
        where
          follower_id = $1
        order by
          created_at desc
        limit
          200
      ) as f
      cross join lateral (
        select
          s.group_id
        from
          group_members s
        where
          s.member_id = f.followed_id
          and s.is_in
        order by
          s.since desc
        limit
          20
      ) as theirs
    where
      (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "f"."followed_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "f"."followed_id"
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
              member_id = "f"."followed_id"
          ) is true
        )
      )
    group by
      theirs.group_id
  ),
  asked as materialized (
    select
      id,
      many
    from
      known
    union all
    select
      large.group_id,
      0
    from
      (
        select
          group_id
        from
          group_counts
        order by
          members desc,
          group_id desc
        limit
          200
      ) as large
    where
      large.group_id not in (
        select
          id
        from
          known
      )
  ),
  page as materialized (
    select
      g.id,
      asked.many,
      c.members
    from
      asked
      join groups g on g.id = asked.id
      join group_counts c on c.group_id = g.id
    where
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
      and not exists (
        select
        from
          group_members s
        where
          s.group_id = g.id
          and s.member_id = $1
      )
      -- Only members of a closed group know who else is in it.
      and (
        asked.many = 0
        or not g.is_closed
      )
    order by
      asked.many desc,
      c.members desc,
      g.id desc
    limit
      6
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
  0 as at,
  page.many as known
from
  page
  join groups g on g.id = page.id
  join group_counts c on c.group_id = g.id
  left join group_members mine on mine.group_id = g.id
  and mine.member_id = $1
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
order by
  page.many desc,
  page.members desc,
  g.id desc
