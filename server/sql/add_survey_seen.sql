with
  me as materialized (
    select
      id
    from
      members
    where
      id = $1::bigint
    for key share
  ),
  target as materialized (
    select
      sv.id,
      me.id as viewer
    from
      me
      cross join surveys sv
    where
      sv.id = $2
      and not sv.closes_at <= clock_timestamp()
      and (
        sv.deleted_at is null
        and (
          sv.audience = 'everybody'
          or (
            sv.author_id = $1
            and (
              "sv"."group_id" is null
              or has_groups ()
            )
          )
          or case
            when sv.group_id is null then case
              when sv.audience = 'friends' then (
                $1::bigint = - ("sv"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = $1
                    and followed_id = "sv"."author_id"
                ) is true
              )
              else (
                $1::bigint = - ("sv"."author_id"::bigint)
                or (
                  select
                    true
                  from
                    follows
                  where
                    follower_id = $1
                    and followed_id = "sv"."author_id"
                ) is true
              )
            end
            else (
              (
                select
                  inside.deleted_at is null
                  and their.is_in
                  and coalesce(their.openings <= "sv"."openings", true)
                  and has_groups ()
                from
                  group_members their
                  join groups inside on inside.id = their.group_id
                where
                  their.group_id = "sv"."group_id"
                  and their.member_id = $1
              ) is true
            )
          end
        )
        and (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "sv"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "sv"."author_id"
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
                member_id = "sv"."author_id"
            ) is true
          )
        )
      )
    for key share of
      sv
  ),
  free as materialized (
    select
      c.survey_id
    from
      survey_counts c
    where
      c.survey_id = any (
        array(
          select
            id
          from
            target
        )
      )
    for no key update
  ),
  seen as (
    insert into
      survey_members (survey_id, member_id, since)
    select
      target.id,
      target.viewer,
      now()
    from
      target
      join free on free.survey_id = target.id
    on conflict do nothing
    returning
      survey_id
  )
update survey_counts c
set
  active = c.active + 1
from
  seen
where
  c.survey_id = seen.survey_id
