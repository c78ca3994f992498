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
  0 as at,
  pr.created_at,
  pf.fee_ppm,
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
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id',
            r.id,
            'title',
            r.title,
            'description',
            r.description,
            'units',
            r.units::text,
            'most',
            r.most,
            'taken',
            r.taken,
            'delivery',
            to_char(r.delivery, 'YYYY-MM'),
            'picture',
            (
              select
                to_jsonb(file)
              from
                media file
              where
                file.id = r.media_id
                and file.state = 'ready'
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "file"."owner_id"
                  ) is true
                )
            )
          )
          order by
            r.units,
            r.id
        ),
        '[]'
      )
    from
      reward_tiers r
    where
      r.group_id = g.id
      and r.removed_at is null
  ) as tiers,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id',
            sg.id,
            'units',
            sg.units::text,
            'title',
            sg.title,
            'description',
            sg.description,
            'reached_at',
            sg.reached_at
          )
          order by
            sg.units
        ),
        '[]'
      )
    from
      stretch_goals sg
    where
      sg.group_id = g.id
  ) as stretch,
  pr.story_nsfw,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', sf.id, 'after', sf.after_paragraph, 'caption', sf.caption, 'file', to_jsonb(file))
          order by
            sf.after_paragraph,
            sf.place,
            sf.id
        ),
        '[]'
      )
    from
      project_story_files sf
      join media file on file.id = sf.media_id
    where
      sf.group_id = g.id
      and not (
        (
          select
            true
          from
            away_members
          where
            member_id = "sf"."added_by"
        ) is true
      )
      and (
        exists (
          select
          from
            group_members s
          where
            s.group_id = g.id
            and s.standing = 'owner'
            and s.member_id = $1
        )
        or file.state = 'ready'
        and (
          pr.story_nsfw = '{}'
          or not (
            select
              born_on > current_date - interval '18 years'
            from
              members
            where
              id = $1
          ) is true
          and $1::bigint > 0
        )
      )
  ) as story_files,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('nth', part.nth, 'title', part.title, 'percent', part.percent, 'state', part.state)
          order by
            part.nth
        ),
        '[]'
      )
    from
      project_parts part
    where
      part.group_id = g.id
  ) as milestones
from
  groups g
  join projects pr on pr.group_id = g.id
  join project_counts pc on pc.group_id = g.id
  join group_counts c on c.group_id = g.id
  left join group_members mine on mine.group_id = g.id
  and mine.member_id = $1
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
  join project_funding pf on pf.group_id = g.id
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
