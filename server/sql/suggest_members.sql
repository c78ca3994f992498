with
  mine as materialized (
    select
      followed_id as id,
      mutual,
      created_at
    from
      follows
    where
      follower_id = $1
      and not (
        (
          select
            true
          from
            away_members
          where
            member_id = "followed_id"
        ) is true
      )
    order by
      created_at desc,
      followed_id desc
    limit
      100
  ),
  known as (
    select
      theirs.followed_id as id,
      count(*) as many
    from
      mine
      cross join lateral (
        select
          f.followed_id
        from
          follows f
        where
          f.follower_id = mine.id
        order by
          f.created_at desc,
          f.followed_id desc
        limit
          50
      ) as theirs
    group by
      theirs.followed_id
    order by
      many desc,
      theirs.followed_id
    limit
      500
  ),
  -- By tags of public posts: nobody sees which tags or interests a member follows.
  tagged as materialized (
    select
      theirs.author_id as id,
      count(distinct mine.hashtag_id) as many,
      (array_agg(distinct mine.hashtag_id)) [1:2] as tags
    from
      (
        (
          select
            hashtag_id
          from
            hashtag_follows
          where
            member_id = $1
          order by
            id desc
          limit
            20
        )
        union
        (
          select
            h.id
          from
            (
              select distinct
                it.tag
              from
                member_interests i
                join interest_tags it on it.interest_id = i.interest_id
              where
                i.member_id = $1
            ) as wanted
            join hashtags h on h.key = wanted.tag
          where
            h.uses > 0
          order by
            h.uses desc
          limit
            20
        )
      ) as mine
      cross join lateral (
        select
          t.author_id
        from
          object_tags t
        where
          t.kind = 'post'
          and t.hashtag_id = "mine"."hashtag_id"
          and t.is_public
        order by
          t.position desc
        limit
          30
      ) as theirs
    group by
      theirs.author_id
    order by
      many desc,
      theirs.author_id
    limit
      100
  ),
  page as materialized (
    select
      id,
      at
    from
      (
        select
          id,
          max(at) as at
        from
          (
            select
              id,
              5000000000::bigint + least(many, 999999999) as at
            from
              (
                select
                  referrer_id as id,
                  0 as many
                from
                  referrals
                where
                  member_id = $1
              ) as source
            union all
            select
              id,
              4000000000::bigint + least(many, 999999999) as at
            from
              (
                select
                  id,
                  many
                from
                  known
              ) as source
            union all
            select
              id,
              3000000000::bigint + least(many, 999999999) as at
            from
              (
                select
                  id,
                  many
                from
                  tagged
              ) as source
            union all
            select
              id,
              2000000000::bigint + least(many, 999999999) as at
            from
              (
                select
                  member_id as id,
                  followers as many
                from
                  (
                    select
                      member_id,
                      followers
                    from
                      member_counts
                    order by
                      followers desc,
                      member_id
                    limit
                      200
                  ) as famous
                where
                  followers > 0
              ) as source
            union all
            select
              id,
              1000000000::bigint + least(many, 999999999) as at
            from
              (
                select
                  id,
                  0 as many
                from
                  members
                order by
                  id desc
                limit
                  50
              ) as source
          ) as each
        group by
          id
      ) as best
    where
      (at, id) < ($2::bigint, $3::bigint)
      and "best"."id" <> $1
      and not (
        $1::bigint = - ("best"."id"::bigint)
        or (
          select
            true
          from
            follows
          where
            follower_id = $1
            and followed_id = "best"."id"
        ) is true
      )
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "best"."id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "best"."id"
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
              member_id = "best"."id"
          ) is true
        )
      )
      and (
        (
          select
            true
          from
            limited_members
          limit
            1
        ) is not true
        or (
          select
            true
          from
            limited_members
          where
            member_id = "best"."id"
        ) is not true
        or "best"."id" = $1
        or (
          $1::bigint = - ("best"."id"::bigint)
          or (
            select
              true
            from
              follows
            where
              follower_id = $1
              and followed_id = "best"."id"
          ) is true
        )
      )
      and not (
        (
          select
            true
          from
            member_mutes
          where
            member_id = $1
            and (
              ends_at is null
              or ends_at > now()
            )
            and muted_id = "best"."id"
        ) is true
      )
      and (
        select
          true
        from
          dismissed_suggestions
        where
          member_id = $1
          and dismissed_id = "best"."id"
      ) is not true
    order by
      at desc,
      id desc
    limit
      $4::int
    offset
      $5::int
  )
select
  m.id,
  page.at,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  coalesce(c.followers, 0) as followers,
  cardinality(between_us.ids) as known_followers,
  case "page"."at" / 1000000000
    when 5 then 'invited'
    when 4 then 'known'
    when 3 then 'tags'
    when 2 then 'popular'
    when 1 then 'new'
  end as kind,
  array(
    select
      friend.full_name
    from
      unnest(between_us.ids[1:2]) with ordinality as each (id, place)
      join members friend on friend.id = each.id
    order by
      place
  ) as names,
  array(
    select
      h.label
    from
      unnest(
        (
          select
            tags
          from
            tagged
          where
            tagged.id = m.id
        )
      ) with ordinality as each (id, place)
      join hashtags h on h.id = each.id
    order by
      place
  ) as tags
from
  unnest(
    array(
      select
        id
      from
        page
    )
  ) as shown (id)
  join page on page.id = shown.id
  join members m on m.id = shown.id
  left join member_counts c on c.member_id = m.id
  left join media face on face.id = m.avatar_id
  cross join lateral (
    select
      array(
        select
          mine.id
        from
          mine
        where
          (
            "mine"."id"::bigint = - ("m"."id"::bigint)
            or (
              select
                true
              from
                follows
              where
                follower_id = "mine"."id"
                and followed_id = "m"."id"
            ) is true
          )
        order by
          mine.mutual desc,
          mine.created_at desc,
          mine.id desc
      ) as ids
  ) as between_us
order by
  page.at desc,
  m.id desc
