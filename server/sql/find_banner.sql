select
  m.id,
  m.username,
  m.full_name,
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
  -- One look-up for each of the viewer's friends, however many the other has. A block ends a friendship.
  case
    when m.id = $1 then 0
    else (
      select
        count(*)
      from
        (
          select
            there.followed_id as id
          from
            follows there
          where
            there.follower_id = $1
            and there.mutual
        ) as mine
      where
        (
          "mine"."id"::bigint = - ("m"."id"::bigint)
          or (
            select
              mutual
            from
              follows
            where
              follower_id = "mine"."id"
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
              member_id = "mine"."id"
          ) is true
        )
    )
  end as mutual_friends,
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
