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
      sv.*,
      me.id as voter,
      (
        sv.group_id is null
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
              their.group_id = "sv"."group_id"
              and their.member_id = $1
          ) is true
        )
      ) as is_voter,
      case
        when sv.kind = 'ranked' then $3::smallint[]
        else $4::smallint[]
      end as chosen,
      decode($5::text, 'hex') as ballot
    from
      me
      cross join surveys sv
    where
      sv.id = $2
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
    for share of
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
  changed as (
    update survey_members v
    set
      choices = sv.chosen,
      since = clock_timestamp()
    from
      target sv
      join free on free.survey_id = sv.id
    where
      v.survey_id = sv.id
      and v.member_id = sv.voter
      and v.choices <> sv.chosen
      and sv.is_changeable
      and sv.is_voter
      and not sv.closes_at <= clock_timestamp()
      and (
        cardinality(sv.options) >= all (sv.chosen)
        and (
          sv.kind <> 'single'
          or cardinality(sv.chosen) = 1
        )
      )
      and (
        select
          b.code = v.code
        from
          survey_ballots b
        where
          b.survey_id = sv.id
          and b.code = sv.ballot
      ) is not false
    returning
      v.choices,
      old.choices as choices_before,
      v.code
  ),
  changed_ballot as (
    update survey_ballots b
    set
      choices = target.chosen
    from
      changed
      cross join target
    where
      b.survey_id = target.id
      and b.code = changed.code
  ),
  tally as (
    update survey_counts c
    set
      votes = array(
        select
          each.votes + coalesce(
            place = any (
              case
                when "target"."kind" = 'ranked' then "target"."chosen" [1:1]
                else "target"."chosen"
              end
            ),
            false
          )::int - coalesce(
            place = any (
              case
                when "target"."kind" = 'ranked' then "changed"."choices_before" [1:1]
                else "changed"."choices_before"
              end
            ),
            false
          )::int
        from
          unnest(c.votes) with ordinality as each (votes, place)
        order by
          place
      )
    from
      changed
      cross join target
    where
      c.survey_id = target.id
    returning
      c.votes,
      c.voters,
      c.active
  )
select
  sv.id,
  sv.options,
  sv.kind,
  sv.is_secret,
  sv.results,
  sv.quorum,
  sv.is_changeable,
  sv.closes_at <= clock_timestamp() as is_closed,
  coalesce(tally.votes, counts.votes) as votes,
  coalesce(tally.voters, counts.voters) as voters,
  coalesce(tally.active, counts.active) as active,
  coalesce(changed.choices, mine.choices) as choices,
  encode(mine.code, 'hex') as code,
  changed.code is not null as is_new,
  sv.is_voter,
  sv.chosen,
  (
    select
      b.choices
    from
      survey_ballots b
    where
      b.survey_id = sv.id
      and b.code = sv.ballot
  ) as ballot
from
  target sv
  join survey_counts counts on counts.survey_id = sv.id
  left join survey_members mine on mine.survey_id = sv.id
  and mine.member_id = sv.voter
  left join changed on true
  left join tally on true
