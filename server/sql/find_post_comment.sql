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
          or (
            (
              "unseen"."circle" & 1 = 0
              or (
                "p"."author_id" = $1
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
              )
            )
            and (
              "unseen"."circle" & 2 = 0
              or (
                select
                  not q.is_repost
                  or (
                    "o"."author_id" = $1
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
                  ) is true
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
            and (
              "unseen"."circle" & 4 = 0
              or (
                (
                  select
                    inside.deleted_at is null
                    and their.is_in
                    and coalesce(their.openings <= "unseen"."openings", true)
                    and has_groups ()
                  from
                    group_members their
                    join groups inside on inside.id = their.group_id
                  where
                    their.group_id = "p"."group_id"
                    and their.member_id = $1
                ) is true
              )
            )
            and (
              "unseen"."circle" & 8 = 0
              or (
                select
                  not q.is_repost
                  or (
                    (
                      select
                        inside.deleted_at is null
                        and their.is_in
                        and coalesce(their.openings <= "unseen"."openings", true)
                        and has_groups ()
                      from
                        group_members their
                        join groups inside on inside.id = their.group_id
                      where
                        their.group_id = "o"."group_id"
                        and their.member_id = $1
                    ) is true
                  )
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
          )
        )
    ) - case
      when (
        (
          32767 & 1 = 0
          or (
            "p"."author_id" = $1
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
          )
        )
        and (
          32767 & 2 = 0
          or (
            select
              not q.is_repost
              or (
                "o"."author_id" = $1
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
              ) is true
            from
              posts q
              left join posts o on o.id = q.original_id
            where
              q.id = p.id
          )
        )
        and (
          32767 & 4 = 0
          or (
            (
              select
                inside.deleted_at is null
                and their.is_in
                and coalesce(their.openings <= 0, true)
                and has_groups ()
              from
                group_members their
                join groups inside on inside.id = their.group_id
              where
                their.group_id = "p"."group_id"
                and their.member_id = $1
            ) is true
          )
        )
        and (
          32767 & 8 = 0
          or (
            select
              not q.is_repost
              or (
                (
                  select
                    inside.deleted_at is null
                    and their.is_in
                    and coalesce(their.openings <= 0, true)
                    and has_groups ()
                  from
                    group_members their
                    join groups inside on inside.id = their.group_id
                  where
                    their.group_id = "o"."group_id"
                    and their.member_id = $1
                ) is true
              )
            from
              posts q
              left join posts o on o.id = q.original_id
            where
              q.id = p.id
          )
        )
      ) then 0
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
          and not (
            (
              "unseen"."circle" & 1 = 0
              or (
                "p"."author_id" = $1
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
              )
            )
            and (
              "unseen"."circle" & 2 = 0
              or (
                select
                  not q.is_repost
                  or (
                    "o"."author_id" = $1
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
                  ) is true
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
            and (
              "unseen"."circle" & 4 = 0
              or (
                (
                  select
                    inside.deleted_at is null
                    and their.is_in
                    and coalesce(their.openings <= "unseen"."openings", true)
                    and has_groups ()
                  from
                    group_members their
                    join groups inside on inside.id = their.group_id
                  where
                    their.group_id = "p"."group_id"
                    and their.member_id = $1
                ) is true
              )
            )
            and (
              "unseen"."circle" & 8 = 0
              or (
                select
                  not q.is_repost
                  or (
                    (
                      select
                        inside.deleted_at is null
                        and their.is_in
                        and coalesce(their.openings <= "unseen"."openings", true)
                        and has_groups ()
                      from
                        group_members their
                        join groups inside on inside.id = their.group_id
                      where
                        their.group_id = "o"."group_id"
                        and their.member_id = $1
                    ) is true
                  )
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
          )
      )
    end
  ) as replies
from
  unnest(
    array(
      with
        page as materialized (
          select
            c.id
          from
            comments c
          where
            c.id = $2
            and (
              (
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
                          (
                            (
                              "c"."circle" & 1 = 0
                              or (
                                "p"."author_id" = $1
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
                              )
                            )
                            and (
                              "c"."circle" & 2 = 0
                              or (
                                select
                                  not q.is_repost
                                  or (
                                    "o"."author_id" = $1
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
                                  ) is true
                                from
                                  posts q
                                  left join posts o on o.id = q.original_id
                                where
                                  q.id = p.id
                              )
                            )
                            and (
                              "c"."circle" & 4 = 0
                              or (
                                (
                                  select
                                    inside.deleted_at is null
                                    and their.is_in
                                    and coalesce(their.openings <= "c"."openings", true)
                                    and has_groups ()
                                  from
                                    group_members their
                                    join groups inside on inside.id = their.group_id
                                  where
                                    their.group_id = "p"."group_id"
                                    and their.member_id = $1
                                ) is true
                              )
                            )
                            and (
                              "c"."circle" & 8 = 0
                              or (
                                select
                                  not q.is_repost
                                  or (
                                    (
                                      select
                                        inside.deleted_at is null
                                        and their.is_in
                                        and coalesce(their.openings <= "c"."openings", true)
                                        and has_groups ()
                                      from
                                        group_members their
                                        join groups inside on inside.id = their.group_id
                                      where
                                        their.group_id = "o"."group_id"
                                        and their.member_id = $1
                                    ) is true
                                  )
                                from
                                  posts q
                                  left join posts o on o.id = q.original_id
                                where
                                  q.id = p.id
                              )
                            )
                          )
                        from
                          "posts" p
                        where
                          "p"."id" = "c"."object_id"
                      ) is true
                    )
                  )
                )
              )
              and (
                (
                  (
                    select
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
                      (
                        "parent"."deleted_at" is null
                        and (
                          "parent"."author_id" = $1
                          or (
                            "parent"."position" is not null
                            and (
                              not (
                                (
                                  select
                                    true
                                  from
                                    blocks
                                  where
                                    blocker_id = $1
                                    and blocked_id = "parent"."author_id"
                                ) is true
                                or (
                                  select
                                    true
                                  from
                                    blocks
                                  where
                                    blocker_id = "parent"."author_id"
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
                                    member_id = "parent"."author_id"
                                ) is true
                              )
                            )
                            and (
                              "parent"."circle" = 0
                              or (
                                select
                                  (
                                    (
                                      "parent"."circle" & 1 = 0
                                      or (
                                        "p"."author_id" = $1
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
                                      )
                                    )
                                    and (
                                      "parent"."circle" & 2 = 0
                                      or (
                                        select
                                          not q.is_repost
                                          or (
                                            "o"."author_id" = $1
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
                                          ) is true
                                        from
                                          posts q
                                          left join posts o on o.id = q.original_id
                                        where
                                          q.id = p.id
                                      )
                                    )
                                    and (
                                      "parent"."circle" & 4 = 0
                                      or (
                                        (
                                          select
                                            inside.deleted_at is null
                                            and their.is_in
                                            and coalesce(their.openings <= "parent"."openings", true)
                                            and has_groups ()
                                          from
                                            group_members their
                                            join groups inside on inside.id = their.group_id
                                          where
                                            their.group_id = "p"."group_id"
                                            and their.member_id = $1
                                        ) is true
                                      )
                                    )
                                    and (
                                      "parent"."circle" & 8 = 0
                                      or (
                                        select
                                          not q.is_repost
                                          or (
                                            (
                                              select
                                                inside.deleted_at is null
                                                and their.is_in
                                                and coalesce(their.openings <= "parent"."openings", true)
                                                and has_groups ()
                                              from
                                                group_members their
                                                join groups inside on inside.id = their.group_id
                                              where
                                                their.group_id = "o"."group_id"
                                                and their.member_id = $1
                                            ) is true
                                          )
                                        from
                                          posts q
                                          left join posts o on o.id = q.original_id
                                        where
                                          q.id = p.id
                                      )
                                    )
                                  )
                                from
                                  "posts" p
                                where
                                  "p"."id" = "c"."object_id"
                              ) is true
                            )
                          )
                        )
                      )
                    from
                      comments parent
                    where
                      parent.id = c.parent_id
                  ) is true
                )
              )
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
                              (
                                (
                                  "c"."circle" & 1 = 0
                                  or (
                                    "p"."author_id" = $1
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
                                  )
                                )
                                and (
                                  "c"."circle" & 2 = 0
                                  or (
                                    select
                                      not q.is_repost
                                      or (
                                        "o"."author_id" = $1
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
                                      ) is true
                                    from
                                      posts q
                                      left join posts o on o.id = q.original_id
                                    where
                                      q.id = p.id
                                  )
                                )
                                and (
                                  "c"."circle" & 4 = 0
                                  or (
                                    (
                                      select
                                        inside.deleted_at is null
                                        and their.is_in
                                        and coalesce(their.openings <= "c"."openings", true)
                                        and has_groups ()
                                      from
                                        group_members their
                                        join groups inside on inside.id = their.group_id
                                      where
                                        their.group_id = "p"."group_id"
                                        and their.member_id = $1
                                    ) is true
                                  )
                                )
                                and (
                                  "c"."circle" & 8 = 0
                                  or (
                                    select
                                      not q.is_repost
                                      or (
                                        (
                                          select
                                            inside.deleted_at is null
                                            and their.is_in
                                            and coalesce(their.openings <= "c"."openings", true)
                                            and has_groups ()
                                          from
                                            group_members their
                                            join groups inside on inside.id = their.group_id
                                          where
                                            their.group_id = "o"."group_id"
                                            and their.member_id = $1
                                        ) is true
                                      )
                                    from
                                      posts q
                                      left join posts o on o.id = q.original_id
                                    where
                                      q.id = p.id
                                  )
                                )
                              )
                            from
                              "posts" p
                            where
                              "p"."id" = "c"."object_id"
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
  join "posts" p on "p"."id" = c.object_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
  left join comment_counts reacted on reacted.comment_id = c.id
order by
  c.position desc nulls first,
  c.id desc
