with
  whose as materialized (
    select
      owner.id,
      owner.id = $1
      or (
        $1::bigint = - ("owner"."id"::bigint)
        or (
          select
            true
          from
            follows
          where
            follower_id = $1
            and followed_id = "owner"."id"
        ) is true
      ) as may
    from
      members owner
    where
      owner.id = $2
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "owner"."id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "owner"."id"
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
              member_id = "owner"."id"
          ) is true
        )
      )
  ),
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
          "f"."followed_id" as id
        from
          follows f
        where
          "f"."follower_id" = (
            select
              whose.id
            from
              whose
            where
              whose.may
          )
          and f.mutual
        order by
          f.created_at desc,
          "f"."followed_id" desc
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
            select
              f.created_at
            from
              follows f
            where
              "f"."follower_id" = (
                select
                  whose.id
                from
                  whose
                where
                  whose.may
              )
              and f.mutual
              and "f"."followed_id" = "named"."id"
          ) is not null
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
  listed as materialized (
    select
      found.id,
      found.typos,
      (
        select
          f.created_at
        from
          follows f
        where
          "f"."follower_id" = (
            select
              whose.id
            from
              whose
            where
              whose.may
          )
          and f.mutual
          and "f"."followed_id" = "found"."id"
      ) as created_at
    from
      found
  ),
  page as materialized (
    select
      id,
      created_at,
      at
    from
      (
        select
          id,
          created_at,
          (
            extract(
              epoch
              from
                "created_at"
            ) * 1000000
          )::bigint / case typos
            when 0 then 1
            else 1000
          end as at
        from
          listed
        where
          created_at is not null
          and (
            not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = "listed"."id"
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = "listed"."id"
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
                  member_id = "listed"."id"
              ) is true
            )
          )
      ) as each
    where
      (at, id) < ($4::bigint, $5::bigint)
    order by
      at desc,
      id desc
    limit
      $6::int
    offset
      $7::int
  )
select
  whose.may,
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  page.created_at,
  page.at,
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
  ) as following,
  (
    "m"."id"::bigint = - ($1::bigint)
    or (
      select
        true
      from
        follows
      where
        follower_id = "m"."id"
        and followed_id = $1
    ) is true
  ) as follows_back
from
  whose
  left join unnest(
    array(
      select
        id
      from
        page
    )
  ) as shown (id) on true
  left join page on page.id = shown.id
  left join members m on m.id = shown.id
  left join media face on face.id = m.avatar_id
order by
  page.at desc,
  m.id desc
