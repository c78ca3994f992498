with
  near as materialized (
    select
      g.id,
      g.created_at,
      mine.since,
      mine.seen_position,
      mine.chat_from,
      mine.standing in ('owner', 'moderator') as leads,
      talk.id as chat
    from
      group_members mine
      join groups g on g.id = mine.group_id
      join group_counts c on c.group_id = g.id
      left join conversations talk on talk.group_id = g.id
    where
      mine.member_id = $1
      and mine.is_in
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
      and (
        search_key ($2::text) = ''
        or g.words @@ (
          select
            string_agg('''' || word || ''':*', ' & ')::tsquery
          from
            unnest(typed_words ($2::text)) as word
        )
      )
      and coalesce("g"."id" <> all ($5::bigint[]), true)
      and ("mine"."since", g.id) < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::bigint)
    order by
      "mine"."since" desc,
      g.id desc
    limit
      $6::int + $7::int
  ),
  told as materialized (
    select
      near.*,
      greatest(
        (
          select
            p.created_at
          from
            (
              select
                *
              from
                posts each_post
              where
                each_post.group_id = near.id
                and each_post.deleted_at is null
                and each_post.position is not null
              order by
                each_post.position desc
              limit
                50
            ) as p
          where
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
                not (
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
                )
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
            p.position desc
          limit
            1
        ),
        (
          select
            d.created_at
          from
            (
              select
                *
              from
                messages each_message
              where
                each_message.conversation_id = near.chat
              order by
                each_message.seq desc
              limit
                50
            ) as d
          where
            (
              d.deleted_at is null
              and (
                d.seq > "near"."chat_from"
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
                      "near"."leads"
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
            and (
              (
                "d"."author_id" = any (
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
              ) is not true
            )
          order by
            d.seq desc
          limit
            1
        ),
        (
          select
            ev.created_at
          from
            (
              select
                *
              from
                group_events each_event
              where
                each_event.group_id = near.id
                and each_event.deleted_at is null
              order by
                each_event.created_at desc
              limit
                50
            ) as ev
          where
            (
              ev.deleted_at is null
              and case
                when ev.openings is null then (
                  select
                    (
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
                  from
                    groups g
                  where
                    g.id = ev.group_id
                ) is true
                else (
                  (
                    select
                      inside.deleted_at is null
                      and their.is_in
                      and coalesce(their.openings <= "ev"."openings", true)
                      and has_groups ()
                    from
                      group_members their
                      join groups inside on inside.id = their.group_id
                    where
                      their.group_id = "ev"."group_id"
                      and their.member_id = $1
                  ) is true
                )
              end
            )
            and (
              (
                "ev"."author_id" = any (
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
              ) is not true
            )
          order by
            ev.created_at desc
          limit
            1
        )
      ) as last_at
    from
      near
  ),
  page as materialized (
    select
      near.id,
      near.last_at,
      (
        select
          count(*)::int
        from
          (
            select
            from
              (
                select
                  *
                from
                  posts each_post
                where
                  each_post.group_id = near.id
                  and each_post.deleted_at is null
                  and each_post.position > near.seen_position
                  and (
                    (
                      each_post.thread_id is null
                      or each_post.thread_id = each_post.id
                    )
                    or not exists (
                      select
                      from
                        posts earlier
                      where
                        earlier.thread_id = "each_post"."thread_id"
                        and earlier.id < "each_post"."id"
                        and earlier.deleted_at is null
                        and earlier.position is not null
                    )
                  )
                order by
                  each_post.position desc
                limit
                  200
              ) as p
            where
              p.author_id <> $1
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
                  not (
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
                  )
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
            limit
              21
          ) as counted
      ) as new_posts,
      "near"."since" as place
    from
      (
        select
          *
        from
          told
        order by
          "since" desc,
          id desc
        limit
          $6::int
        offset
          $7::int
      ) as near
  )
select
  g.id,
  g.name,
  g.description,
  g.is_closed,
  g.is_project,
  avatar.key as avatar_key,
  banner.key as banner_key,
  c.members,
  mine.standing,
  g.is_closed
  and g.questions <> '[]' as has_questions,
  (
    select
      s.member_id
    from
      group_members s
    where
      s.group_id = g.id
      and s.standing = 'owner'
  ) as owner_id,
  page.last_at,
  page.new_posts,
  (
    extract(
      epoch
      from
        "page"."place"
    ) * 1000000
  )::bigint as at
from
  page
  join groups g on g.id = page.id
  join group_counts c on c.group_id = g.id
  left join group_members mine on mine.group_id = g.id
  and mine.member_id = $1
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
order by
  page.place desc,
  g.id desc
