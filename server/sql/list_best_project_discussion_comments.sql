select
  c.id,
  c.object_id,
  c.parent_id,
  c.position,
  c.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  c.message,
  (
    case
      when "c"."mentions" = '[]' then "c"."mentions"
      else (
        select
          coalesce(
            jsonb_agg(
              named
              order by
                place
            ),
            '[]'
          )
        from
          jsonb_array_elements("c"."mentions") with ordinality as each (named, place)
        where
          (
            (named ->> 'user_id')::bigint <> all (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = $1
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = $1
              )
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = (named ->> 'user_id')::bigint
              ) is true
            )
          )
      )
    end
  ) as mentions,
  c.created_at,
  c.edited_at,
  c.is_hearted,
  c.held_for,
  file.key,
  file.kind,
  file.state,
  coalesce(file.failure, c.file_failure) as failure,
  file.progress,
  file.width,
  file.height,
  file.animated,
  file.preview,
  file.widths,
  file.alt,
  file.seconds,
  file.heights,
  file.captions,
  file.waveform,
  file.stream,
  (
    (
      select
        g.deleted_at is null
      from
        groups g
      where
        g.id = pd.group_id
    ) is true
  )
  and c.circle = 0 as is_open,
  false
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = $1
  ) is true as hides_file,
  coalesce(reacted.likes, 0) as likes,
  coalesce(reacted.dislikes, 0) as dislikes,
  coalesce(
    (
      select
        cr.kind
      from
        comment_reactions cr
      where
        cr.comment_id = c.id
        and cr.member_id = $1
    ),
    'none'
  ) as reaction,
  (
    "c"."replies" - (
      select
        count(*)::int
      from
        comments unseen
      where
        unseen.parent_id = c.id
        and unseen.author_id = any (
          array(
            select
              blocked_id
            from
              blocks
            where
              blocker_id = $1
            union all
            select
              blocker_id
            from
              blocks
            where
              blocked_id = $1
          )
        )
        and unseen.position is not null
        and coalesce(unseen.deleted_at, 'infinity') = 'infinity'
    ) - (
      select
        count(*)::int
      from
        away_comments away
        join comments unseen on unseen.id = away.comment_id
      where
        away.parent_id = c.id
        and unseen.position is not null
        and unseen.deleted_at is null
        and unseen.author_id <> $1
        and unseen.author_id <> all (
          array(
            select
              blocked_id
            from
              blocks
            where
              blocker_id = $1
            union all
            select
              blocker_id
            from
              blocks
            where
              blocked_id = $1
          )
        )
        and (
          unseen.circle = 0
          or true
        )
    ) - case
      when true then 0
      else (
        select
          count(*)::int
        from
          comments unseen
        where
          unseen.parent_id = c.id
          and unseen.circle > 0
          and unseen.position is not null
          and unseen.deleted_at is null
          and unseen.author_id <> $1
          and unseen.author_id <> all (
            array(
              select
                blocked_id
              from
                blocks
              where
                blocker_id = $1
              union all
              select
                blocker_id
              from
                blocks
              where
                blocked_id = $1
            )
          )
          and not true
      )
    end
  ) as replies
