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
      sv.options,
      sv.kind,
      sv.is_secret,
      sv.results,
      sv.quorum,
      sv.closes_at,
      me.id as voter,
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
        and case
          when sv.audience = 'everybody' then true
          when sv.group_id is null then sv.author_id = $1
          or case
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
  vote as (
    insert into
      survey_members as v (survey_id, member_id, choices, code, since)
    select
      sv.id,
      sv.voter,
      case
        when sv.is_secret then '{}'
        else sv.chosen
      end,
      case
        when not sv.is_secret then sv.ballot
      end,
      case
        when not sv.is_secret then clock_timestamp()
      end
    from
      target sv
    where
      not sv.closes_at <= clock_timestamp()
      and (
        cardinality(sv.options) >= all (sv.chosen)
        and (
          sv.kind <> 'single'
          or cardinality(sv.chosen) = 1
        )
      )
      and (
        select
          true
        from
          survey_ballots b
        where
          b.survey_id = sv.id
          and b.code = sv.ballot
      ) is null
    on conflict (survey_id, member_id) do update
    set
      choices = excluded.choices,
      code = excluded.code,
      since = excluded.since
    where
      v.choices is null
    returning
      v.choices,
      old.member_id is not null as had_seen
  ),
  cast_ballot as (
    insert into
      survey_ballots (survey_id, code, choices)
    select
      target.id,
      target.ballot,
      target.chosen
    from
      vote
      cross join target
  )
update survey_counts c
set
  votes = array(
    select
      each.votes + coalesce(
        place = any (
          case
            when target.kind = 'ranked' then "target"."chosen" [1:1]
            else "target"."chosen"
          end
        ),
        false
      )::int
    from
      unnest(c.votes) with ordinality as each (votes, place)
    order by
      place
  ),
  active = c.active - vote.had_seen::int,
  voters = c.voters + 1
from
  vote
  cross join target
where
  c.survey_id = target.id
returning
  target.id,
  target.options,
  target.kind,
  target.is_secret,
  target.results,
  target.quorum,
  false as is_closed,
  vote.choices,
  c.votes,
  c.voters,
  c.active
