select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  m.referral_code,
  cover.key as cover_key,
  (
    $1::bigint = - ("m"."id"::bigint)
    or (
      select
        true
      from
        follows
      where
        follower_id = $1
        and followed_id = "m"."id"
    ) is true
  ) as is_followed,
  (
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
        and muted_id = "m"."id"
    ) is true
  ) as is_muted,
  coalesce(c.followers, 0) as followers,
  coalesce(c.following, 0) - (
    select
      count(*)::int
    from
      follows there
      join away_members away on away.member_id = there.followed_id
    where
      there.follower_id = "m"."id"
  ) as following,
  cardinality(shared.ids) as mutual_friends,
  coalesce(
    (
      select
        jsonb_agg(
          to_jsonb(named) - 'place'
          order by
            named.place
        )
      from
        (
          select
            friend.id,
            friend.username,
            friend.full_name,
            friend.is_bot,
            picture.key as avatar_key,
            each.place
          from
            unnest(shared.ids[1:3]) with ordinality as each (id, place)
            join members friend on friend.id = each.id
            left join media picture on picture.id = friend.avatar_id
        ) as named
    ),
    '[]'
  ) as mutual,
  coalesce(
    case
      when (
        "m"."id" = $1
        or coalesce("intro"."bio_audience", 'public') = 'public'
        or (
          coalesce("intro"."bio_audience", 'public') = 'friends'
          and (
            $1::bigint = - ("m"."id"::bigint)
            or (
              select
                mutual
              from
                follows
              where
                follower_id = $1
                and followed_id = "m"."id"
            ) is true
          )
        )
      ) then "intro"."bio"
    end,
    ''
  ) as bio,
  coalesce(
    case
      when (
        "m"."id" = $1
        or coalesce("intro"."website_audience", 'public') = 'public'
        or (
          coalesce("intro"."website_audience", 'public') = 'friends'
          and (
            $1::bigint = - ("m"."id"::bigint)
            or (
              select
                mutual
              from
                follows
              where
                follower_id = $1
                and followed_id = "m"."id"
            ) is true
          )
        )
      ) then "intro"."website"
    end,
    ''
  ) as website,
  case
    when (
      "m"."id" = $1
      or coalesce("intro"."joined_audience", 'public') = 'public'
      or (
        coalesce("intro"."joined_audience", 'public') = 'friends'
        and (
          $1::bigint = - ("m"."id"::bigint)
          or (
            select
              mutual
            from
              follows
            where
              follower_id = $1
              and followed_id = "m"."id"
          ) is true
        )
      )
    ) then to_char(m.created_at at time zone 'UTC', 'YYYY-MM')
  end as joined,
  case
    when m.id = $1 then jsonb_build_object(
      'bio',
      coalesce(intro.bio_audience, 'public'),
      'website',
      coalesce(intro.website_audience, 'public'),
      'joined',
      coalesce(intro.joined_audience, 'public')
    )
  end as intro_audiences,
  (
    select
      e.fields ->> 'place'
    from
      member_entries e
    where
      e.member_id = m.id
      and e.kind = 'place'
      and e.fields ->> 'is_current' = '1'
      and e.deleted_at is null
      and (
        "e"."member_id" = $1
        or "e"."audience" = 'public'
        or (
          "e"."audience" = 'friends'
          and (
            $1::bigint = - ("e"."member_id"::bigint)
            or (
              select
                mutual
              from
                follows
              where
                follower_id = $1
                and followed_id = "e"."member_id"
            ) is true
          )
        )
      )
    order by
      e.id desc
    limit
      1
  ) as place,
  (
    select
      p.code
    from
      memberships plan_in_force
      join plans p on p.id = plan_in_force.plan_id
    where
      plan_in_force.member_id = "m"."id"
      and plan_in_force.state <> 'ended'
      and plan_in_force.plan_id is not null
  ) as plan,
  (
    select
      to_jsonb(own)
    from
      (
        select
          look.title,
          look.headline,
          look.theme,
          look.footer,
          logo.key as logo_key,
          background.key as background_key
        from
          pro_settings look
          left join media logo on logo.id = look.logo_id
          left join media background on background.id = look.background_id
        where
          look.member_id = "m"."id"
          and exists (
            select
            from
              memberships own_plan
              join plans p on p.id = own_plan.plan_id
            where
              own_plan.member_id = "m"."id"
              and own_plan.state <> 'ended'
              and own_plan.plan_id is not null
              and p.own_page
          )
      ) own
  ) as look
from
  members m
  left join media face on face.id = m.avatar_id
  left join member_counts c on c.member_id = m.id
  left join media cover on cover.id = m.cover_id
  left join profile_intros intro on intro.member_id = m.id
  -- One look-up for each of the viewer's friends, however many the other has. A block ends a friendship.
  cross join lateral (
    select
      case
        when m.id = $1 then '{}'
        else array(
          select
            mine.followed_id
          from
            follows mine
          where
            mine.follower_id = $1
            and mine.mutual
            and (
              "mine"."followed_id"::bigint = - ("m"."id"::bigint)
              or (
                select
                  mutual
                from
                  follows
                where
                  follower_id = "mine"."followed_id"
                  and followed_id = "m"."id"
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = "mine"."followed_id"
              ) is true
            )
          order by
            mine.created_at desc,
            mine.followed_id desc
        )
      end as ids
  ) as shared
where
  m.id = $2
  and (
    not (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = "m"."id"
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = "m"."id"
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
          member_id = "m"."id"
      ) is true
    )
  )