from
  unnest(
    array(
      with
        page as materialized (
          (
            select
              c.id,
              c.position
            from
              comments c
            where
              c.object_id = (
                select
                  "pd"."id"
                from
                  "project_discussions" pd
                where
                  "pd"."id" = $2
                  and (
                    (
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
                        g.id = pd.group_id
                    ) is true
                  )
              )
              and c.parent_id is null
              and c.author_id = $1
              and c.position is null
              and c.deleted_at is null
            order by
              c.id desc
            limit
              case
                when $4::int = 0 then 20
                else 0
              end
          )
          union all
          (
            select
              best.id,
              best.position
            from
              (
                (
                  select
                    c.id,
                    c.position,
                    n.likes
                  from
                    comment_counts n
                    join comments c on c.id = n.comment_id
                  where
                    n.object_id = (
                      select
                        "pd"."id"
                      from
                        "project_discussions" pd
                      where
                        "pd"."id" = $2
                        and (
                          (
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
                              g.id = pd.group_id
                          ) is true
                        )
                    )
                    and n.likes > 0
                    and not n.is_reply
                    and c.parent_id is null
                    and c.deleted_at is null
                    and c.position is not null
                    and (
                      "c"."deleted_at" is null
                      and (
                        "c"."author_id" = $1
                        or (
                          "c"."position" is not null
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $1
                                  and blocked_id = "c"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "c"."author_id"
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
                                  member_id = "c"."author_id"
                              ) is true
                            )
                          )
                          and (
                            "c"."circle" = 0
                            or (
                              select
                                true
                              from
                                "project_discussions" pd
                              where
                                "pd"."id" = "c"."object_id"
                            ) is true
                          )
                        )
                      )
                    )
                  order by
                    n.likes desc,
                    n.comment_id desc
                  limit
                    $4::int + $3::int
                )
                union all
                (
                  select
                    c.id,
                    c.position,
                    0
                  from
                    comments c
                  where
                    c.object_id = (
                      select
                        "pd"."id"
                      from
                        "project_discussions" pd
                      where
                        "pd"."id" = $2
                        and (
                          (
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
                              g.id = pd.group_id
                          ) is true
                        )
                    )
                    and c.parent_id is null
                    and c.parent_id is null
                    and c.deleted_at is null
                    and c.position is not null
                    and (
                      "c"."deleted_at" is null
                      and (
                        "c"."author_id" = $1
                        or (
                          "c"."position" is not null
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $1
                                  and blocked_id = "c"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "c"."author_id"
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
                                  member_id = "c"."author_id"
                              ) is true
                            )
                          )
                          and (
                            "c"."circle" = 0
                            or (
                              select
                                true
                              from
                                "project_discussions" pd
                              where
                                "pd"."id" = "c"."object_id"
                            ) is true
                          )
                        )
                      )
                    )
                    and not exists (
                      select
                      from
                        comment_counts n
                      where
                        n.comment_id = c.id
                        and n.likes > 0
                    )
                  order by
                    c.position desc
                  limit
                    $4::int + $3::int
                )
              ) as best
            order by
              best.likes desc,
              best.position desc
            limit
              $3::int
            offset
              $4::int
          )
        )
      select
        id
      from
        page
      union all
      select
        reply.id
      from
        page
        cross join lateral (
          select
            newest.id
          from
            (
              (
                select
                  c.id,
                  c.position
                from
                  comments c
                where
                  c.parent_id = "page"."id"
                  and c.deleted_at is null
                  and c.position is not null
                  and (
                    "c"."deleted_at" is null
                    and (
                      "c"."author_id" = $1
                      or (
                        "c"."position" is not null
                        and (
                          not (
                            (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = $1
                                and blocked_id = "c"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "c"."author_id"
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
                                member_id = "c"."author_id"
                            ) is true
                          )
                        )
                        and (
                          "c"."circle" = 0
                          or (
                            select
                              true
                            from
                              "project_discussions" pd
                            where
                              "pd"."id" = "c"."object_id"
                          ) is true
                        )
                      )
                    )
                  )
                order by
                  c.position desc
                limit
                  2
                offset
                  0
              )
              union all
              (
                select
                  c.id,
                  c.position
                from
                  comments c
                where
                  c.parent_id = "page"."id"
                  and c.author_id = $1
                  and c.position is null
                  and c.deleted_at is null
                order by
                  c.id desc
                limit
                  2
              )
            ) as newest
          order by
            newest.position desc nulls first,
            newest.id desc
          limit
            2
        ) as reply
    )
  ) as shown (id)
  join comments c on c.id = shown.id
  join "project_discussions" pd on "pd"."id" = c.object_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
  left join comment_counts reacted on reacted.comment_id = c.id
order by
  c.parent_id is null
  and c.position is not null,
  case
    when c.parent_id is null then coalesce(reacted.likes, 0)
  end desc,
  c.position desc nulls first,
  c.id desc
