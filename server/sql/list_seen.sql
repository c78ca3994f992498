with
  asked as materialized (
    select
      *
    from
      unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) as asked (report, viewer, kind, id)
  ),
  seen as materialized (
    select
      asked.report,
      asked.viewer,
      asked.kind,
      p.id,
      p.author_id,
      p.original_id,
      p.is_repost
      and p.message = '' as is_bare
    from
      asked
      join posts p on p.id = asked.id
    where
      asked.kind <> 'profile'
      and (
        p.deleted_at is null
        and (
          (
            "p"."author_id" = "asked"."viewer"
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
                "asked"."viewer"::bigint = - ("p"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = "asked"."viewer"
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
                    and their.member_id = "asked"."viewer"
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
                    blocker_id = "asked"."viewer"
                    and blocked_id = "p"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "p"."author_id"
                    and blocked_id = "asked"."viewer"
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
              or p.author_id = "asked"."viewer"
              or (
                select
                  (
                    "o"."author_id" = "asked"."viewer"
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
                        "asked"."viewer"::bigint = - ("o"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = "asked"."viewer"
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
                            and their.member_id = "asked"."viewer"
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
                            blocker_id = "asked"."viewer"
                            and blocked_id = "o"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "o"."author_id"
                            and blocked_id = "asked"."viewer"
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
select
  report,
  kind,
  id,
  author_id as owner_id
from
  seen
where
  not is_bare
  and author_id <> viewer
union
select
  seen.report,
  seen.kind,
  p.id,
  p.author_id
from
  seen
  join posts p on p.id = seen.original_id
where
  p.author_id <> seen.viewer
  and (
    p.deleted_at is null
    and (
      (
        "p"."author_id" = "seen"."viewer"
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
            "seen"."viewer"::bigint = - ("p"."author_id"::bigint)
            or (
              select
                mutual
              from
                follows
              where
                follower_id = "seen"."viewer"
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
                and their.member_id = "seen"."viewer"
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
                blocker_id = "seen"."viewer"
                and blocked_id = "p"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "p"."author_id"
                and blocked_id = "seen"."viewer"
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
      )
    )
  )
union
select
  asked.report,
  asked.kind,
  m.id,
  m.id
from
  asked
  join members m on m.id = asked.id
where
  asked.kind = 'profile'
  and m.id <> asked.viewer
  and (
    not (
      (
        select
          true
        from
          blocks
        where
          blocker_id = "asked"."viewer"
          and blocked_id = "m"."id"
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = "m"."id"
          and blocked_id = "asked"."viewer"
      ) is true
    )
    and not (
      (
        select
          true
        from
          away_members
        where
          member_id = "m"."id"
      ) is true
    )
  )
