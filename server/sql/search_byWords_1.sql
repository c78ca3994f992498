select
  json_build_array(
    (
      select
        coalesce(json_agg(each), '[]')
      from
        (
          with
            found as materialized (
              with
                asked as materialized (
                  select
                    said.*,
                    '%@' || array_to_string(words, '') as username,
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
                        words,
                        cardinality(words) as many,
                        array(
                          select
                            '% ' || word || '%'
                          from
                            unnest(words) as word
                        ) as beginnings,
                        array(
                          select
                            '% ' || word || ' %'
                          from
                            unnest(words) as word
                        ) as wholes
                      from
                        (
                          select
                            (typed_words ($2::text)) [1:6] as words
                        ) as typed
                    ) as said
                ),
                mine as materialized (
                  select
                    f.*
                  from
                    asked
                    cross join lateral (
                      select
                        followed_id as id,
                        created_at
                      from
                        follows
                      where
                        follower_id = $1
                      order by
                        created_at desc,
                        followed_id desc
                      limit
                        1000
                    ) as f
                  where
                    asked.many > 0
                ),
                theirs as materialized (
                  select distinct
                    f.id
                  from
                    (
                      select
                        id
                      from
                        mine
                      order by
                        created_at desc,
                        id desc
                      limit
                        100
                    ) as one
                    cross join lateral (
                      select
                        followed_id as id
                      from
                        follows
                      where
                        follower_id = one.id
                      order by
                        created_at desc,
                        followed_id desc
                      limit
                        10
                    ) as f
                ),
                rarest as materialized (
                  select
                    each.word,
                    asked.many
                  from
                    asked
                    cross join lateral unnest(asked.words) as each (word)
                    cross join lateral (
                      select
                        count(*) as many
                      from
                        (
                          select
                            nw.member_id as id
                          from
                            member_words nw
                          where
                            (
                              "nw"."word" >= "each"."word"
                              and "nw"."word" < "each"."word" || chr(1114111)
                            )
                          order by
                            nw.word,
                            nw.fame desc,
                            nw.member_id
                          limit
                            1000
                        ) as counted
                    ) as having_it
                  where
                    having_it.many > 0
                  order by
                    having_it.many
                  limit
                    1
                ),
                near as materialized (
                  select
                    id
                  from
                    mine
                  union
                  select
                    id
                  from
                    theirs
                  union
                  select
                    famous.id
                  from
                    asked
                    cross join lateral (
                      select
                        member_id as id
                      from
                        member_counts
                      order by
                        followers desc,
                        member_id
                      limit
                        300
                    ) as famous
                  where
                    asked.many > 0
                  union
                  select
                    one.id
                  from
                    rarest
                    cross join lateral (
                      select
                        nw.member_id as id
                      from
                        member_words nw
                      where
                        (
                          "nw"."word" >= "rarest"."word"
                          and "nw"."word" < "rarest"."word" || chr(1114111)
                        )
                      order by
                        nw.word,
                        nw.fame desc,
                        nw.member_id
                      limit
                        200
                    ) as one
                  where
                    rarest.many = 1
                  union
                  select
                    one.id
                  from
                    rarest
                    cross join lateral (
                      select
                        nw.member_id as id
                      from
                        member_words nw
                      where
                        (
                          "nw"."word" >= "rarest"."word"
                          and "nw"."word" < "rarest"."word" || chr(1114111)
                        )
                      order by
                        nw.word,
                        nw.fame desc,
                        nw.member_id
                      limit
                        1000
                    ) as one
                  where
                    rarest.many > 1
                ),
                named as materialized (
                  -- Through an array because of the planner (see posts.queries.ts).
                  select
                    n.member_id as id,
                    n.name,
                    n.fame,
                    n.name like all (asked.beginnings) as matches
                  from
                    asked
                    cross join unnest(
                      array(
                        select
                          id
                        from
                          near
                      )
                    ) as one (id)
                    join member_names n on n.member_id = one.id
                ),
                misspelt as materialized (
                  select
                    nth,
                    word,
                    array(
                      select
                        '% ' || other.word || '%'
                      from
                        unnest(asked.words) with ordinality as other (word, nth)
                      where
                        other.nth <> typed.nth
                    ) as others
                  from
                    asked
                    cross join lateral unnest(asked.words) with ordinality as typed (word, nth)
                  where
                    char_length("typed"."word") between 4 and 24
                    and (
                      select
                        count(*)
                      from
                        named
                      where
                        matches
                        and true
                    ) < 20
                  order by
                    char_length(word) desc
                ),
                spellings as materialized (
                  select
                    nth,
                    spelling,
                    others
                  from
                    misspelt
                    cross join lateral unnest(near_spellings (word)) as spelling
                ),
                found as (
                  select
                    id,
                    name,
                    fame,
                    0 as typos
                  from
                    named
                  where
                    matches
                  union
                  select
                    named.id,
                    named.name,
                    named.fame,
                    1
                  from
                    misspelt
                    cross join named
                    cross join lateral unnest(words_in_name (named.name)) as own (word)
                  where
                    not named.matches
                    and named.name like all (misspelt.others)
                    and (
                      (misspelt.nth, own.word) in (
                        select
                          nth,
                          spelling
                        from
                          spellings
                      )
                    ) is true
                  union
                  select
                    n.member_id,
                    n.name,
                    n.fame,
                    1
                  from
                    (
                      select
                        one.id,
                        s.others
                      from
                        spellings s
                        cross join lateral (
                          select
                            nw.member_id as id
                          from
                            member_words nw
                          where
                            (
                              "nw"."word" >= "s"."spelling"
                              and "nw"."word" < "s"."spelling" || chr(1114111)
                            )
                          order by
                            nw.word,
                            nw.fame desc,
                            nw.member_id
                          limit
                            20
                        ) as one
                      limit
                        500
                    ) as one
                    join member_names n on n.member_id = one.id
                  where
                    n.name like all (one.others)
                    and n.member_id not in (
                      select
                        id
                      from
                        named
                      where
                        matches
                    )
                )
              select
                best.id,
                best.closeness,
                row_number() over (
                  order by
                    typos,
                    closeness,
                    is_username desc,
                    is_whole desc,
                    fame desc,
                    id
                ) as place
              from
                (
                  select
                    found.id,
                    found.typos,
                    found.fame,
                    found.name like asked.username as is_username,
                    found.name || ' ' like all (asked.wholes) as is_whole,
                    case (
                        select
                          mutual
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = found.id
                      )
                      when true then 0
                      when false then 1
                      else case
                        when found.id in (
                          select
                            id
                          from
                            theirs
                        ) then 2
                        else 3
                      end
                    end as closeness
                  from
                    asked
                    cross join found
                  where
                    found.id <> $1
                    and (
                      "found"."id" <> all ("asked"."hidden")
                      and not (
                        (
                          select
                            true
                          from
                            away_members
                          where
                            member_id = "found"."id"
                        ) is true
                      )
                    )
                    and (
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
                          member_id = "found"."id"
                      ) is not true
                      or "found"."id" = $1
                      or (
                        $1::bigint = - ("found"."id"::bigint)
                        or (
                          select
                            true
                          from
                            follows
                          where
                            follower_id = $1
                            and followed_id = "found"."id"
                        ) is true
                      )
                    )
                ) as best
              order by
                place
              limit
                20
            )
          select
            m.id,
            m.username,
            m.full_name,
            m.is_bot,
            face.key as avatar_key,
            found.closeness
          from
            unnest(
              array(
                select
                  id
                from
                  found
                order by
                  place
                limit
                  8
              )
            ) with ordinality as page (id, nth)
            join found on found.id = page.id
            join members m on m.id = page.id
            left join media face on face.id = m.avatar_id
          order by
            page.nth
        ) as each
    ),
    (
      select
        coalesce(json_agg(each), '[]')
      from
        (
          select
            g.id,
            g.name,
            avatar.key as avatar_key,
            c.members,
            g.is_closed,
            g.is_project
          from
            groups g
            join group_counts c on c.group_id = g.id
            left join group_members mine on mine.group_id = g.id
            and mine.member_id = $1
            left join media avatar on avatar.id = g.avatar_id
            left join media banner on banner.id = g.banner_id
          where
            g.deleted_at is null
            and search_key ($2::text) <> ''
            and (
              search_key ($2::text) = ''
              or g.words @@ (
                select
                  string_agg('''' || word || ''':*', ' & ')::tsquery
                from
                  unnest(typed_words ($2::text)) as word
              )
            )
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
          order by
            mine.is_in is true desc,
            c.members desc,
            g.id desc
          limit
            6
        ) as each
    ),
    (
      select
        coalesce(json_agg(each), '[]')
      from
        (
          select
            sv.id,
            sv.author_id,
            m.username,
            m.full_name,
            m.is_bot,
            face.key as avatar_key,
            sv.title,
            sv.closes_at,
            sv.closes_at <= clock_timestamp() as is_closed
          from
            unnest(
              array(
                select
                  sv.id
                from
                  (
                    with
                      known as materialized (
                        select
                          id
                        from
                          surveys
                        where
                          deleted_at is null
                          and words @@ (
                            select
                              string_agg('''' || word || ''':*', ' & ')::tsquery
                            from
                              unnest(typed_words ($2::text)) as word
                          )
                        limit
                          1000
                      )
                    select
                      id
                    from
                      known
                    union
                    select
                      latest.id
                    from
                      (
                        select
                          id,
                          words
                        from
                          surveys
                        where
                          deleted_at is null
                        order by
                          id desc
                        limit
                          1000
                      ) as latest
                    where
                      (
                        select
                          count(*)
                        from
                          known
                      ) = 1000
                      and latest.words @@ (
                        select
                          string_agg('''' || word || ''':*', ' & ')::tsquery
                        from
                          unnest(typed_words ($2::text)) as word
                      )
                  ) as found
                  join surveys sv on sv.id = found.id
                where
                  (
                    sv.deleted_at is null
                    and (
                      sv.audience = 'everybody'
                      or (
                        sv.author_id = $1
                        and (
                          "sv"."group_id" is null
                          or has_groups ()
                        )
                      )
                      or case
                        when sv.group_id is null then case
                          when sv.audience = 'friends' then (
                            $1::bigint = - ("sv"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = $1
                                and followed_id = "sv"."author_id"
                            ) is true
                          )
                          else (
                            $1::bigint = - ("sv"."author_id"::bigint)
                            or (
                              select
                                true
                              from
                                follows
                              where
                                follower_id = $1
                                and followed_id = "sv"."author_id"
                            ) is true
                          )
                        end
                        else (
                          (
                            select
                              inside.deleted_at is null
                              and their.is_in
                              and coalesce(their.openings <= "sv"."openings", true)
                              and has_groups ()
                            from
                              group_members their
                              join groups inside on inside.id = their.group_id
                            where
                              their.group_id = "sv"."group_id"
                              and their.member_id = $1
                          ) is true
                        )
                      end
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
                            and blocked_id = "sv"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "sv"."author_id"
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
                            member_id = "sv"."author_id"
                        ) is true
                      )
                    )
                  )
                  and (
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
                        member_id = "sv"."author_id"
                    ) is not true
                    or "sv"."author_id" = $1
                    or (
                      $1::bigint = - ("sv"."author_id"::bigint)
                      or (
                        select
                          true
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "sv"."author_id"
                      ) is true
                    )
                  )
                order by
                  sv.created_at desc,
                  sv.id desc
                limit
                  5
              )
            ) with ordinality as place (id, nth)
            join surveys sv on sv.id = place.id
            join members m on m.id = sv.author_id
            left join media face on face.id = m.avatar_id
          order by
            place.nth
        ) as each
    )
  ) as found
