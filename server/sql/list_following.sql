select
  asked.nth,
  its.*
from
  unnest($1::bigint[], $2::bigint[], $3::int[], $4::int[]) with ordinality as asked ("a0", "a1", "a2", "a3", nth)
  cross join lateral (
    with
      v as materialized (
        select
          array(
            select
              blocked_id
            from
              blocks
            where
              blocker_id = "asked"."a0"
            union all
            select
              blocker_id
            from
              blocks
            where
              blocked_id = "asked"."a0"
          ) as hidden,
          exists (
            select
            from
              comments own
            where
              own.author_id = "asked"."a0"
              and own.position is null
              and own.deleted_at is null
          ) as waits,
          ((m.born_on > current_date - interval '18 years') is true) as is_minor
        from
          (
            select
              1
          ) as one
          left join members m on m.id = "asked"."a0"
      ),
      listed as materialized (
        select
          array(
            with
              reach as materialized (
                select
                  case
                    when (
                      (
                        select
                          nsfw_hidden <> '{}'
                        from
                          members
                        where
                          id = "asked"."a0"
                      ) is true
                      or (
                        select
                          born_on > current_date - interval '18 years'
                        from
                          members
                        where
                          id = "asked"."a0"
                      ) is true
                      or exists (
                        select
                        from
                          mutes
                        where
                          member_id = "asked"."a0"
                          and kind = 'word'
                          and (
                            ends_at is null
                            or ends_at > now()
                          )
                      )
                      or exists (
                        select
                        from
                          mutes
                        where
                          member_id = "asked"."a0"
                          and kind = 'tag'
                          and (
                            ends_at is null
                            or ends_at > now()
                          )
                      )
                      or exists (
                        select
                        from
                          member_mutes
                        where
                          member_id = "asked"."a0"
                          and (
                            ends_at is null
                            or ends_at > now()
                          )
                      )
                    ) then greatest(
                      least(
                        "asked"."a1"::bigint,
                        (
                          select
                            position + 1
                          from
                            posts
                          where
                            deleted_at is null
                            and position is not null
                          order by
                            position desc
                          limit
                            1
                        )
                      ) - 20000,
                      0
                    )
                    else 0
                  end as bottom
              ),
              followed as materialized (
                select
                  coalesce(
                    (
                      select
                        following
                      from
                        member_counts
                      where
                        member_id = "asked"."a0"
                    ),
                    0
                  ) as members
              ),
              walk as materialized (
                select
                  *
                from
                  (
                    select
                      p.id,
                      p.position
                    from
                      posts p
                    where
                      (
                        select
                          members > 100
                        from
                          followed
                      )
                      and p.deleted_at is null
                      and p.position < "asked"."a1"
                      and p.position > greatest(
                        least(
                          "asked"."a1"::bigint,
                          (
                            select
                              position + 1
                            from
                              posts
                            where
                              deleted_at is null
                              and position is not null
                            order by
                              position desc
                            limit
                              1
                          )
                        ) - 5000,
                        (
                          select
                            bottom
                          from
                            reach
                        )
                      )
                      and (
                        "p"."author_id" <> all (
                          array(
                            select
                              blocked_id
                            from
                              blocks
                            where
                              blocker_id = "asked"."a0"
                            union all
                            select
                              blocker_id
                            from
                              blocks
                            where
                              blocked_id = "asked"."a0"
                          )
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
                        p.author_id = "asked"."a0"
                        or (
                          "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = "asked"."a0"
                              and followed_id = "p"."author_id"
                          ) is true
                        )
                      )
                      and case
                        when p.group_id is null then p.audience = 'public'
                        or p.author_id = "asked"."a0"
                        or (
                          "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                          or (
                            select
                              mutual
                            from
                              follows
                            where
                              follower_id = "asked"."a0"
                              and followed_id = "p"."author_id"
                          ) is true
                        )
                        else p.audience = 'public'
                        and (
                          (
                            select
                              inside.deleted_at is null
                              and their.is_in
                              and has_groups ()
                            from
                              group_members their
                              join groups inside on inside.id = their.group_id
                            where
                              their.group_id = "p"."group_id"
                              and their.member_id = "asked"."a0"
                          ) is true
                        )
                      end
                      and (
                        (
                          p.thread_id is null
                          or p.thread_id = p.id
                        )
                        or not exists (
                          select
                          from
                            posts earlier
                          where
                            earlier.thread_id = "p"."thread_id"
                            and earlier.id < "p"."id"
                            and earlier.deleted_at is null
                            and earlier.position is not null
                        )
                      )
                      and (
                        p.original_id is null
                        or p.author_id = "asked"."a0"
                        or (
                          select
                            (
                              "o"."author_id" = "asked"."a0"
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
                                  "asked"."a0"::bigint = - ("o"."author_id"::bigint)
                                  or (
                                    select
                                      mutual
                                    from
                                      follows
                                    where
                                      follower_id = "asked"."a0"
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
                                      and their.member_id = "asked"."a0"
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
                                      blocker_id = "asked"."a0"
                                      and blocked_id = "o"."author_id"
                                  ) is true
                                  or (
                                    select
                                      true
                                    from
                                      blocks
                                    where
                                      blocker_id = "o"."author_id"
                                      and blocked_id = "asked"."a0"
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
                      and (
                        (
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
                              member_id = "p"."author_id"
                          ) is not true
                          or "p"."author_id" = "asked"."a0"
                          or (
                            "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                            or (
                              select
                                true
                              from
                                follows
                              where
                                follower_id = "asked"."a0"
                                and followed_id = "p"."author_id"
                            ) is true
                          )
                        )
                        and (
                          not (
                            (
                              select
                                nsfw_hidden <> '{}'
                              from
                                members
                              where
                                id = "asked"."a0"
                            ) is true
                            or (
                              select
                                born_on > current_date - interval '18 years'
                              from
                                members
                              where
                                id = "asked"."a0"
                            ) is true
                            or exists (
                              select
                              from
                                mutes
                              where
                                member_id = "asked"."a0"
                                and kind = 'word'
                                and (
                                  ends_at is null
                                  or ends_at > now()
                                )
                            )
                            or exists (
                              select
                              from
                                mutes
                              where
                                member_id = "asked"."a0"
                                and kind = 'tag'
                                and (
                                  ends_at is null
                                  or ends_at > now()
                                )
                            )
                            or exists (
                              select
                              from
                                member_mutes
                              where
                                member_id = "asked"."a0"
                                and (
                                  ends_at is null
                                  or ends_at > now()
                                )
                            )
                          )
                          or p.author_id = "asked"."a0"
                          or (
                            select
                              not (
                                -- One regular expression for all words: PostgreSQL caches few compiled ones.
                                coalesce(
                                  has_words (
                                    q.message || ' ' || coalesce(o.message, ''),
                                    (
                                      select
                                        words_pattern (array_agg(word))
                                      from
                                        mutes
                                      where
                                        member_id = "asked"."a0"
                                        and kind = 'word'
                                        and (
                                          ends_at is null
                                          or ends_at > now()
                                        )
                                    )
                                  ),
                                  false
                                )
                                or exists (
                                  select
                                  from
                                    unnest(q.hashtags || o.hashtags) as tag
                                  where
                                    tag_key (tag) = any (
                                      array(
                                        select
                                          tag_key (word)
                                        from
                                          mutes
                                        where
                                          member_id = "asked"."a0"
                                          and kind = 'tag'
                                          and (
                                            ends_at is null
                                            or ends_at > now()
                                          )
                                      )
                                    )
                                )
                                or q.author_id = any (
                                  array(
                                    select
                                      muted_id
                                    from
                                      member_mutes
                                    where
                                      member_id = "asked"."a0"
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                )
                                or (
                                  o.author_id = any (
                                    array(
                                      select
                                        muted_id
                                      from
                                        member_mutes
                                      where
                                        member_id = "asked"."a0"
                                        and (
                                          ends_at is null
                                          or ends_at > now()
                                        )
                                    )
                                  )
                                ) is true
                                or (q.nsfw || o.nsfw) && (
                                  select
                                    nsfw_hidden
                                  from
                                    members
                                  where
                                    id = "asked"."a0"
                                )
                                or (
                                  cardinality(q.nsfw || o.nsfw) > 0
                                  and (
                                    select
                                      born_on > current_date - interval '18 years'
                                    from
                                      members
                                    where
                                      id = "asked"."a0"
                                  ) is true
                                )
                              )
                            from
                              posts q
                              left join posts o on o.id = q.original_id
                            where
                              q.id = p.id
                          )
                        )
                      )
                    order by
                      p.position desc
                    limit
                      1000
                  ) as nearest
                limit
                  "asked"."a2"::int + "asked"."a3"::int
              )
            select
              candidates.id
            from
              (
                select
                  id,
                  position
                from
                  walk
                union
                (
                  select
                    apart.id,
                    apart.position
                  from
                    (
                      select
                        own.id,
                        own.position
                      from
                        (
                          select
                            "asked"."a0"::bigint as id
                          union all
                          select
                            followed_id
                          from
                            follows
                          where
                            follower_id = "asked"."a0"
                        ) as author
                        cross join lateral (
                          select
                            p.id,
                            p.position
                          from
                            posts p
                          where
                            p.author_id = author.id
                            and p.deleted_at is null
                            and p.position < "asked"."a1"
                            and p.position > (
                              select
                                bottom
                              from
                                reach
                            )
                            and case
                              when p.group_id is null then p.audience = 'public'
                              or p.author_id = "asked"."a0"
                              or (
                                "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                                or (
                                  select
                                    mutual
                                  from
                                    follows
                                  where
                                    follower_id = "asked"."a0"
                                    and followed_id = "p"."author_id"
                                ) is true
                              )
                              else p.audience = 'public'
                              and (
                                (
                                  select
                                    inside.deleted_at is null
                                    and their.is_in
                                    and has_groups ()
                                  from
                                    group_members their
                                    join groups inside on inside.id = their.group_id
                                  where
                                    their.group_id = "p"."group_id"
                                    and their.member_id = "asked"."a0"
                                ) is true
                              )
                            end
                            and (
                              (
                                p.thread_id is null
                                or p.thread_id = p.id
                              )
                              or not exists (
                                select
                                from
                                  posts earlier
                                where
                                  earlier.thread_id = "p"."thread_id"
                                  and earlier.id < "p"."id"
                                  and earlier.deleted_at is null
                                  and earlier.position is not null
                              )
                            )
                            and (
                              p.original_id is null
                              or p.author_id = "asked"."a0"
                              or (
                                select
                                  (
                                    "o"."author_id" = "asked"."a0"
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
                                        "asked"."a0"::bigint = - ("o"."author_id"::bigint)
                                        or (
                                          select
                                            mutual
                                          from
                                            follows
                                          where
                                            follower_id = "asked"."a0"
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
                                            and their.member_id = "asked"."a0"
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
                                            blocker_id = "asked"."a0"
                                            and blocked_id = "o"."author_id"
                                        ) is true
                                        or (
                                          select
                                            true
                                          from
                                            blocks
                                          where
                                            blocker_id = "o"."author_id"
                                            and blocked_id = "asked"."a0"
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
                            and (
                              (
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
                                    member_id = "p"."author_id"
                                ) is not true
                                or "p"."author_id" = "asked"."a0"
                                or (
                                  "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                                  or (
                                    select
                                      true
                                    from
                                      follows
                                    where
                                      follower_id = "asked"."a0"
                                      and followed_id = "p"."author_id"
                                  ) is true
                                )
                              )
                              and (
                                not (
                                  (
                                    select
                                      nsfw_hidden <> '{}'
                                    from
                                      members
                                    where
                                      id = "asked"."a0"
                                  ) is true
                                  or (
                                    select
                                      born_on > current_date - interval '18 years'
                                    from
                                      members
                                    where
                                      id = "asked"."a0"
                                  ) is true
                                  or exists (
                                    select
                                    from
                                      mutes
                                    where
                                      member_id = "asked"."a0"
                                      and kind = 'word'
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                  or exists (
                                    select
                                    from
                                      mutes
                                    where
                                      member_id = "asked"."a0"
                                      and kind = 'tag'
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                  or exists (
                                    select
                                    from
                                      member_mutes
                                    where
                                      member_id = "asked"."a0"
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                )
                                or p.author_id = "asked"."a0"
                                or (
                                  select
                                    not (
                                      -- One regular expression for all words: PostgreSQL caches few compiled ones.
                                      coalesce(
                                        has_words (
                                          q.message || ' ' || coalesce(o.message, ''),
                                          (
                                            select
                                              words_pattern (array_agg(word))
                                            from
                                              mutes
                                            where
                                              member_id = "asked"."a0"
                                              and kind = 'word'
                                              and (
                                                ends_at is null
                                                or ends_at > now()
                                              )
                                          )
                                        ),
                                        false
                                      )
                                      or exists (
                                        select
                                        from
                                          unnest(q.hashtags || o.hashtags) as tag
                                        where
                                          tag_key (tag) = any (
                                            array(
                                              select
                                                tag_key (word)
                                              from
                                                mutes
                                              where
                                                member_id = "asked"."a0"
                                                and kind = 'tag'
                                                and (
                                                  ends_at is null
                                                  or ends_at > now()
                                                )
                                            )
                                          )
                                      )
                                      or q.author_id = any (
                                        array(
                                          select
                                            muted_id
                                          from
                                            member_mutes
                                          where
                                            member_id = "asked"."a0"
                                            and (
                                              ends_at is null
                                              or ends_at > now()
                                            )
                                        )
                                      )
                                      or (
                                        o.author_id = any (
                                          array(
                                            select
                                              muted_id
                                            from
                                              member_mutes
                                            where
                                              member_id = "asked"."a0"
                                              and (
                                                ends_at is null
                                                or ends_at > now()
                                              )
                                          )
                                        )
                                      ) is true
                                      or (q.nsfw || o.nsfw) && (
                                        select
                                          nsfw_hidden
                                        from
                                          members
                                        where
                                          id = "asked"."a0"
                                      )
                                      or (
                                        cardinality(q.nsfw || o.nsfw) > 0
                                        and (
                                          select
                                            born_on > current_date - interval '18 years'
                                          from
                                            members
                                          where
                                            id = "asked"."a0"
                                        ) is true
                                      )
                                    )
                                  from
                                    posts q
                                    left join posts o on o.id = q.original_id
                                  where
                                    q.id = p.id
                                )
                              )
                            )
                          order by
                            p.position desc
                          limit
                            "asked"."a2"::int + "asked"."a3"::int
                        ) as own
                      where
                        (
                          "author"."id" <> all (
                            array(
                              select
                                blocked_id
                              from
                                blocks
                              where
                                blocker_id = "asked"."a0"
                              union all
                              select
                                blocker_id
                              from
                                blocks
                              where
                                blocked_id = "asked"."a0"
                            )
                          )
                          and not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = "author"."id"
                            ) is true
                          )
                        )
                    ) as apart
                  where
                    (
                      select
                        count(*)
                      from
                        walk
                    ) < "asked"."a2"::int + "asked"."a3"::int
                  order by
                    apart.position desc
                  limit
                    "asked"."a2"::int + "asked"."a3"::int
                )
                union
                (
                  select
                    tagged.id,
                    tagged.position
                  from
                    hashtag_follows f
                    cross join lateral (
                      select
                        p.id,
                        p.position
                      from
                        object_tags t
                        join posts p on p.id = t.object_id
                      where
                        t.kind = 'post'
                        and t.hashtag_id = "f"."hashtag_id"
                        and t.is_public
                        and t.position < "asked"."a1"
                        and t.position > (
                          select
                            bottom
                          from
                            reach
                        )
                        and case
                          when p.group_id is null then p.audience = 'public'
                          or p.author_id = "asked"."a0"
                          or (
                            "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = "asked"."a0"
                                and followed_id = "p"."author_id"
                            ) is true
                          )
                          else p.audience = 'public'
                          and (
                            (
                              select
                                inside.deleted_at is null
                                and their.is_in
                                and has_groups ()
                              from
                                group_members their
                                join groups inside on inside.id = their.group_id
                              where
                                their.group_id = "p"."group_id"
                                and their.member_id = "asked"."a0"
                            ) is true
                          )
                        end
                        and (
                          (
                            p.thread_id is null
                            or p.thread_id = p.id
                          )
                          or not exists (
                            select
                            from
                              posts earlier
                            where
                              earlier.thread_id = "p"."thread_id"
                              and earlier.id < "p"."id"
                              and earlier.deleted_at is null
                              and earlier.position is not null
                          )
                        )
                        and (
                          p.deleted_at is null
                          and (
                            (
                              "p"."author_id" = "asked"."a0"
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
                                  "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                                  or (
                                    select
                                      mutual
                                    from
                                      follows
                                    where
                                      follower_id = "asked"."a0"
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
                                      and their.member_id = "asked"."a0"
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
                                      blocker_id = "asked"."a0"
                                      and blocked_id = "p"."author_id"
                                  ) is true
                                  or (
                                    select
                                      true
                                    from
                                      blocks
                                    where
                                      blocker_id = "p"."author_id"
                                      and blocked_id = "asked"."a0"
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
                                or p.author_id = "asked"."a0"
                                or (
                                  select
                                    (
                                      "o"."author_id" = "asked"."a0"
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
                                          "asked"."a0"::bigint = - ("o"."author_id"::bigint)
                                          or (
                                            select
                                              mutual
                                            from
                                              follows
                                            where
                                              follower_id = "asked"."a0"
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
                                              and their.member_id = "asked"."a0"
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
                                              blocker_id = "asked"."a0"
                                              and blocked_id = "o"."author_id"
                                          ) is true
                                          or (
                                            select
                                              true
                                            from
                                              blocks
                                            where
                                              blocker_id = "o"."author_id"
                                              and blocked_id = "asked"."a0"
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
                        and (
                          (
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
                                member_id = "p"."author_id"
                            ) is not true
                            or "p"."author_id" = "asked"."a0"
                            or (
                              "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                              or (
                                select
                                  true
                                from
                                  follows
                                where
                                  follower_id = "asked"."a0"
                                  and followed_id = "p"."author_id"
                              ) is true
                            )
                          )
                          and (
                            not (
                              (
                                select
                                  nsfw_hidden <> '{}'
                                from
                                  members
                                where
                                  id = "asked"."a0"
                              ) is true
                              or (
                                select
                                  born_on > current_date - interval '18 years'
                                from
                                  members
                                where
                                  id = "asked"."a0"
                              ) is true
                              or exists (
                                select
                                from
                                  mutes
                                where
                                  member_id = "asked"."a0"
                                  and kind = 'word'
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                              or exists (
                                select
                                from
                                  mutes
                                where
                                  member_id = "asked"."a0"
                                  and kind = 'tag'
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                              or exists (
                                select
                                from
                                  member_mutes
                                where
                                  member_id = "asked"."a0"
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                            )
                            or p.author_id = "asked"."a0"
                            or (
                              select
                                not (
                                  -- One regular expression for all words: PostgreSQL caches few compiled ones.
                                  coalesce(
                                    has_words (
                                      q.message || ' ' || coalesce(o.message, ''),
                                      (
                                        select
                                          words_pattern (array_agg(word))
                                        from
                                          mutes
                                        where
                                          member_id = "asked"."a0"
                                          and kind = 'word'
                                          and (
                                            ends_at is null
                                            or ends_at > now()
                                          )
                                      )
                                    ),
                                    false
                                  )
                                  or exists (
                                    select
                                    from
                                      unnest(q.hashtags || o.hashtags) as tag
                                    where
                                      tag_key (tag) = any (
                                        array(
                                          select
                                            tag_key (word)
                                          from
                                            mutes
                                          where
                                            member_id = "asked"."a0"
                                            and kind = 'tag'
                                            and (
                                              ends_at is null
                                              or ends_at > now()
                                            )
                                        )
                                      )
                                  )
                                  or q.author_id = any (
                                    array(
                                      select
                                        muted_id
                                      from
                                        member_mutes
                                      where
                                        member_id = "asked"."a0"
                                        and (
                                          ends_at is null
                                          or ends_at > now()
                                        )
                                    )
                                  )
                                  or (
                                    o.author_id = any (
                                      array(
                                        select
                                          muted_id
                                        from
                                          member_mutes
                                        where
                                          member_id = "asked"."a0"
                                          and (
                                            ends_at is null
                                            or ends_at > now()
                                          )
                                      )
                                    )
                                  ) is true
                                  or (q.nsfw || o.nsfw) && (
                                    select
                                      nsfw_hidden
                                    from
                                      members
                                    where
                                      id = "asked"."a0"
                                  )
                                  or (
                                    cardinality(q.nsfw || o.nsfw) > 0
                                    and (
                                      select
                                        born_on > current_date - interval '18 years'
                                      from
                                        members
                                      where
                                        id = "asked"."a0"
                                    ) is true
                                  )
                                )
                              from
                                posts q
                                left join posts o on o.id = q.original_id
                              where
                                q.id = p.id
                            )
                          )
                        )
                      order by
                        t.position desc
                      limit
                        "asked"."a2"::int + "asked"."a3"::int
                    ) as tagged
                  where
                    f.member_id = "asked"."a0"
                  order by
                    tagged.position desc
                  limit
                    "asked"."a2"::int + "asked"."a3"::int
                )
                union
                (
                  select
                    inside.id,
                    inside.position
                  from
                    (
                      select
                        s.group_id
                      from
                        group_members s
                      where
                        s.member_id = "asked"."a0"
                        and s.is_in
                        and has_groups ()
                      order by
                        s.since desc
                      limit
                        100
                    ) as mine
                    cross join lateral (
                      select
                        p.id,
                        p.position
                      from
                        posts p
                      where
                        p.group_id = mine.group_id
                        and p.deleted_at is null
                        and p.audience = 'public'
                        and p.position < "asked"."a1"
                        and p.position > (
                          select
                            bottom
                          from
                            reach
                        )
                        and (
                          (
                            p.thread_id is null
                            or p.thread_id = p.id
                          )
                          or not exists (
                            select
                            from
                              posts earlier
                            where
                              earlier.thread_id = "p"."thread_id"
                              and earlier.id < "p"."id"
                              and earlier.deleted_at is null
                              and earlier.position is not null
                          )
                        )
                        and (
                          p.deleted_at is null
                          and (
                            (
                              "p"."author_id" = "asked"."a0"
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
                                  "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                                  or (
                                    select
                                      mutual
                                    from
                                      follows
                                    where
                                      follower_id = "asked"."a0"
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
                                      and their.member_id = "asked"."a0"
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
                                      blocker_id = "asked"."a0"
                                      and blocked_id = "p"."author_id"
                                  ) is true
                                  or (
                                    select
                                      true
                                    from
                                      blocks
                                    where
                                      blocker_id = "p"."author_id"
                                      and blocked_id = "asked"."a0"
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
                                or p.author_id = "asked"."a0"
                                or (
                                  select
                                    (
                                      "o"."author_id" = "asked"."a0"
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
                                          "asked"."a0"::bigint = - ("o"."author_id"::bigint)
                                          or (
                                            select
                                              mutual
                                            from
                                              follows
                                            where
                                              follower_id = "asked"."a0"
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
                                              and their.member_id = "asked"."a0"
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
                                              blocker_id = "asked"."a0"
                                              and blocked_id = "o"."author_id"
                                          ) is true
                                          or (
                                            select
                                              true
                                            from
                                              blocks
                                            where
                                              blocker_id = "o"."author_id"
                                              and blocked_id = "asked"."a0"
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
                        and (
                          (
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
                                member_id = "p"."author_id"
                            ) is not true
                            or "p"."author_id" = "asked"."a0"
                            or (
                              "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                              or (
                                select
                                  true
                                from
                                  follows
                                where
                                  follower_id = "asked"."a0"
                                  and followed_id = "p"."author_id"
                              ) is true
                            )
                          )
                          and (
                            not (
                              (
                                select
                                  nsfw_hidden <> '{}'
                                from
                                  members
                                where
                                  id = "asked"."a0"
                              ) is true
                              or (
                                select
                                  born_on > current_date - interval '18 years'
                                from
                                  members
                                where
                                  id = "asked"."a0"
                              ) is true
                              or exists (
                                select
                                from
                                  mutes
                                where
                                  member_id = "asked"."a0"
                                  and kind = 'word'
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                              or exists (
                                select
                                from
                                  mutes
                                where
                                  member_id = "asked"."a0"
                                  and kind = 'tag'
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                              or exists (
                                select
                                from
                                  member_mutes
                                where
                                  member_id = "asked"."a0"
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                            )
                            or p.author_id = "asked"."a0"
                            or (
                              select
                                not (
                                  -- One regular expression for all words: PostgreSQL caches few compiled ones.
                                  coalesce(
                                    has_words (
                                      q.message || ' ' || coalesce(o.message, ''),
                                      (
                                        select
                                          words_pattern (array_agg(word))
                                        from
                                          mutes
                                        where
                                          member_id = "asked"."a0"
                                          and kind = 'word'
                                          and (
                                            ends_at is null
                                            or ends_at > now()
                                          )
                                      )
                                    ),
                                    false
                                  )
                                  or exists (
                                    select
                                    from
                                      unnest(q.hashtags || o.hashtags) as tag
                                    where
                                      tag_key (tag) = any (
                                        array(
                                          select
                                            tag_key (word)
                                          from
                                            mutes
                                          where
                                            member_id = "asked"."a0"
                                            and kind = 'tag'
                                            and (
                                              ends_at is null
                                              or ends_at > now()
                                            )
                                        )
                                      )
                                  )
                                  or q.author_id = any (
                                    array(
                                      select
                                        muted_id
                                      from
                                        member_mutes
                                      where
                                        member_id = "asked"."a0"
                                        and (
                                          ends_at is null
                                          or ends_at > now()
                                        )
                                    )
                                  )
                                  or (
                                    o.author_id = any (
                                      array(
                                        select
                                          muted_id
                                        from
                                          member_mutes
                                        where
                                          member_id = "asked"."a0"
                                          and (
                                            ends_at is null
                                            or ends_at > now()
                                          )
                                      )
                                    )
                                  ) is true
                                  or (q.nsfw || o.nsfw) && (
                                    select
                                      nsfw_hidden
                                    from
                                      members
                                    where
                                      id = "asked"."a0"
                                  )
                                  or (
                                    cardinality(q.nsfw || o.nsfw) > 0
                                    and (
                                      select
                                        born_on > current_date - interval '18 years'
                                      from
                                        members
                                      where
                                        id = "asked"."a0"
                                    ) is true
                                  )
                                )
                              from
                                posts q
                                left join posts o on o.id = q.original_id
                              where
                                q.id = p.id
                            )
                          )
                        )
                      order by
                        p.position desc
                      limit
                        "asked"."a2"::int + "asked"."a3"::int
                    ) as inside
                  order by
                    inside.position desc
                  limit
                    "asked"."a2"::int + "asked"."a3"::int
                )
              ) as candidates
            order by
              candidates.position desc
            limit
              "asked"."a2"::int
            offset
              "asked"."a3"::int
          ) as ids
      )
    select
      p.id,
      p.listed,
      p.position as cursor,
      c.version,
      nullif(v.hidden, '{}') as hidden,
      v.waits,
      v.is_minor as viewer_is_minor,
      (
        "asked"."a0"::bigint = - ("p"."author_id"::bigint)
        or (
          select
            true
          from
            follows
          where
            follower_id = "asked"."a0"
            and followed_id = "p"."author_id"
        ) is true
      ) as following,
      case
        when c.likes + c.dislikes > 0 then (
          select
            r.kind
          from
            reactions r
          where
            r.object_id = p.id
            and r.member_id = "asked"."a0"
        )
      end as reaction,
      c.likes,
      c.dislikes,
      c.comments,
      c.reposts,
      c.tips,
      nullif(c.tip_units, 0)::text as tip_units,
      c.comments > 0
      and (
        c.closed > 0
        or (
          (
            select
              true
            from
              away_comments away
            where
              away.object_id = "c"."id"
            limit
              1
          ) is true
        )
      ) as has_closed,
      (
        (
          select
            true
          from
            saved_objects kept
          where
            kept.member_id = "asked"."a0"
            and kept.object_id = "p"."id"
        ) is true
      ) as saved,
      case
        when c.reposts > 0
        or p.original_id is not null then (
          select
            mine.id
          from
            posts mine
          where
            mine.author_id = "asked"."a0"
            and mine.original_id = coalesce(p.original_id, p.id)
            and mine.is_repost
            and mine.message = ''
            and mine.deleted_at is null
        )
      end as my_repost_id
    from
      v
      cross join (
        select
          p.*,
          array_position(
            (
              select
                ids
              from
                listed
            ),
            p.id
          ) is not null as listed
        from
          (
            select
              unnest(ids) as id
            from
              listed
            union
            select
              shown.original_id
            from
              listed
              cross join unnest(listed.ids) as each (id)
              join posts shown on shown.id = each.id
            where
              shown.original_id is not null
          ) as page
          join posts p on p.id = page.id
      ) as p
      join objects c on c.id = p.id
    where
      p.listed
      or (
        p.deleted_at is null
        and (
          (
            "p"."author_id" = "asked"."a0"
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
                "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = "asked"."a0"
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
                    and their.member_id = "asked"."a0"
                  where
                    inside.id = "p"."group_id"
                ) is true
              )
            end
            and (
              "p"."author_id" <> all ("v"."hidden")
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
      )
    order by
      array_position(
        (
          select
            ids
          from
            listed
        ),
        p.id
      )
  ) as its
