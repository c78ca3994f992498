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
                ) then greatest(
                  least(
                    $3::bigint,
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
          open as materialized (
            select
              *
            from
              (
                select
                  p.id,
                  t.position
                from
                  object_tags t
                  join posts p on p.id = t.object_id
                where
                  t.kind = 'post'
                  and t.hashtag_id = (
                    select
                      id
                    from
                      hashtags
                    where
                      key = tag_key ($2::text)
                  )
                  and t.is_public
                  and t.position < $3
                  and t.position > (
                    select
                      bottom
                    from
                      reach
                  )
                  and (
                    "t"."author_id" <> all (
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
                      )
                    )
                    and not (
                      (
                        select
                          true
                        from
                          away_members
                        where
                          member_id = "t"."author_id"
                      ) is true
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
                  and (
                    p.group_id is null
                    or (
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
                  )
                order by
                  t.position desc
                limit
                  1000
              ) as nearest
            limit
              $4::int + $5::int
          ),
          stretch as materialized (
            select
              case
                when count(*) < $4::int + $5::int then (
                  select
                    bottom
                  from
                    reach
                )
                else min(position)
              end as bottom
            from
              open
          )
        select
          candidates.id
        from
          (
            select
              id,
              position
            from
              open
            union all
            select
              own.id,
              own.position
            from
              (
                select
                  $1::bigint as id
                union all
                select
                  there.followed_id as id
                from
                  follows there
                where
                  there.follower_id = $1
                  and there.mutual
              ) as author
              cross join lateral (
                select
                  p.id,
                  t.position
                from
                  object_tags t
                  join posts p on p.id = t.object_id
                where
                  t.author_id = author.id
                  and t.kind = 'post'
                  and t.hashtag_id = (
                    select
                      id
                    from
                      hashtags
                    where
                      key = tag_key ($2::text)
                  )
                  and not t.is_public
                  and t.position < $3
                  and t.position > (
                    select
                      bottom
                    from
                      stretch
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
                  and (
                    p.group_id is null
                    or (
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
                  )
                order by
                  t.position desc
                limit
                  $4::int + $5::int
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
                      blocker_id = $1
                    union all
                    select
                      blocker_id
                    from
                      blocks
                    where
                      blocked_id = $1
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
          ) as candidates
        order by
          candidates.position desc
        limit
          $4::int
        offset
          $5::int
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
