with
  v as materialized (
    select
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
      ) as hidden,
      exists (
        select
        from
          comments own
        where
          own.author_id = $1
          and own.position is null
          and own.deleted_at is null
      ) as waits,
      ((m.born_on > current_date - interval '18 years') is true) as is_minor
    from
      (
        select
          1
      ) as one
      left join members m on m.id = $1
  ),
  listed as materialized (
    select
      array(
        with
          given as materialized (
            select
              (typed_words ($3::text)) [1:6] as words,
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
              $6::timestamptz as before,
              least(
                position_at ($6::timestamptz) + 100,
                $7::bigint,
                (
                  select
                    position + 1
                  from
                    posts
                  where
                    group_id = $2
                    and deleted_at is null
                    and position is not null
                  order by
                    position desc
                  limit
                    1
                )
              ) as top
            from
              groups g
            where
              g.id = $2
              and (
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
              )
          ),
          asked as materialized (
            select
              *,
              query::tsquery as sought
            from
              (
                select
                  given.*,
                  concat_ws(
                    ' & ',
                    '''~g' || $2::bigint || '''',
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
                        unnest($5::text[]) as kind
                    ),
                    case
                      when $4::text is not null then coalesce(
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
                                username = lower($4::text collate "C")
                                or (
                                  lower($4::text collate "C") = 'me'
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
                                                (typed_words ($4::text)) [1:6] as words
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
                  ) as query
                from
                  given
                where
                  cardinality(given.words) > 0
                  or $4::text is not null
                  or $5::text[] <> '{}'
                  or given.before is not null
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
                          group_id = $2
                          and deleted_at is null
                          and position < asked.top
                        order by
                          position desc
                        limit
                          400
                      ) as latest
                      join post_words w on w.post_id = latest.id
                    where
                      w.words @@ asked.sought
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
              sought
            from
              asked
            where
              (
                select
                  count(*)
                from
                  recent
              ) < 10
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
          page.id
        from
          unnest(
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
        order by
          page.nth
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
  ) as following,
  case
    when c.likes + c.dislikes > 0 then (
      select
        r.kind
      from
        reactions r
      where
        r.object_id = p.id
        and r.member_id = $1
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
        kept.member_id = $1
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
        mine.author_id = $1
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
