with
  item as materialized (
    select
      p.id,
      p.author_id,
      p.audience,
      p.group_id,
      p.is_repost,
      coalesce(p.original_id, p.id) as shown
    from
      posts p
    where
      p.id = $2
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
  ),
  shown as materialized (
    select
      p.author_id,
      p.audience,
      p.group_id,
      p.hashtags
    from
      posts p
    where
      p.id = (
        select
          shown
        from
          item
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
  ),
  places as (
    select
      group_id
    from
      item
    union
    select
      group_id
    from
      shown
  )
select
  reason,
  name
from
  (
    select
      1 as rank,
      'own' as reason,
      null as name
    from
      item
    where
      author_id = $1
      or exists (
        select
        from
          shown
        where
          author_id = $1
      )
    union all
    select
      case
        when f.mutual then 2
        else 3
      end,
      case
        when f.mutual then 'friend'
        else 'following'
      end,
      m.full_name
    from
      shown
      join follows f on f.follower_id = $1
      and f.followed_id = shown.author_id
      join members m on m.id = f.followed_id
    union all
    select
      4,
      'reminded',
      m.full_name
    from
      item
      join follows f on f.follower_id = $1
      and f.followed_id = item.author_id
      join members m on m.id = f.followed_id
    where
      item.is_repost
    union all
    select
      5,
      'group',
      g.name
    from
      places
      join groups g on g.id = places.group_id
    where
      (
        (
          select
            inside.deleted_at is null
            and their.is_in
            and has_groups ()
          from
            group_members their
            join groups inside on inside.id = their.group_id
          where
            their.group_id = "g"."id"
            and their.member_id = $1
        ) is true
      )
    union all
    select
      6,
      'hashtag',
      each.tag
    from
      shown
      cross join unnest(shown.hashtags) as each (tag)
      join hashtags h on h.key = tag_key (each.tag)
      join hashtag_follows ft on ft.hashtag_id = h.id
      and ft.member_id = $1
    union all
    select
      7,
      'public',
      null
    from
      item
    where
      audience = 'public'
      and not exists (
        select
        from
          shown
        where
          audience <> 'public'
      )
      and not exists (
        select
        from
          places
        where
          (
            (
              select
                inside.is_closed
              from
                groups inside
              where
                inside.id = "places"."group_id"
            ) is true
          )
      )
  ) as reasons
order by
  rank,
  name
