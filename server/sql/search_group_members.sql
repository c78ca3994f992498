with
  asked as materialized (
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
          (typed_words ($3::text)) [1:6] as words
      ) as typed
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
      latest.id
    from
      asked
      cross join lateral (
        select
          member_id as id
        from
          group_members
        where
          group_id = $2
          and is_in
        order by
          since desc,
          member_id desc
        limit
          1000
      ) as latest
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
          1000
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
          and (
            (
              select
                is_in
              from
                group_members s
              where
                s.group_id = $2
                and s.member_id = "named"."id"
            ) is true
          )
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
  ),
  page as materialized (
    select
      s.member_id as id,
      case s.standing
        when 'owner' then 6000000000000000
        when 'moderator' then 3000000000000000
        else 0
      end::bigint + (
        extract(
          epoch
          from
            "s"."since"
        ) * 1000000
      )::bigint as at,
      s.standing,
      s.since
    from
      found
      join group_members s on s.group_id = $2
      and s.member_id = found.id
    where
      s.is_in
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "s"."member_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "s"."member_id"
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
              member_id = "s"."member_id"
          ) is true
        )
      )
    order by
      found.typos,
      at desc,
      id desc
    limit
      $4::int
  )
select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  cover.key as cover_key,
  shown.standing,
  shown.since,
  shown.at,
  (
    $1::bigint = - ("m"."id"::bigint)
    or (
      select
        true
      from
        follows
      where
        follower_id = $1
        and followed_id = "m"."id"
    ) is true
  ) as following
from
  (
    select
      array_agg(id) as ids,
      array_agg(at) as places,
      array_agg(standing) as standings,
      array_agg(since) as sinces
    from
      page
  ) as arrays
  cross join unnest(ids, places, standings, sinces) as shown (id, at, standing, since)
  join members m on m.id = shown.id
  left join media face on face.id = m.avatar_id
  left join media cover on cover.id = m.cover_id
order by
  shown.at desc,
  m.id desc
