with
  me as materialized (
    select
      asked.*
    from
      (
        select
          $1::bigint as "member",
          $2::bigint as "object",
          $3::text as "reaction",
          1 as nth
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m
  ),
  target as materialized (
    select
      target.id,
      me.member,
      me.reaction,
      me.nth
    from
      me
      cross join lateral (
        select
          "p"."id"
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
        limit
          1
        for key share of
          p
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
  ),
  mine as (
    insert into
      reactions as r (object_id, member_id, kind)
    select
      target.id,
      target.member,
      target.reaction
    from
      target
      join free on free.id = target.id
    on conflict (object_id, member_id) do update
    set
      kind = case
        when r.kind = excluded.kind then 'none'
        else excluded.kind
      end,
      reacted_at = now()
    returning
      r.object_id,
      r.member_id,
      coalesce(old.kind, 'none') as was,
      new.kind as is_now
  ),
  counted as (
    update objects c
    set
      likes = c.likes + more.likes,
      dislikes = c.dislikes + more.dislikes
    from
      (
        select
          object_id,
          sum((is_now = 'like')::int - (was = 'like')::int)::int as likes,
          sum((is_now = 'dislike')::int - (was = 'dislike')::int)::int as dislikes
        from
          mine
        group by
          object_id
      ) as more
    where
      c.id = more.object_id
    returning
      c.id,
      c.likes,
      c.dislikes
  )
select
  target.nth,
  counted.id as object_id,
  mine.is_now as reaction,
  counted.likes,
  counted.dislikes
from
  mine
  join target on target.id = mine.object_id
  and target.member = mine.member_id
  join counted on counted.id = mine.object_id
