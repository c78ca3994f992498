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
          born_on > current_date - interval '18 years'
        from
          members
        where
          id = $1
      ) is true as is_minor,
      exists (
        select
        from
          comments own
        where
          own.author_id = $1
          and own.position is null
          and own.deleted_at is null
      ) as waits
  ),
  listed as materialized (
    select
      array(
        select
          id
        from
          (
            (
              select
                p.id,
                p.position
              from
                posts p
              where
                p.author_id = $2
                and p.position < $3
                and (
                  (
                    p.thread_id is null
                    or p.thread_id = p.id
                  )
                  or not exists (
                    select
                    from
                      posts earlier
                    where
                      earlier.thread_id = "p"."thread_id"
                      and earlier.id < "p"."id"
                      and earlier.deleted_at is null
                      and earlier.position is not null
                  )
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
                  )
                  or p.author_id = $1
                  or (
                    select
                      not (
                        (q.nsfw || o.nsfw) && (
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
              order by
                p.position desc
              limit
                $4::int
              offset
                $5::int
            )
            union
            select
              p.id,
              p.position
            from
              pinned_posts pin
              join posts p on p.id = pin.post_id
            where
              $6::boolean
              and pin.member_id = $2
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
                )
                or p.author_id = $1
                or (
                  select
                    not (
                      (q.nsfw || o.nsfw) && (
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
          ) as page
        order by
          position desc
      ) as ids
  )
select
  p.id,
  p.listed,
  p.audience,
  p.position as cursor,
  c.version,
  v.hidden,
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
  (
    select
      r.kind
    from
      reactions r
    where
      r.object_id = p.id
      and r.member_id = $1
  ) as reaction,
  c.likes,
  c.dislikes,
  c.reposts,
  c.tips,
  c.tip_units::text,
  (
    "c"."comments" - (
      select
        count(*)::int
      from
        away_comments away
        join comments unseen on unseen.id = away.comment_id
      where
        away.object_id = "p"."id"
        and away.parent_id is null
        and unseen.position is not null
        and unseen.deleted_at is null
        and unseen.author_id <> $1
        and unseen.author_id <> all ("v"."hidden")
        and (
          unseen.circle = 0
          or (
            (
              "unseen"."circle" & 1 = 0
              or (
                "p"."author_id" = $1
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
              )
            )
            and (
              "unseen"."circle" & 2 = 0
              or (
                select
                  not q.is_repost
                  or (
                    "o"."author_id" = $1
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
                  ) is true
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
            and (
              "unseen"."circle" & 4 = 0
              or (
                (
                  select
                    inside.deleted_at is null
                    and their.is_in
                    and coalesce(their.openings <= "unseen"."openings", true)
                    and has_groups ()
                  from
                    group_members their
                    join groups inside on inside.id = their.group_id
                  where
                    their.group_id = "p"."group_id"
                    and their.member_id = $1
                ) is true
              )
            )
            and (
              "unseen"."circle" & 8 = 0
              or (
                select
                  not q.is_repost
                  or (
                    (
                      select
                        inside.deleted_at is null
                        and their.is_in
                        and coalesce(their.openings <= "unseen"."openings", true)
                        and has_groups ()
                      from
                        group_members their
                        join groups inside on inside.id = their.group_id
                      where
                        their.group_id = "o"."group_id"
                        and their.member_id = $1
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
        )
    ) - case
      when "v"."hidden" = '{}' then 0
      else (
        select
          count(*)::int
        from
          comments unseen
        where
          unseen.object_id = "p"."id"
          and unseen.parent_id is null
          and unseen.author_id = any ("v"."hidden")
          and unseen.position is not null
          and coalesce(unseen.deleted_at, 'infinity') = 'infinity'
      )
    end - case
      when "c"."closed" = 0
      or (
        (
          32767 & 1 = 0
          or (
            "p"."author_id" = $1
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
          )
        )
        and (
          32767 & 2 = 0
          or (
            select
              not q.is_repost
              or (
                "o"."author_id" = $1
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
              ) is true
            from
              posts q
              left join posts o on o.id = q.original_id
            where
              q.id = p.id
          )
        )
        and (
          32767 & 4 = 0
          or (
            (
              select
                inside.deleted_at is null
                and their.is_in
                and coalesce(their.openings <= 0, true)
                and has_groups ()
              from
                group_members their
                join groups inside on inside.id = their.group_id
              where
                their.group_id = "p"."group_id"
                and their.member_id = $1
            ) is true
          )
        )
        and (
          32767 & 8 = 0
          or (
            select
              not q.is_repost
              or (
                (
                  select
                    inside.deleted_at is null
                    and their.is_in
                    and coalesce(their.openings <= 0, true)
                    and has_groups ()
                  from
                    group_members their
                    join groups inside on inside.id = their.group_id
                  where
                    their.group_id = "o"."group_id"
                    and their.member_id = $1
                ) is true
              )
            from
              posts q
              left join posts o on o.id = q.original_id
            where
              q.id = p.id
          )
        )
      ) then 0
      else (
        select
          count(*)::int
        from
          comments unseen
        where
          unseen.object_id = "p"."id"
          and unseen.parent_id is null
          and unseen.circle > 0
          and unseen.position is not null
          and unseen.deleted_at is null
          and unseen.author_id <> $1
          and unseen.author_id <> all ("v"."hidden")
          and not (
            (
              "unseen"."circle" & 1 = 0
              or (
                "p"."author_id" = $1
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
              )
            )
            and (
              "unseen"."circle" & 2 = 0
              or (
                select
                  not q.is_repost
                  or (
                    "o"."author_id" = $1
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
                  ) is true
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
            and (
              "unseen"."circle" & 4 = 0
              or (
                (
                  select
                    inside.deleted_at is null
                    and their.is_in
                    and coalesce(their.openings <= "unseen"."openings", true)
                    and has_groups ()
                  from
                    group_members their
                    join groups inside on inside.id = their.group_id
                  where
                    their.group_id = "p"."group_id"
                    and their.member_id = $1
                ) is true
              )
            )
            and (
              "unseen"."circle" & 8 = 0
              or (
                select
                  not q.is_repost
                  or (
                    (
                      select
                        inside.deleted_at is null
                        and their.is_in
                        and coalesce(their.openings <= "unseen"."openings", true)
                        and has_groups ()
                      from
                        group_members their
                        join groups inside on inside.id = their.group_id
                      where
                        their.group_id = "o"."group_id"
                        and their.member_id = $1
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
      )
    end
  ) as comments,
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
  (
    select
      true
    from
      pinned_posts pin
    where
      pin.post_id = p.id
  ) is true as pinned,
  (
    select
      g.name
    from
      groups g
    where
      g.id = p.group_id
  ) as group_name,
  (
    select
      gp.id
    from
      group_pins gp
    where
      gp.post_id = p.id
  ) as group_pin,
  case
    when p.group_id is not null then (
      select
        jsonb_build_object('id', topic.id, 'name', topic.name)
      from
        post_topics filed
        join group_topics topic on topic.id = filed.topic_id
        and topic.group_id = p.group_id
      where
        filed.post_id = p.id
    )
  end as group_topic,
  (
    select
      s.member_id
    from
      group_members s
    where
      s.group_id = p.group_id
      and s.standing = 'owner'
  ) as group_owner_id,
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
  (
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
  ) as my_repost_id
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
