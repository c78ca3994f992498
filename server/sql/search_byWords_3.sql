select
  json_build_array(
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
                null::timestamptz::timestamptz as before,
                least(
                  position_at (null::timestamptz::timestamptz) + 100,
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
                    nullif(
                      concat_ws(
                        ' & ',
                        (
                          select
                            string_agg('''' || word || ''':*', ' & ')
                          from
                            unnest("given"."words") as word
                        ),
                        (
                          select
                            string_agg('''~' || kind || '''', ' & ')
                          from
                            unnest('{}'::text[]::text[]) as kind
                        ),
                        case
                          when null::text::text is not null then coalesce(
                            (
                              select
                                '(' || string_agg('''~a' || id || '''', ' | ') || ')'
                              from
                                (
                                  select
                                    id
                                  from
                                    members
                                  where
                                    username = lower(null::text::text collate "C")
                                    or (
                                      lower(null::text::text collate "C") = 'me'
                                      and id = $1
                                    )
                                ) as author (id)
                            ),
                            (
                              select
                                '(' || string_agg('''~a' || id || '''', ' | ') || ')'
                              from
                                (
                                  select
                                    id
                                  from
                                    (
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
                                                    (typed_words (null::text::text)) [1:6] as words
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
                                    ) as named
                                ) as author (id)
                            ),
                            '''~a'''
                          )
                        end
                      ),
                      ''
                    ) as query
                  from
                    given
                ) as said
            ),
            recent as materialized (
              select
                found.*
              from
                asked
                cross join lateral (
                  select
                    p.id,
                    p.position
                  from
                    (
                      select
                        w.post_id,
                        w.position
                      from
                        (
                          select
                            id
                          from
                            posts
                          where
                            audience = 'public'
                            and deleted_at is null
                            and position < asked.top
                          order by
                            position desc
                          limit
                            400
                        ) as latest
                        join post_words w on w.post_id = latest.id
                      where
                        asked.query is null
                        or w.words @@ asked.sought
                    ) as each
                    join posts p on p.id = each.post_id
                  where
                    (
                      asked.before is null
                      or p.created_at < asked.before
                    )
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
                        or "p"."author_id" = $1
                        or (
                          $1::bigint = - ("p"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "p"."author_id"
                          ) is true
                        )
                      )
                      and (
                        not "asked"."keeps_out"
                        or p.author_id = $1
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
                                        member_id = $1
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
                                    member_id = $1
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
                                      member_id = $1
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
                                  id = $1
                              )
                              or (
                                cardinality(q.nsfw || o.nsfw) > 0
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
                          from
                            posts q
                            left join posts o on o.id = q.original_id
                          where
                            q.id = p.id
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
                    p.id,
                    p.position
                  from
                    (
                      select
                        w."post_id",
                        w.position
                      from
                        "post_words" w
                      where
                        w.is_public
                        and w.words @@ stretches.sought
                        and w.position < stretches.top
                      order by
                        w.position desc
                      limit
                        1000
                    ) as each
                    join posts p on p.id = each.post_id
                  where
                    (
                      asked.before is null
                      or p.created_at < asked.before
                    )
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
                        or "p"."author_id" = $1
                        or (
                          $1::bigint = - ("p"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "p"."author_id"
                          ) is true
                        )
                      )
                      and (
                        not "asked"."keeps_out"
                        or p.author_id = $1
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
                                        member_id = $1
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
                                    member_id = $1
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
                                      member_id = $1
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
                                  id = $1
                              )
                              or (
                                cardinality(q.nsfw || o.nsfw) > 0
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
                          from
                            posts q
                            left join posts o on o.id = q.original_id
                          where
                            q.id = p.id
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
                  '(' || concat_ws(
                    ' | ',
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
                    ),
                    (
                      select
                        string_agg('''~g' || mine.group_id || '''', ' | ')
                      from
                        (
                          select
                            s.group_id
                          from
                            group_members s
                          where
                            s.member_id = $1
                            and s.is_in
                          order by
                            s.since desc
                          limit
                            100
                        ) as mine
                    )
                  ) || ')'
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
                    p.id,
                    p.position
                  from
                    (
                      select
                        w."post_id",
                        w.position
                      from
                        "post_words" w
                      where
                        not w.is_public
                        and w.words @@ circle.sought
                        and w.position < asked.top
                      order by
                        w.position desc
                      limit
                        1000
                    ) as each
                    join posts p on p.id = each.post_id
                  where
                    (
                      asked.before is null
                      or p.created_at < asked.before
                    )
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
                        or "p"."author_id" = $1
                        or (
                          $1::bigint = - ("p"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "p"."author_id"
                          ) is true
                        )
                      )
                      and (
                        not "asked"."keeps_out"
                        or p.author_id = $1
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
                                        member_id = $1
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
                                    member_id = $1
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
                                      member_id = $1
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
                                  id = $1
                              )
                              or (
                                cardinality(q.nsfw || o.nsfw) > 0
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
                          from
                            posts q
                            left join posts o on o.id = q.original_id
                          where
                            q.id = p.id
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
            p.id,
            p.author_id as user_id,
            m.username,
            m.full_name,
            m.is_bot,
            face.key as avatar_key,
            p.message,
            case
              when p.thread_id is not null then (
                select
                  jsonb_build_object(
                    'place',
                    count(*) filter (
                      where
                        part.id <= p.id
                    ),
                    'count',
                    count(*),
                    'first',
                    min(part.id)
                  )
                from
                  posts part
                where
                  part.thread_id = p.thread_id
                  and part.deleted_at is null
                  and (part.position is null) = (p.position is null)
              )
            end as thread,
            asked.words,
            p.created_at,
            case
              when p.audience <> 'public'
              or o.audience <> 'public' then 'private'
              else 'public'
            end as audience,
            p.nsfw || coalesce(o.nsfw, '{}') as nsfw,
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
            join posts p on p.id = page.id
            left join posts o on o.id = p.original_id
            join members m on m.id = p.author_id
            left join media face on face.id = m.avatar_id
            left join media file on file.id = p.media_id
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
                words,
                (
                  select
                    string_agg('''' || word || ''':*', ' & ')
                  from
                    unnest("words") as word
                )::tsquery as sought,
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
            exact as materialized (
              select
                id
              from
                (
                  select
                    vd.id
                  from
                    videos vd
                  where
                    (
                      vd.deleted_at is null
                      and vd.position is not null
                      and vd.visibility in ('public', 'members')
                    )
                    and vd.words @@ (
                      select
                        sought
                      from
                        given
                    )
                  limit
                    1000
                ) as matching
              union
              select
                id
              from
                (
                  select
                    vd.id,
                    vd.words
                  from
                    videos vd
                  where
                    (
                      vd.deleted_at is null
                      and vd.position is not null
                      and vd.visibility in ('public', 'members')
                    )
                  order by
                    vd.position desc
                  limit
                    1000
                ) as latest
              where
                latest.words @@ (
                  select
                    sought
                  from
                    given
                )
              union
              select
                theirs.id
              from
                (
                  select
                    ch.id
                  from
                    channels ch
                  where
                    ch.deleted_at is null
                    and ch.words @@ (
                      select
                        sought
                      from
                        given
                    )
                  limit
                    20
                ) as named
                cross join lateral (
                  select
                    vd.id
                  from
                    videos vd
                  where
                    vd.channel_id = named.id
                    and (
                      vd.deleted_at is null
                      and vd.position is not null
                      and vd.visibility in ('public', 'members')
                    )
                  order by
                    vd.position desc
                  limit
                    50
                ) as theirs
            ),
            page as materialized (
              select
                vd.id,
                vd.channel_id,
                vd.title,
                vd.published_at,
                vd.position,
                array_to_tsvector(search_words (vd.title)) @@ given.sought as by_title
              from
                exact
                join videos vd on vd.id = exact.id
                cross join given
              where
                (
                  vd.deleted_at is null
                  and vd.position is not null
                  and vd.visibility in ('public', 'members')
                )
                and (
                  vd.deleted_at is null
                  and (
                    vd.author_id = $1
                    or (
                      (
                        vd.position is not null
                        and (
                          vd.visibility in ('public', 'unlisted')
                          or (
                            vd.visibility = 'members'
                            and (
                              (
                                select
                                  true
                                from
                                  memberships ms
                                where
                                  ms.channel_id = "vd"."channel_id"
                                  and ms.member_id = $1
                                  and ms.state <> 'ended'
                              ) is true
                            )
                          )
                        )
                        or exists (
                          select
                          from
                            channel_collaborators staff
                          where
                            staff.channel_id = "vd"."channel_id"
                            and staff.member_id = $1
                            and staff.accepted_at is not null
                            and staff.role in ('owner', 'manager', 'editor')
                        )
                      )
                      and (
                        "vd"."author_id" <> all ("given"."hidden")
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = "vd"."author_id"
                          ) is true
                        )
                      )
                    )
                  )
                )
                and (
                  (
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
                          member_id = "vd"."author_id"
                      ) is not true
                      or "vd"."author_id" = $1
                      or (
                        $1::bigint = - ("vd"."author_id"::bigint)
                        or (
                          select
                            true
                          from
                            follows
                          where
                            follower_id = $1
                            and followed_id = "vd"."author_id"
                        ) is true
                      )
                    )
                    or (
                      select
                        true
                      from
                        channel_subscriptions sub
                      where
                        sub.channel_id = vd.channel_id
                        and sub.member_id = $1
                    ) is true
                  )
                  and (
                    not "given"."keeps_out"
                    or vd.author_id = $1
                    or not (
                      coalesce(
                        has_words (
                          vd.title || ' ' || vd.description,
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
                      or vd.tags && array(
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
                      or vd.author_id = any (
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
                        vd.nsfw && (
                          select
                            nsfw_hidden
                          from
                            members
                          where
                            id = $1
                        )
                        or (
                          cardinality(vd.nsfw) > 0
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
                by_title desc,
                vd.position desc
              limit
                10
            )
          select
            page.id,
            page.title,
            ch.id as channel_id,
            ch.name as channel_name,
            face.key as channel_key,
            page.published_at as created_at
          from
            page
            join channels ch on ch.id = page.channel_id
            left join media face on face.id = ch.avatar_id
          order by
            page.by_title desc,
            page.position desc
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
                fr.member_id
              from
                given
                cross join lateral (
                  select
                    *
                  from
                    freelancers fr
                  where
                    (
                      fr.headline <> ''
                      or fr.skills <> '{}'
                    )
                  order by
                    fr.jobs_done desc,
                    fr.position desc
                  limit
                    400
                ) as fr
              where
                fr.words @@ given.sought
                and (
                  (
                    fr.headline <> ''
                    or fr.skills <> '{}'
                  )
                  and (
                    fr.member_id = $1
                    or (
                      "fr"."member_id" <> all ("given"."hidden")
                      and not (
                        (
                          select
                            true
                          from
                            away_members
                          where
                            member_id = "fr"."member_id"
                        ) is true
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
                        member_id = "fr"."member_id"
                    ) is not true
                    or "fr"."member_id" = $1
                    or (
                      $1::bigint = - ("fr"."member_id"::bigint)
                      or (
                        select
                          true
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "fr"."member_id"
                      ) is true
                    )
                  )
                  and (
                    given.muted is null
                    or "fr"."member_id" = $1
                    or not has_words (fr.headline || ' ' || array_to_string(fr.skills, ' '), given.muted)
                  )
                )
              limit
                10
            ),
            far as (
              select
                fr.member_id
              from
                given
                cross join lateral (
                  select
                    *
                  from
                    freelancers fr
                  where
                    (
                      fr.headline <> ''
                      or fr.skills <> '{}'
                    )
                    and fr.words @@ given.sought
                  limit
                    1000
                ) as fr
              where
                (
                  select
                    count(*)
                  from
                    near
                ) < 10
                and (
                  (
                    fr.headline <> ''
                    or fr.skills <> '{}'
                  )
                  and (
                    fr.member_id = $1
                    or (
                      "fr"."member_id" <> all ("given"."hidden")
                      and not (
                        (
                          select
                            true
                          from
                            away_members
                          where
                            member_id = "fr"."member_id"
                        ) is true
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
                        member_id = "fr"."member_id"
                    ) is not true
                    or "fr"."member_id" = $1
                    or (
                      $1::bigint = - ("fr"."member_id"::bigint)
                      or (
                        select
                          true
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "fr"."member_id"
                      ) is true
                    )
                  )
                  and (
                    given.muted is null
                    or "fr"."member_id" = $1
                    or not has_words (fr.headline || ' ' || array_to_string(fr.skills, ' '), given.muted)
                  )
                )
            ),
            page as materialized (
              select
                fr.member_id
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
                join freelancers fr on fr.member_id = found.member_id
              order by
                fr.jobs_done desc,
                fr.position desc
              limit
                10
            )
          select
            fr.member_id as id,
            m.username,
            m.full_name,
            m.is_bot,
            face.key as avatar_key,
            fr.headline,
            fr.skills,
            fr.hourly_rate::text
          from
            page
            join freelancers fr on fr.member_id = page.member_id
            join members m on m.id = fr.member_id
            left join media face on face.id = m.avatar_id
          order by
            fr.jobs_done desc,
            fr.position desc
        ) as each
    )
  ) as found
