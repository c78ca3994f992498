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
          ) as muted_members,
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
          ) as muted_words,
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
          ) as muted_tags,
          coalesce(m.nsfw_hidden, '{}') as unwanted,
          ((m.born_on > current_date - interval '18 years') is true) as is_minor
        from
          (
            select
              1
          ) as one
          left join members m on m.id = "asked"."a0"
      ),
      page as materialized (
        select
          nearest.*
        from
          v
          cross join lateral (
            select
              p.*
            from
              (
                select
                  p.id,
                  p.position,
                  p.author_id,
                  p.audience,
                  p.original_id,
                  p.group_id,
                  p.thread_id,
                  case
                    when p.original_id is not null then (
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
                            and (
                              p.author_id = "asked"."a0"
                              or not (
                                select
                                  q.shows_private
                                from
                                  posts q
                                where
                                  q.id = p.id
                              )
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
                            "o"."author_id" <> all ("v"."hidden")
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
                  end as sees_original
                from
                  posts p
                where
                  p.deleted_at is null
                  and p.position < "asked"."a1"
                  and p.position > 0
                order by
                  p.position desc
                limit
                  200
              ) as p
            where
              case
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
              and (
                p.original_id is null
                or p.author_id = "asked"."a0"
                or p.sees_original
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
                    v.is_minor
                    or v.unwanted <> '{}'
                    or v.muted_words is not null
                    or v.muted_tags <> '{}'
                    or v.muted_members <> '{}'
                  )
                  or p.author_id = "asked"."a0"
                  or (
                    select
                      not (
                        -- One regular expression for all words: PostgreSQL caches few compiled ones.
                        coalesce(has_words (q.message || ' ' || coalesce(o.message, ''), "v"."muted_words"), false)
                        or exists (
                          select
                          from
                            unnest(q.hashtags || o.hashtags) as tag
                          where
                            tag_key (tag) = any ("v"."muted_tags")
                        )
                        or q.author_id = any ("v"."muted_members")
                        or (o.author_id = any ("v"."muted_members")) is true
                        or (q.nsfw || o.nsfw) && "v"."unwanted"
                        or (
                          cardinality(q.nsfw || o.nsfw) > 0
                          and "v"."is_minor"
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
              "asked"."a2"::int
            offset
              "asked"."a3"::int
          ) as nearest
      )
    select
      p.id,
      p.listed,
      "p"."position" as cursor,
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
          id,
          position,
          author_id,
          original_id,
          true as listed
        from
          page
        union all
        select
          p.id,
          p.position,
          p.author_id,
          p.original_id,
          false
        from
          posts p
        where
          p.id = any (
            array(
              select
                original_id
              from
                page
              where
                sees_original
            )
          )
          and p.id <> all (
            array(
              select
                id
              from
                page
            )
          )
          and (
            p.deleted_at is null
            and (
              p.position is not null
              or p.author_id = "asked"."a0"
            )
          )
      ) as p
      join objects c on c.id = p.id
    order by
      p.position desc
  ) as its
