with
  asked as materialized (
    select
      member,
      object,
      max(tenth)::smallint as tenth,
      bool_or(is_view) as is_view,
      max(source) as source
    from
      unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::boolean[], $5::text[]) as each (member, object, tenth, is_view, source)
    group by
      member,
      object
  ),
  present as materialized (
    select
      m.id
    from
      members m
    where
      m.id = any ($1::bigint[])
    order by
      m.id
    for key share
  ),
  target as materialized (
    select
      rl.*
    from
      "reels" rl,
      (
        select
          count(*)
        from
          present
      ) as locked
    where
      "rl"."id" = any ($2::bigint[])
    order by
      "rl"."id"
    for key share of
      rl
  ),
  written as (
    insert into
      object_views as w (member_id, object_id, day, is_view, tenth)
    select
      asked.member,
      "rl"."id",
      (now() at time zone 'UTC')::date,
      asked.is_view,
      asked.tenth
    from
      asked
      join present on present.id = asked.member
      join target rl on "rl"."id" = asked.object
    where
      "rl"."author_id" <> asked.member
      and (
        rl.deleted_at is null
        and (
          rl.author_id = "asked"."member"
          or (
            rl.position is not null
            and (
              rl.audience = 'public'
              or (
                "asked"."member"::bigint = - ("rl"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = "asked"."member"
                    and followed_id = "rl"."author_id"
                ) is true
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
                    blocker_id = "asked"."member"
                    and blocked_id = "rl"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "rl"."author_id"
                    and blocked_id = "asked"."member"
                ) is true
              )
              and not (
                (
                  select
                    true
                  from
                    away_members
                  where
                    member_id = "rl"."author_id"
                ) is true
              )
            )
          )
        )
      )
    order by
      asked.member,
      "rl"."id"
    on conflict (member_id, object_id, day) do update
    set
      is_view = w.is_view
      or excluded.is_view,
      tenth = greatest(w.tenth, excluded.tenth),
      seen_at = case
        when excluded.is_view
        and not w.is_view then excluded.seen_at
        else w.seen_at
      end
    where
      (
        excluded.is_view
        and not w.is_view
      )
      or excluded.tenth > coalesce(w.tenth, 0)
    returning
      w.object_id,
      w.member_id,
      new.is_view
      and old.is_view is not true as is_new,
      old.tenth as was,
      new.tenth as came
  ),
  change as materialized (
    select
      object_id,
      count(*) filter (
        where
          is_new
      )::int as views,
      array(
        select
          count(*) filter (
            where
              its.came = nth
          )::int - count(*) filter (
            where
              its.was = nth
          )::int
        from
          generate_series(1, 10) as nth
          cross join written its
        where
          its.object_id = written.object_id
        group by
          nth
        order by
          nth
      ) as tenths
    from
      written
    group by
      object_id
  ),
  locked as materialized (
    select
      c.object_id
    from
      view_counts c
    where
      c.object_id in (
        select
          object_id
        from
          change
      )
    order by
      c.object_id
    for no key update
  )
update view_counts c
set
  views = c.views + change.views,
  tenths = array(
    select
      one + other
    from
      unnest(c.tenths, change.tenths) with ordinality as both_of (one, other, nth)
    order by
      nth
  )
from
  change
where
  c.object_id = change.object_id
  and c.object_id in (
    select
      object_id
    from
      locked
  )
