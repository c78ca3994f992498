with
  me as materialized (
    select
      asked.*
    from
      (
        select
          "member"::bigint,
          "object"::bigint,
          "message"::text,
          "mentions"::jsonb,
          "media"::uuid,
          "waits"::boolean,
          "call"::text,
          "key"::text,
          "hash"::bytea,
          nth
        from
          unnest(
            $1::bigint[],
            $2::bigint[],
            $3::text[],
            $4::jsonb[],
            $5::uuid[],
            $6::boolean[],
            $7::text[],
            $8::text[],
            $9::bytea[]
          ) with ordinality as lists ("member", "object", "message", "mentions", "media", "waits", "call", "key", "hash", nth)
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m skip locked
  ),
  target as materialized (
    select
      target.*,
      me.member as writer,
      me.message as written,
      me.mentions as named,
      me.media,
      me.waits,
      me.nth
    from
      me
      cross join lateral (
        select
          p.*,
          (
            case
              when p.audience = 'private' then 1
              when (
                "p"."group_id" is not null
                and (
                  "p"."audience" = 'group'
                  or (
                    (
                      select
                        inside.is_closed
                      from
                        groups inside
                      where
                        inside.id = "p"."group_id"
                    ) is true
                  )
                )
              ) then 4
              else 0
            end + case
              when p.original_id is null then 0
              else (
                select
                  case
                    when o.group_id is null then case
                      when o.audience = 'public'
                      and not (
                        select
                          q.shows_private
                        from
                          posts q
                        where
                          q.id = p.id
                      ) then 0
                      else 2
                    end
                    when (
                      "o"."group_id" is not null
                      and (
                        "o"."audience" = 'group'
                        or (
                          (
                            select
                              inside.is_closed
                            from
                              groups inside
                            where
                              inside.id = "o"."group_id"
                          ) is true
                        )
                      )
                    ) then 8
                    else 0
                  end
                from
                  posts o
                where
                  o.id = p.original_id
              )
            end
          ) as bounds,
          coalesce(
            coalesce(
              (
                select
                  inside.openings
                from
                  groups inside
                where
                  inside.id = "p"."group_id"
              ),
              (
                select
                  (
                    select
                      inside.openings
                    from
                      groups inside
                    where
                      inside.id = "o"."group_id"
                  )
                from
                  posts o
                where
                  o.id = p.original_id
              )
            ),
            0
          ) as bound_openings
        from
          "posts" p
        where
          "p"."id" = (
            select
              (
                case
                  when p.is_repost
                  and p.message = '' then p.original_id
                  else p.id
                end
              )
            from
              "posts" p
            where
              "p"."id" = "me"."object"
              and (
                p.deleted_at is null
                and (
                  (
                    "p"."author_id" = "me"."member"
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
                        "me"."member"::bigint = - ("p"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = "me"."member"
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
                            and their.member_id = "me"."member"
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
                            blocker_id = "me"."member"
                            and blocked_id = "p"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "p"."author_id"
                            and blocked_id = "me"."member"
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
                      or p.author_id = "me"."member"
                      or (
                        select
                          (
                            "o"."author_id" = "me"."member"
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
                                "me"."member"::bigint = - ("o"."author_id"::bigint)
                                or (
                                  select
                                    mutual
                                  from
                                    follows
                                  where
                                    follower_id = "me"."member"
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
                                    and their.member_id = "me"."member"
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
                                    blocker_id = "me"."member"
                                    and blocked_id = "o"."author_id"
                                ) is true
                                or (
                                  select
                                    true
                                  from
                                    blocks
                                  where
                                    blocker_id = "o"."author_id"
                                    and blocked_id = "me"."member"
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
          )
          and (
            p.deleted_at is null
            and (
              (
                "p"."author_id" = "me"."member"
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
                    "me"."member"::bigint = - ("p"."author_id"::bigint)
                    or (
                      select
                        mutual
                      from
                        follows
                      where
                        follower_id = "me"."member"
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
                        and their.member_id = "me"."member"
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
                        blocker_id = "me"."member"
                        and blocked_id = "p"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "p"."author_id"
                        and blocked_id = "me"."member"
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
                  or p.author_id = "me"."member"
                  or (
                    select
                      (
                        "o"."author_id" = "me"."member"
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
                            "me"."member"::bigint = - ("o"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = "me"."member"
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
                                and their.member_id = "me"."member"
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
                                blocker_id = "me"."member"
                                and blocked_id = "o"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "o"."author_id"
                                and blocked_id = "me"."member"
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
            p.group_id is null
            or (
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
                  and their.member_id = "me"."member"
              ) is true
            )
          )
        limit
          1
        for key share of
          p skip locked
      ) as target
  ),
  free as materialized (
    select
      c.id
    from
      objects c
    where
      c.id = any (
        array(
          select
            id
          from
            target
        )
      )
    for no key update
      skip locked
  ),
  added as (
    insert into
      comments (object_id, author_id, message, mentions, media_id, position, circle, openings)
    select
      target.id,
      writer,
      written,
      named,
      media,
      case
        when "waits"::boolean then null
        else nextval('comment_positions')
      end,
      bounds,
      bound_openings
    from
      target
      join free on free.id = target.id
    returning
      *
  ),
  claimed as (
    insert into
      idempotency_keys (
        member_id,
        call,
        key,
        request_hash,
        object_id
      )
    select
      me.member,
      me.call,
      me.key,
      me.hash,
      made.id
    from
      added as made
      join me on me.member = made.author_id
    where
      me.key is not null
  )
select
  c.id,
  c.object_id,
  c.parent_id,
  c.position,
  c.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  c.message,
  (
    case
      when "c"."mentions" = '[]' then "c"."mentions"
      else (
        select
          coalesce(
            jsonb_agg(
              named
              order by
                place
            ),
            '[]'
          )
        from
          jsonb_array_elements("c"."mentions") with ordinality as each (named, place)
        where
          (
            (named ->> 'user_id')::bigint <> all (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = "p"."writer"
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = "p"."writer"
              )
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = (named ->> 'user_id')::bigint
              ) is true
            )
          )
      )
    end
  ) as mentions,
  c.created_at,
  c.edited_at,
  c.is_hearted,
  c.held_for,
  file.key,
  file.kind,
  file.state,
  coalesce(file.failure, c.file_failure) as failure,
  file.progress,
  file.width,
  file.height,
  file.animated,
  file.preview,
  file.widths,
  file.alt,
  file.seconds,
  file.heights,
  file.captions,
  file.waveform,
  file.stream,
  (
    p.deleted_at is null
    and p.position is not null
    and p.audience = 'public'
    and p.group_id is null
    and (
      p.original_id is null
      or (
        select
          o.audience = 'public'
          and not (
            select
              q.shows_private
            from
              posts q
            where
              q.id = p.id
          )
          and o.group_id is null
        from
          posts o
        where
          o.id = p.original_id
      )
    )
  )
  and c.circle = 0 as is_open,
  cardinality(
    p.nsfw || (
      select
        o.nsfw
      from
        posts o
      where
        o.id = p.original_id
    )
  ) > 0
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = "p"."writer"
  ) is true as hides_file,
  0 as replies,
  "p"."author_id" as said_to,
  array(
    select
      named.id
    from
      members named
    where
      named.id <> c.author_id
      and named.id = any (
        array_append(
          array(
            select
              (each ->> 'user_id')::bigint
            from
              jsonb_array_elements(c.mentions) as each
          ),
          "p"."author_id"
        )
      )
      and (
        (
          "c"."deleted_at" is null
          and (
            "c"."author_id" = "named"."id"
            or (
              "c"."position" is not null
              and (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "named"."id"
                      and blocked_id = "c"."author_id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "c"."author_id"
                      and blocked_id = "named"."id"
                  ) is true
                )
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "c"."author_id"
                  ) is true
                )
              )
              and (
                "c"."circle" = 0
                or (
                  select
                    (
                      (
                        "c"."circle" & 1 = 0
                        or (
                          "p"."author_id" = "named"."id"
                          or (
                            "named"."id"::bigint = - ("p"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = "named"."id"
                                and followed_id = "p"."author_id"
                            ) is true
                          )
                        )
                      )
                      and (
                        "c"."circle" & 2 = 0
                        or (
                          select
                            not q.is_repost
                            or (
                              "o"."author_id" = "named"."id"
                              or (
                                "named"."id"::bigint = - ("o"."author_id"::bigint)
                                or (
                                  select
                                    mutual
                                  from
                                    follows
                                  where
                                    follower_id = "named"."id"
                                    and followed_id = "o"."author_id"
                                ) is true
                              )
                            ) is true
                          from
                            posts q
                            left join posts o on o.id = q.original_id
                          where
                            q.id = p.id
                        )
                      )
                      and (
                        "c"."circle" & 4 = 0
                        or (
                          (
                            select
                              inside.deleted_at is null
                              and their.is_in
                              and coalesce(their.openings <= "c"."openings", true)
                              and has_groups ()
                            from
                              group_members their
                              join groups inside on inside.id = their.group_id
                            where
                              their.group_id = "p"."group_id"
                              and their.member_id = "named"."id"
                          ) is true
                        )
                      )
                      and (
                        "c"."circle" & 8 = 0
                        or (
                          select
                            not q.is_repost
                            or (
                              (
                                select
                                  inside.deleted_at is null
                                  and their.is_in
                                  and coalesce(their.openings <= "c"."openings", true)
                                  and has_groups ()
                                from
                                  group_members their
                                  join groups inside on inside.id = their.group_id
                                where
                                  their.group_id = "o"."group_id"
                                  and their.member_id = "named"."id"
                              ) is true
                            )
                          from
                            posts q
                            left join posts o on o.id = q.original_id
                          where
                            q.id = p.id
                        )
                      )
                    )
                  from
                    "posts" p
                  where
                    "p"."id" = "c"."object_id"
                ) is true
              )
            )
          )
        )
        and (
          (
            (
              select
                (
                  p.deleted_at is null
                  and (
                    (
                      "p"."author_id" = "named"."id"
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
                          "named"."id"::bigint = - ("p"."author_id"::bigint)
                          or (
                            select
                              mutual
                            from
                              follows
                            where
                              follower_id = "named"."id"
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
                              and their.member_id = "named"."id"
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
                              blocker_id = "named"."id"
                              and blocked_id = "p"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "p"."author_id"
                              and blocked_id = "named"."id"
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
                        or p.author_id = "named"."id"
                        or (
                          select
                            (
                              "o"."author_id" = "named"."id"
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
                                  "named"."id"::bigint = - ("o"."author_id"::bigint)
                                  or (
                                    select
                                      mutual
                                    from
                                      follows
                                    where
                                      follower_id = "named"."id"
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
                                      and their.member_id = "named"."id"
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
                                      blocker_id = "named"."id"
                                      and blocked_id = "o"."author_id"
                                  ) is true
                                  or (
                                    select
                                      true
                                    from
                                      blocks
                                    where
                                      blocker_id = "o"."author_id"
                                      and blocked_id = "named"."id"
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
              from
                "posts" p
              where
                "p"."id" = "c"."object_id"
            ) is true
          )
          and (
            c.parent_id is null
            or (
              select
                (
                  "parent"."deleted_at" is null
                  and (
                    "parent"."author_id" = "named"."id"
                    or (
                      "parent"."position" is not null
                      and (
                        not (
                          (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "named"."id"
                              and blocked_id = "parent"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "parent"."author_id"
                              and blocked_id = "named"."id"
                          ) is true
                        )
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = "parent"."author_id"
                          ) is true
                        )
                      )
                      and (
                        "parent"."circle" = 0
                        or (
                          select
                            (
                              (
                                "parent"."circle" & 1 = 0
                                or (
                                  "p"."author_id" = "named"."id"
                                  or (
                                    "named"."id"::bigint = - ("p"."author_id"::bigint)
                                    or (
                                      select
                                        mutual
                                      from
                                        follows
                                      where
                                        follower_id = "named"."id"
                                        and followed_id = "p"."author_id"
                                    ) is true
                                  )
                                )
                              )
                              and (
                                "parent"."circle" & 2 = 0
                                or (
                                  select
                                    not q.is_repost
                                    or (
                                      "o"."author_id" = "named"."id"
                                      or (
                                        "named"."id"::bigint = - ("o"."author_id"::bigint)
                                        or (
                                          select
                                            mutual
                                          from
                                            follows
                                          where
                                            follower_id = "named"."id"
                                            and followed_id = "o"."author_id"
                                        ) is true
                                      )
                                    ) is true
                                  from
                                    posts q
                                    left join posts o on o.id = q.original_id
                                  where
                                    q.id = p.id
                                )
                              )
                              and (
                                "parent"."circle" & 4 = 0
                                or (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and their.is_in
                                      and coalesce(their.openings <= "parent"."openings", true)
                                      and has_groups ()
                                    from
                                      group_members their
                                      join groups inside on inside.id = their.group_id
                                    where
                                      their.group_id = "p"."group_id"
                                      and their.member_id = "named"."id"
                                  ) is true
                                )
                              )
                              and (
                                "parent"."circle" & 8 = 0
                                or (
                                  select
                                    not q.is_repost
                                    or (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and their.is_in
                                          and coalesce(their.openings <= "parent"."openings", true)
                                          and has_groups ()
                                        from
                                          group_members their
                                          join groups inside on inside.id = their.group_id
                                        where
                                          their.group_id = "o"."group_id"
                                          and their.member_id = "named"."id"
                                      ) is true
                                    )
                                  from
                                    posts q
                                    left join posts o on o.id = q.original_id
                                  where
                                    q.id = p.id
                                )
                              )
                            )
                          from
                            "posts" p
                          where
                            "p"."id" = "c"."object_id"
                        ) is true
                      )
                    )
                  )
                )
              from
                comments parent
              where
                parent.id = c.parent_id
            ) is true
          )
        )
      )
  ) as heard_by,
  case
    when p.audience = 'private'
    or "c"."circle" & 1 > 0 then array(
      select
        p.author_id
      union all
      select
        there.followed_id as id
      from
        follows there
      where
        there.follower_id = p.author_id
        and there.mutual
    )
  end as audience,
  p.nth
from
  added c
  join target p on p.writer = c.author_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
