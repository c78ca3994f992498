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
    p.deleted_at is null
    and p.position is not null
    and p.audience = 'public'
    and p.group_id is null
    and (
      p.original_id is null
      or (
        select
          o.audience = 'public'
          and not (
            select
              q.shows_private
            from
              posts q
            where
              q.id = p.id
          )
          and o.group_id is null
        from
          posts o
        where
          o.id = p.original_id
      )
    )
  )
  and c.circle = 0 as is_open,
  cardinality(
    p.nsfw || (
      select
        o.nsfw
      from
        posts o
      where
        o.id = p.original_id
    )
  ) > 0
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = $1
  ) is true as hides_file,
  0 as replies,
  (
    select
      true
    from
      blocks
    where
      blocker_id = c.author_id
      and blocked_id = $1
  ) is true as hides_author
from
  comments c
  join "posts" p on "p"."id" = c.object_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
where
  c.object_id = $2
  and c.author_id = any (
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
  and c.position < $3
  and (
    c.deleted_at is null
    and c.position is not null
    and (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = c.author_id
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = c.author_id
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
          member_id = c.author_id
      ) is true
    )
    and (
      (
        select
          "p"."author_id" = $1
          and (
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
        from
          "posts" p
        where
          "p"."id" = "c"."object_id"
      ) is true
    )
    and (
      c.parent_id is null
      or (
        select
          parent.deleted_at is null
        from
          comments parent
        where
          parent.id = c.parent_id
      ) is true
    )
  )
order by
  c.position desc
limit
  $4::int
offset
  $5::int
