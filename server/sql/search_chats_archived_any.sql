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
          (typed_words ($2::text)) [1:6] as words
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
      own.peer_id as id
    from
      asked
      cross join lateral (
        select
          l.conversation_id
        from
          listed_chats l
        where
          (
            (
              l.member_id = $1
              and l.last_at is not null
              and not l.is_request
            )
            and l.is_archived
          )
          and true
        order by
          l.last_at desc,
          l.conversation_id desc
        limit
          1000
      ) as latest
      cross join lateral (
        select
          peer_id
        from
          conversation_members
        where
          conversation_id = latest.conversation_id
          and member_id = $1
        limit
          1
      ) as own
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
              true
            from
              conversation_members
            where
              member_id = $1
              and peer_id = "named"."id"
            limit
              1
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
  page as materialized (
    select
      id,
      at
    from
      (
        select
          l.conversation_id as id,
          (
            extract(
              epoch
              from
                l.last_at
            ) * 1000000
          )::bigint / case found.typos
            when 0 then 1
            else 1000
          end as at
        from
          found
          cross join lateral (
            select
              conversation_id
            from
              conversation_members
            where
              member_id = $1
              and peer_id = found.id
            limit
              2
          ) as own
          cross join lateral (
            select
              *
            from
              listed_chats
            where
              conversation_id = own.conversation_id
              and member_id = $1
            limit
              1
          ) as l
          cross join lateral (
            select
              *
            from
              conversations c
            where
              c.id = l.conversation_id
            limit
              1
          ) c
          cross join lateral (
            select
              *
            from
              conversation_members s
            where
              s.conversation_id = c.id
              and s.member_id = $1
            limit
              1
          ) s
          left join lateral (
            select
              mark.seq
            from
              read_marks mark
            where
              mark.conversation_id = l.conversation_id
              and mark.member_id = $1
            limit
              1
          ) mark on true
        where
          (
            (
              (
                l.member_id = $1
                and l.last_at is not null
                and not l.is_request
              )
              and l.is_archived
            )
            and s.standing = 'accepted'
          )
          and true
          and c.last_seq > s.cleared_seq
          and not s.is_blocked
          and not (
            (
              select
                true
              from
                away_members
              where
                member_id = found.id
            ) is true
          )
        union all
        select
          l.conversation_id,
          (
            extract(
              epoch
              from
                l.last_at
            ) * 1000000
          )::bigint
        from
          (
            select
              own.conversation_id
            from
              conversation_members own
              join conversations titled on titled.id = own.conversation_id
            where
              own.member_id = $1
              and own.entry is not null
              and cardinality(typed_words ($2::text)) > 0
              and (
                (
                  not exists (
                    select
                    from
                      unnest(typed_words ($2::text)) as word
                    where
                      strpos(search_key (titled.title), word) = 0
                  )
                )
                or exists (
                  select
                  from
                    conversation_members entrant
                    join members person on person.id = entrant.member_id
                    and (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = $1
                            and blocked_id = person.id
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = person.id
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
                            member_id = person.id
                        ) is true
                      )
                    )
                  where
                    entrant.conversation_id = own.conversation_id
                    and entrant.member_id <> $1
                    and (
                      not exists (
                        select
                        from
                          unnest(typed_words ($2::text)) as word
                        where
                          strpos(search_key (person.full_name), word) = 0
                      )
                    )
                )
              )
            limit
              1000
          ) as own
          cross join lateral (
            select
              *
            from
              listed_chats
            where
              conversation_id = own.conversation_id
              and member_id = $1
            limit
              1
          ) as l
          cross join lateral (
            select
              *
            from
              conversations c
            where
              c.id = l.conversation_id
            limit
              1
          ) c
          cross join lateral (
            select
              *
            from
              conversation_members s
            where
              s.conversation_id = c.id
              and s.member_id = $1
            limit
              1
          ) s
          left join lateral (
            select
              mark.seq
            from
              read_marks mark
            where
              mark.conversation_id = l.conversation_id
              and mark.member_id = $1
            limit
              1
          ) mark on true
        where
          (
            (
              (
                l.member_id = $1
                and l.last_at is not null
                and not l.is_request
              )
              and l.is_archived
            )
            and s.standing = 'accepted'
          )
          and true
          and c.last_seq > s.cleared_seq
      ) as each
    where
      (at, id) < ($3::bigint, $4::bigint)
    order by
      at desc,
      id desc
    limit
      $5::int
    offset
      $6::int
  )
