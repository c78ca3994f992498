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
  g.rules,
  g.questions,
  g.created_at,
  case
    when pr.group_id is not null then jsonb_build_object(
      'target',
      pr.target::text,
      'pledged',
      pc.pledged::text,
      'days',
      pr.days,
      'location',
      pr.location,
      'industry',
      pr.industry,
      'experience',
      pr.experience,
      'price_point',
      pr.price_point
    )
  end as project,
  g.approves_posts,
  array(
    select
      gp.post_id
    from
      group_pins gp
    where
      gp.group_id = g.id
    order by
      gp.id desc
  ) as pinned_post_ids,
  c.requests,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('group_topic_id', topic.id, 'name', topic.name)
          order by
            topic.place,
            topic.id
        ),
        '[]'
      )
    from
      group_topics topic
    where
      topic.group_id = g.id
      and (
        topic.openings is null
        or (
          (
            select
              inside.deleted_at is null
              and their.is_in
              and coalesce(their.openings <= "topic"."openings", true)
              and has_groups ()
            from
              group_members their
              join groups inside on inside.id = their.group_id
            where
              their.group_id = "topic"."group_id"
              and their.member_id = $1
          ) is true
        )
        or (
          (
            (
              select
                their.standing
              from
                group_members their
              where
                their.group_id = "topic"."group_id"
                and their.member_id = $1
            ) in ('owner', 'moderator')
          ) is true
        )
        or exists (
          select
          from
            (
              select
                each_filed.post_id
              from
                post_topics each_filed
              where
                each_filed.topic_id = topic.id
                and each_filed.position is not null
              order by
                each_filed.position desc
              limit
                20
            ) as filed
            join posts p on p.id = filed.post_id
          where
            (
              p.deleted_at is null
              and (
                (
                  "p"."author_id" = $1
                  and (
                    "p"."group_id" is null
                    or has_groups ()
                  )
                )
                or (
                  p.position is not null
                  and case
                    when "p"."group_id" is null then p.audience = 'public'
                    or (
                      $1::bigint = - ("p"."author_id"::bigint)
                      or (
                        select
                          mutual
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "p"."author_id"
                      ) is true
                    )
                    else (
                      (
                        select
                          inside.deleted_at is null
                          and case
                            when "p"."audience" <> 'public' then their.is_in
                            and their.openings <= "p"."openings"
                            when inside.is_closed then their.is_in
                            else their.standing is distinct from 'banned'
                          end
                          and has_groups ()
                        from
                          groups inside
                          left join group_members their on their.group_id = inside.id
                          and their.member_id = $1
                        where
                          inside.id = "p"."group_id"
                      ) is true
                    )
                  end
                  and (
                    not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $1
                          and blocked_id = "p"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "p"."author_id"
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
                          member_id = "p"."author_id"
                      ) is true
                    )
                  )
                  and (
                    p.original_id is null
                    or p.author_id = $1
                    or (
                      select
                        (
                          "o"."author_id" = $1
                          and (
                            "o"."group_id" is null
                            or has_groups ()
                          )
                        )
                        or (
                          case
                            when "o"."group_id" is null then o.audience = 'public'
                            and not (
                              select
                                q.shows_private
                              from
                                posts q
                              where
                                q.id = p.id
                            )
                            or (
                              $1::bigint = - ("o"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $1
                                  and followed_id = "o"."author_id"
                              ) is true
                            )
                            else (
                              (
                                select
                                  inside.deleted_at is null
                                  and case
                                    when "o"."audience" <> 'public' then their.is_in
                                    and their.openings <= "o"."openings"
                                    when inside.is_closed then their.is_in
                                    else their.standing is distinct from 'banned'
                                  end
                                  and has_groups ()
                                from
                                  groups inside
                                  left join group_members their on their.group_id = inside.id
                                  and their.member_id = $1
                                where
                                  inside.id = "o"."group_id"
                              ) is true
                            )
                          end
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $1
                                  and blocked_id = "o"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "o"."author_id"
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
                                  member_id = "o"."author_id"
                              ) is true
                            )
                          )
                        )
                      from
                        posts o
                      where
                        o.id = p.original_id
                    )
                  )
                )
              )
            )
        )
      )
  ) as topics,
  case
    when mine.standing in ('owner', 'moderator') then (
      select
        count(*)::int
      from
        post_drafts dr
        join posts p on p.id = dr.post_id
      where
        dr.waits_in = g.id
        and (
          dr.waits_in is not null
          and p.deleted_at is null
          and (
            (
              (
                select
                  their.standing
                from
                  group_members their
                where
                  their.group_id = "dr"."waits_in"
                  and their.member_id = $1
              ) in ('owner', 'moderator')
            ) is true
          )
          and (
            select
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
            from
              groups g
            where
              g.id = dr.waits_in
          ) is true
          and (
            not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = "p"."author_id"
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = "p"."author_id"
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
                  member_id = "p"."author_id"
              ) is true
            )
          )
        )
    )
    else 0
  end as held,
  (
    has_groups ()
    and g.deleted_at is null
    and (
      select
        case
          when g.is_closed then their.is_in
          else their.standing is distinct from 'banned'
        end
      from
        (
          select
            1
        ) as one
        left join group_members their on their.group_id = g.id
        and their.member_id = $1
    ) is true
  ) as is_open_to_me,
  case
    when mine.is_in then mine.notice
  end as notice,
  case
    when mine.standing in ('invited', 'requested') then mine.id
  end as standing_id,
  (
    select
      jsonb_build_object(
        'id',
        m.id,
        'username',
        m.username,
        'full_name',
        m.full_name,
        'is_bot',
        m.is_bot,
        'avatar_key',
        face.key
      )
    from
      group_members s
      join members m on m.id = s.member_id
      left join media face on face.id = m.avatar_id
    where
      s.group_id = g.id
      and s.standing = 'owner'
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
  ) as owner,
  case
    when mine.standing = 'invited' then (
      select
        jsonb_build_object(
          'id',
          m.id,
          'username',
          m.username,
          'full_name',
          m.full_name,
          'is_bot',
          m.is_bot,
          'avatar_key',
          face.key
        )
      from
        members m
        left join media face on face.id = m.avatar_id
      where
        m.id = mine.invited_by
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
    )
  end as inviter,
  case
    when (
      has_groups ()
      and g.deleted_at is null
      and (
        select
          case
            when g.is_closed then their.is_in
            else their.standing is distinct from 'banned'
          end
        from
          (
            select
              1
          ) as one
          left join group_members their on their.group_id = g.id
          and their.member_id = $1
      ) is true
    ) then (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id',
              m.id,
              'username',
              m.username,
              'full_name',
              m.full_name,
              'is_bot',
              m.is_bot,
              'avatar_key',
              face.key
            )
            order by
              known desc,
              since desc
          ),
          '[]'
        )
      from
        (
          -- Looks for followed members among the latest only, so the cost doesn't grow with the group.
          select
            s.member_id,
            s.since,
            (
              $1::bigint = - ("s"."member_id"::bigint)
              or (
                select
                  true
                from
                  follows
                where
                  follower_id = $1
                  and followed_id = "s"."member_id"
              ) is true
            ) as known
          from
            (
              select
                member_id,
                since
              from
                group_members
              where
                group_id = g.id
                and is_in
              order by
                since desc,
                member_id desc
              limit
                100
            ) as s
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
                    and blocked_id = "s"."member_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "s"."member_id"
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
                    member_id = "s"."member_id"
                ) is true
              )
            )
          order by
            known desc,
            since desc
          limit
            8
        ) as shown
        join members m on m.id = shown.member_id
        left join media face on face.id = m.avatar_id
    )
    else '[]'
  end as faces,
  exists (
    select
    from
      group_links l
    where
      l.group_id = g.id
      and l.token = $3
      and l.ends_at > now()
      and (
        l.most_uses is null
        or l.uses < l.most_uses
      )
  ) as link_works
from
  groups g
  join group_counts c on c.group_id = g.id
  left join group_members mine on mine.group_id = g.id
  and mine.member_id = $1
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
  left join projects pr on pr.group_id = g.id
  left join project_counts pc on pc.group_id = g.id
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
