select
  json_build_array(
    (
      select
        coalesce(json_agg(each), '[]')
      from
        (
          with
            asked as materialized (
              select
                name,
                name <> '' as is_asked
              from
                (
                  select
                    replace(search_key ($2::text), ' ', '') as name
                ) as typed
            ),
            matching as materialized (
              select
                used.id
              from
                asked
                cross join lateral (
                  select
                    h.id
                  from
                    hashtags h
                  where
                    h.uses > 0
                  order by
                    h.uses desc
                  limit
                    300
                ) as used
                join hashtag_names n on n.hashtag_id = used.id
              where
                asked.is_asked
                and starts_with(n.name, asked.name)
              union
              select
                begun.hashtag_id
              from
                asked
                cross join lateral (
                  select
                    hashtag_id
                  from
                    hashtag_names n
                  where
                    (
                      "n"."name" >= "asked"."name"
                      and "n"."name" < "asked"."name" || chr(1114111)
                    )
                  order by
                    n.name
                  limit
                    300
                ) as begun
              where
                asked.is_asked
              union
              select
                h.id
              from
                hashtags h
              where
                h.key = tag_key ($2)
                and h.uses > 0
            ),
            found as (
              select
                id,
                0 as typos
              from
                matching
              union all
              select
                one.hashtag_id,
                1
              from
                asked
                cross join lateral unnest(near_spellings (asked.name)) as spelling
                cross join lateral (
                  select
                    hashtag_id
                  from
                    hashtag_names n
                  where
                    (
                      "n"."name" >= "spelling"
                      and "n"."name" < "spelling" || chr(1114111)
                    )
                  order by
                    n.name
                  limit
                    3
                ) as one
              where
                char_length("asked"."name") between 4 and 24
                and (
                  select
                    count(*)
                  from
                    matching
                ) < 5
            )
          select
            h.id,
            h.label as hashtag,
            h.counts
          from
            asked
            cross join (
              select
                id,
                min(typos) as typos
              from
                found
              group by
                id
            ) as each
            join hashtags h on h.id = each.id
            join hashtag_names n on n.hashtag_id = h.id
          where
            h.uses > 0
            and not exists (
              select
              from
                blocked_tags b
              where
                b.hashtag_id = h.id
            )
            and h.key <> all (
              array(
                select
                  tag_key (word)
                from
                  mutes
                where
                  member_id = $1
                  and kind = 'tag'
                  and (
                    ends_at is null
                    or ends_at > now()
                  )
              )
            )
          order by
            each.typos,
            n.name = asked.name desc,
            (
              select
                true
              from
                hashtag_follows f
              where
                f.hashtag_id = h.id
                and f.member_id = $1
            ) is true desc,
            h.uses desc,
            h.key
          limit
            5
        ) as each
    ),
    (
      select
        coalesce(json_agg(each), '[]')
      from
        (
          with
            given as materialized (
              select
                (typed_words ($2::text)) [1:6] as words,
                (
                  (
                    select
                      nsfw_hidden <> '{}'
                    from
                      members
                    where
                      id = $1
                  ) is true
                  or (
                    select
                      born_on > current_date - interval '18 years'
                    from
                      members
                    where
                      id = $1
                  ) is true
                  or exists (
                    select
                    from
                      mutes
                    where
                      member_id = $1
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
                      member_id = $1
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
                      member_id = $1
                      and (
                        ends_at is null
                        or ends_at > now()
                      )
                  )
                ) as keeps_out,
                (
                  select
                    position + 1
                  from
                    reels
                  where
                    deleted_at is null
                    and position is not null
                  order by
                    position desc
                  limit
                    1
                ) as top
            ),
            asked as materialized (
              select
                *,
                query::tsquery as sought
              from
                (
                  select
                    given.*,
                    (
                      select
                        string_agg('''' || word || ''':*', ' & ')
                      from
                        unnest("given"."words") as word
                    ) as query
                  from
                    given
                ) as said
              where
                query is not null
            ),
            recent as materialized (
              select
                found.*
              from
                asked
                cross join lateral (
                  select
                    rl.id,
                    rl.position
                  from
                    (
                      select
                        w.reel_id,
                        w.position
                      from
                        (
                          select
                            id
                          from
                            reels
                          where
                            deleted_at is null
                            and position < asked.top
                          order by
                            position desc
                          limit
                            400
                        ) as latest
                        join reel_words w on w.reel_id = latest.id
                      where
                        w.words @@ asked.sought
                    ) as each
                    join reels rl on rl.id = each.reel_id
                  where
                    (
                      rl.deleted_at is null
                      and (
                        rl.author_id = $1
                        or (
                          rl.position is not null
                          and (
                            rl.audience = 'public'
                            or (
                              $1::bigint = - ("rl"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $1
                                  and followed_id = "rl"."author_id"
                              ) is true
                            )
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
                                  and blocked_id = "rl"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "rl"."author_id"
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
                                  member_id = "rl"."author_id"
                              ) is true
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
                            member_id = "rl"."author_id"
                        ) is not true
                        or "rl"."author_id" = $1
                        or (
                          $1::bigint = - ("rl"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "rl"."author_id"
                          ) is true
                        )
                      )
                      and (
                        not "asked"."keeps_out"
                        or rl.author_id = $1
                        or not (
                          coalesce(
                            has_words (
                              rl.message,
                              (
                                select
                                  words_pattern (array_agg(word))
                                from
                                  mutes
                                where
                                  member_id = $1
                                  and kind = 'word'
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                            ),
                            false
                          )
                          or rl.tags && array(
                            select
                              tag_key (word)
                            from
                              mutes
                            where
                              member_id = $1
                              and kind = 'tag'
                              and (
                                ends_at is null
                                or ends_at > now()
                              )
                          )
                          or rl.author_id = any (
                            array(
                              select
                                muted_id
                              from
                                member_mutes
                              where
                                member_id = $1
                                and (
                                  ends_at is null
                                  or ends_at > now()
                                )
                            )
                          )
                          or (
                            rl.nsfw && (
                              select
                                nsfw_hidden
                              from
                                members
                              where
                                id = $1
                            )
                            or (
                              cardinality(rl.nsfw) > 0
                              and (
                                select
                                  born_on > current_date - interval '18 years'
                                from
                                  members
                                where
                                  id = $1
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  order by
                    each.position desc
                  limit
                    10
                ) as found
            ),
            stretches as materialized (
              select
                nth,
                case
                  when furthest is null then asked.query
                  else concat_ws(
                    ' & ',
                    asked.query,
                    (
                      select
                        '(' || string_agg('''~b' || stretch || '''', ' | ') || ')'
                      from
                        generate_series(greatest((asked.top >> 16) - furthest, 0), (asked.top >> 16) - nearest) as stretch
                    )
                  )
                end::tsquery as sought,
                case
                  when furthest is null then ((asked.top >> 16) - 63) << 16
                  else asked.top
                end as top
              from
                asked
                cross join (
                  values
                    (0, 0, 0::int),
                    (1, 1, 3::int),
                    (2, 4, 15::int),
                    (3, 16, 63::int),
                    (4, 64, null::int)
                ) as each (nth, nearest, furthest)
              where
                not (
                  (
                    select
                      count(*)
                    from
                      recent
                  ) >= 10
                )
                and (asked.top >> 16) >= nearest
              order by
                nth
            ),
            far as (
              select
                found.*
              from
                stretches
                cross join asked
                cross join lateral (
                  select
                    rl.id,
                    rl.position
                  from
                    (
                      select
                        w."reel_id",
                        w.position
                      from
                        "reel_words" w
                      where
                        w.is_public
                        and w.words @@ stretches.sought
                        and w.position < stretches.top
                      order by
                        w.position desc
                      limit
                        1000
                    ) as each
                    join reels rl on rl.id = each.reel_id
                  where
                    (
                      rl.deleted_at is null
                      and (
                        rl.author_id = $1
                        or (
                          rl.position is not null
                          and (
                            rl.audience = 'public'
                            or (
                              $1::bigint = - ("rl"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $1
                                  and followed_id = "rl"."author_id"
                              ) is true
                            )
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
                                  and blocked_id = "rl"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "rl"."author_id"
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
                                  member_id = "rl"."author_id"
                              ) is true
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
                            member_id = "rl"."author_id"
                        ) is not true
                        or "rl"."author_id" = $1
                        or (
                          $1::bigint = - ("rl"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "rl"."author_id"
                          ) is true
                        )
                      )
                      and (
                        not "asked"."keeps_out"
                        or rl.author_id = $1
                        or not (
                          coalesce(
                            has_words (
                              rl.message,
                              (
                                select
                                  words_pattern (array_agg(word))
                                from
                                  mutes
                                where
                                  member_id = $1
                                  and kind = 'word'
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                            ),
                            false
                          )
                          or rl.tags && array(
                            select
                              tag_key (word)
                            from
                              mutes
                            where
                              member_id = $1
                              and kind = 'tag'
                              and (
                                ends_at is null
                                or ends_at > now()
                              )
                          )
                          or rl.author_id = any (
                            array(
                              select
                                muted_id
                              from
                                member_mutes
                              where
                                member_id = $1
                                and (
                                  ends_at is null
                                  or ends_at > now()
                                )
                            )
                          )
                          or (
                            rl.nsfw && (
                              select
                                nsfw_hidden
                              from
                                members
                              where
                                id = $1
                            )
                            or (
                              cardinality(rl.nsfw) > 0
                              and (
                                select
                                  born_on > current_date - interval '18 years'
                                from
                                  members
                                where
                                  id = $1
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  order by
                    each.position desc
                  limit
                    10
                ) as found
              limit
                10
            ),
            circle as materialized (
              select
                concat_ws(
                  ' & ',
                  asked.query,
                  (
                    select
                      '(' || string_agg('''~a' || id || '''', ' | ') || ')'
                    from
                      (
                        select
                          $1::bigint
                        union all
                        (
                          select
                            followed_id
                          from
                            follows
                          where
                            follower_id = $1
                            and mutual
                          order by
                            created_at desc
                          limit
                            300
                        )
                      ) as author (id)
                  )
                )::tsquery as sought
              from
                asked
            ),
            apart as (
              select
                found.*
              from
                circle
                cross join asked
                cross join lateral (
                  select
                    rl.id,
                    rl.position
                  from
                    (
                      select
                        w."reel_id",
                        w.position
                      from
                        "reel_words" w
                      where
                        not w.is_public
                        and w.words @@ circle.sought
                        and w.position < asked.top
                      order by
                        w.position desc
                      limit
                        1000
                    ) as each
                    join reels rl on rl.id = each.reel_id
                  where
                    (
                      rl.deleted_at is null
                      and (
                        rl.author_id = $1
                        or (
                          rl.position is not null
                          and (
                            rl.audience = 'public'
                            or (
                              $1::bigint = - ("rl"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $1
                                  and followed_id = "rl"."author_id"
                              ) is true
                            )
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
                                  and blocked_id = "rl"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "rl"."author_id"
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
                                  member_id = "rl"."author_id"
                              ) is true
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
                            member_id = "rl"."author_id"
                        ) is not true
                        or "rl"."author_id" = $1
                        or (
                          $1::bigint = - ("rl"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "rl"."author_id"
                          ) is true
                        )
                      )
                      and (
                        not "asked"."keeps_out"
                        or rl.author_id = $1
                        or not (
                          coalesce(
                            has_words (
                              rl.message,
                              (
                                select
                                  words_pattern (array_agg(word))
                                from
                                  mutes
                                where
                                  member_id = $1
                                  and kind = 'word'
                                  and (
                                    ends_at is null
                                    or ends_at > now()
                                  )
                              )
                            ),
                            false
                          )
                          or rl.tags && array(
                            select
                              tag_key (word)
                            from
                              mutes
                            where
                              member_id = $1
                              and kind = 'tag'
                              and (
                                ends_at is null
                                or ends_at > now()
                              )
                          )
                          or rl.author_id = any (
                            array(
                              select
                                muted_id
                              from
                                member_mutes
                              where
                                member_id = $1
                                and (
                                  ends_at is null
                                  or ends_at > now()
                                )
                            )
                          )
                          or (
                            rl.nsfw && (
                              select
                                nsfw_hidden
                              from
                                members
                              where
                                id = $1
                            )
                            or (
                              cardinality(rl.nsfw) > 0
                              and (
                                select
                                  born_on > current_date - interval '18 years'
                                from
                                  members
                                where
                                  id = $1
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  order by
                    each.position desc
                  limit
                    10
                ) as found
            )
          select
            rl.id,
            rl.author_id as user_id,
            m.username,
            m.full_name,
            m.is_bot,
            face.key as avatar_key,
            rl.message,
            rl.hashtags,
            asked.words,
            rl.created_at,
            rl.audience,
            rl.nsfw,
            file.kind as file_type
          from
            asked
            cross join unnest(
              array(
                select
                  id
                from
                  (
                    select
                      id,
                      position
                    from
                      recent
                    union
                    select
                      id,
                      position
                    from
                      far
                    union
                    select
                      id,
                      position
                    from
                      apart
                  ) as found
                order by
                  position desc
                limit
                  10
              )
            ) with ordinality as page (id, nth)
            join reels rl on rl.id = page.id
            join members m on m.id = rl.author_id
            left join media face on face.id = m.avatar_id
            left join media file on file.id = rl.media_id
          order by
            page.nth
        ) as each
    ),
    (
      select
        coalesce(json_agg(each), '[]')
      from
        (
          with
            given as materialized (
              select
                (
                  select
                    string_agg('''' || word || ''':*', ' & ')
                  from
                    unnest("words") as word
                )::tsquery as sought,
                (
                  select
                    words_pattern (array_agg(word))
                  from
                    mutes
                  where
                    member_id = $1
                    and kind = 'word'
                    and (
                      ends_at is null
                      or ends_at > now()
                    )
                ) as muted,
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
                ) as hidden
              from
                (
                  select
                    (typed_words ($2::text)) [1:6] as words
                ) as typed
            ),
            near as materialized (
              select
                jb.id,
                jb.position
              from
                given
                cross join lateral (
                  select
                    *
                  from
                    jobs jb
                  where
                    (
                      jb.deleted_at is null
                      and jb.state = 'open'
                    )
                  order by
                    jb.position desc
                  limit
                    400
                ) as jb
              where
                jb.words @@ given.sought
                and (
                  jb.state = 'open'
                  and jb.bidding_ends > clock_timestamp()
                )
                and (
                  jb.deleted_at is null
                  and (
                    jb.author_id = $1
                    or (
                      (
                        jb.deleted_at is null
                        and jb.state not in ('draft', 'suspended')
                      )
                      and (
                        "jb"."author_id" <> all ("given"."hidden")
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = "jb"."author_id"
                          ) is true
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
                        member_id = "jb"."author_id"
                    ) is not true
                    or "jb"."author_id" = $1
                    or (
                      $1::bigint = - ("jb"."author_id"::bigint)
                      or (
                        select
                          true
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "jb"."author_id"
                      ) is true
                    )
                  )
                  and (
                    given.muted is null
                    or "jb"."author_id" = $1
                    or not has_words (jb.title || ' ' || jb.description, given.muted)
                  )
                )
              limit
                10
            ),
            far as (
              select
                jb.id,
                jb.position
              from
                given
                cross join lateral (
                  select
                    *
                  from
                    jobs jb
                  where
                    (
                      jb.deleted_at is null
                      and jb.state = 'open'
                    )
                    and jb.words @@ given.sought
                  limit
                    1000
                ) as jb
              where
                (
                  select
                    count(*)
                  from
                    near
                ) < 10
                and (
                  jb.state = 'open'
                  and jb.bidding_ends > clock_timestamp()
                )
                and (
                  jb.deleted_at is null
                  and (
                    jb.author_id = $1
                    or (
                      (
                        jb.deleted_at is null
                        and jb.state not in ('draft', 'suspended')
                      )
                      and (
                        "jb"."author_id" <> all ("given"."hidden")
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = "jb"."author_id"
                          ) is true
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
                        member_id = "jb"."author_id"
                    ) is not true
                    or "jb"."author_id" = $1
                    or (
                      $1::bigint = - ("jb"."author_id"::bigint)
                      or (
                        select
                          true
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "jb"."author_id"
                      ) is true
                    )
                  )
                  and (
                    given.muted is null
                    or "jb"."author_id" = $1
                    or not has_words (jb.title || ' ' || jb.description, given.muted)
                  )
                )
            ),
            page as materialized (
              select
                id,
                position
              from
                (
                  select
                    *
                  from
                    near
                  union
                  select
                    *
                  from
                    far
                ) as found
              order by
                position desc
              limit
                10
            )
          select
            jb.id,
            jb.author_id,
            m.username,
            m.full_name,
            m.is_bot,
            face.key as avatar_key,
            jb.title,
            jb.pay_by,
            jb.budget_from,
            jb.budget_to
          from
            page
            join jobs jb on jb.id = page.id
            join members m on m.id = jb.author_id
            left join media face on face.id = m.avatar_id
          order by
            page.position desc
        ) as each
    )
  ) as found