select
  c.id as chat_id,
  mark.seq as last_read,
  (
    select
      count(*)::int
    from
      (
        select
        from
          messages d
        where
          d.conversation_id = c.id
          and d.seq > greatest(coalesce(mark.seq, 0), c.last_seq - 1000)
          and d.author_id <> $1
          and (
            mark.seq is not null
            or d.created_at >= "s"."created_at"
          )
          and (
            d.deleted_at is null
            and (
              d.seq > "s"."cleared_seq"
              and (
                d.author_id is null
                or d.author_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = d.author_id
                    ) is true
                  )
                  and (
                    (s.entry is null)
                    or not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $1
                          and blocked_id = d.author_id
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = d.author_id
                          and blocked_id = $1
                      ) is true
                    )
                  )
                )
              )
            )
          )
        limit
          100
      ) each
  ) as unread,
  coalesce(
    (
      select
        theirs.seq
      from
        read_marks theirs
        join conversation_members peer on peer.conversation_id = theirs.conversation_id
        and peer.member_id = theirs.member_id
        and peer.standing = 'accepted'
      where
        theirs.conversation_id = c.id
        and theirs.member_id = s.peer_id
    ),
    0
  ) as friend_read,
  c.last_seq,
  c.last_change,
  s.cleared_seq,
  c.kind,
  s.peer_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  s.box,
  (
    s.box = 'closed'
    and (
      kept.friend_seq <= s.closed_seq
      or coalesce(
        s.muted_until > now()
        or c.last_at <= s.muted_until,
        false
      )
    )
  ) as is_closed,
  s.standing,
  s.is_blocked,
  (
    select
      true
    from
      blocks
    where
      blocker_id = $1
      and blocked_id = s.peer_id
  ) is true as is_blocker,
  (
    s.entry is not null
    or (
      not s.is_blocked
      and s.peer_id is not null
      and not (
        (
          select
            true
          from
            away_members
          where
            member_id = s.peer_id
        ) is true
      )
    )
  ) as can_write,
  case
    when s.entry is not null then (
      select
        jsonb_build_object(
          'title',
          c.title,
          'people_count',
          count(*) + 1,
          'is_owner',
          (
            not exists (
              select
              from
                conversation_members earlier
              where
                earlier.conversation_id = s.conversation_id
                and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = earlier.member_id
                  ) is true
                )
            )
          ),
          'is_admin',
          (
            (
              not exists (
                select
                from
                  conversation_members earlier
                where
                  earlier.conversation_id = s.conversation_id
                  and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = earlier.member_id
                    ) is true
                  )
              )
            )
            or (
              s.is_admin
              and not exists (
                select
                from
                  conversation_members senior
                where
                  senior.conversation_id = s.conversation_id
                  and senior.is_admin
                  and senior.entry < s.entry
                  and (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = senior.member_id
                        and blocked_id = s.member_id
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = s.member_id
                        and blocked_id = senior.member_id
                    ) is true
                  )
              )
            )
          ),
          'picture_key',
          (
            select
              given.key
            from
              media given
            where
              given.id = c.picture_id
          ),
          'people',
          coalesce(
            jsonb_agg(
              jsonb_build_object('user_id', each.id, 'full_name', each.full_name, 'avatar_key', picture.key)
              order by
                each.entry
            ) filter (
              where
                each.place <= 4
            ),
            '[]'
          )
        )
      from
        (
          select
            person.id,
            person.full_name,
            person.avatar_id,
            entrant.entry,
            row_number() over (
              order by
                entrant.entry
            ) as place
          from
            conversation_members entrant
            join members person on person.id = entrant.member_id
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = person.id
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = person.id
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
                    member_id = person.id
                ) is true
              )
            )
          where
            entrant.conversation_id = s.conversation_id
            and entrant.member_id <> $1
        ) each
        left join media picture on picture.id = each.avatar_id
        and each.place <= 4
    )
  end as several,
  c.keep_days,
  kept.pinned_at is not null as is_pinned,
  kept.is_archived,
  coalesce(s.muted_until > now(), false) as is_muted,
  case
    when s.muted_until > now()
    and s.muted_until < 'infinity' then s.muted_until
  end as muted_until,
  presence.is_online,
  presence.last_seen,
  page.at as at
from
  unnest(
    array(
      select
        id
      from
        page
    )
  ) as shown (id)
  join page on page.id = shown.id
  join conversations c on c.id = shown.id
  cross join lateral (
    select
      *
    from
      conversation_members s
    where
      s.conversation_id = c.id
      and s.member_id = $1
    limit
      1
  ) s
  left join read_marks mark on mark.conversation_id = c.id
  and mark.member_id = $1
  left join members m on m.id = s.peer_id
  and not (
    select
      true
    from
      blocks
    where
      blocker_id = s.peer_id
      and blocked_id = $1
  ) is true
  and not (
    (
      select
        true
      from
        away_members
      where
        member_id = s.peer_id
    ) is true
  )
  left join media face on face.id = m.avatar_id
  cross join lateral (
    select
      *
    from
      listed_chats l
    where
      l.conversation_id = c.id
      and l.member_id = $1
    limit
      1
  ) as kept
  cross join lateral (
    select
      sees
      and is_online (s.peer_id) as is_online,
      case
        when sees then (
          select
            seen_at
          from
            last_seen once
          where
            once.member_id = s.peer_id
        )
      end as last_seen
    from
      (
        select
          (
            s.standing = 'accepted'
            and not s.is_blocked
            and s.peer_id is not null
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = s.peer_id
              ) is true
            )
            and (
              select
                peer.standing = 'accepted'
              from
                conversation_members peer
              where
                peer.conversation_id = s.conversation_id
                and peer.member_id = s.peer_id
            )
            and (
              (
                select
                  false
                from
                  chat_settings chosen
                where
                  chosen.member_id = $1
                  and not chosen.shows_presence
              ) is null
            )
            and (
              (
                select
                  false
                from
                  chat_settings chosen
                where
                  chosen.member_id = s.peer_id
                  and not chosen.shows_presence
              ) is null
            )
          ) as sees
      ) as may
  ) as presence
order by
  page.at desc,
  c.id desc
