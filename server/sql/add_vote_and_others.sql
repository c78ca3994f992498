with
  me as materialized (
    select
      asked.*
    from
      (
        select
          "member"::bigint,
          "survey"::bigint,
          "choices"::smallint[],
          "sorted"::smallint[],
          "code"::text,
          nth
        from
          unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[]) with ordinality as lists ("member", "survey", "choices", "sorted", "code", nth)
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m skip locked
  ),
  target as materialized (
    select
      target.*,
      me.member as voter,
      me.nth,
      decode(me.code, 'hex') as ballot
    from
      me
      cross join lateral (
        select
          sv.id,
          sv.options,
          sv.kind,
          sv.is_secret,
          sv.results,
          sv.quorum,
          sv.closes_at,
          case
            when sv.kind = 'ranked' then "me"."choices"::smallint[]
            else "me"."sorted"::smallint[]
          end as chosen
        from
          surveys sv
        where
          sv.id = me.survey
          and (
            sv.deleted_at is null
            and case
              when sv.audience = 'everybody' then true
              when sv.group_id is null then sv.author_id = "me"."member"
              or case
                when sv.audience = 'friends' then (
                  "me"."member"::bigint = - ("sv"."author_id"::bigint)
                  or (
                    select
                      mutual
                    from
                      follows
                    where
                      follower_id = "me"."member"
                      and followed_id = "sv"."author_id"
                  ) is true
                )
                else (
                  "me"."member"::bigint = - ("sv"."author_id"::bigint)
                  or (
                    select
                      true
                    from
                      follows
                    where
                      follower_id = "me"."member"
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
                    and their.member_id = "me"."member"
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
                    and blocked_id = "sv"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "sv"."author_id"
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
                    member_id = "sv"."author_id"
                ) is true
              )
            )
          )
        limit
          1
        for share of
          sv skip locked
      ) as target
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
      skip locked
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
      join free on free.survey_id = sv.id
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
      v.survey_id,
      v.member_id,
      v.choices,
      old.member_id is not null as had_seen
  ),
  counting as materialized (
    select
      target.*,
      vote.choices,
      vote.had_seen
    from
      vote
      join target on target.id = vote.survey_id
      and target.voter = vote.member_id
  ),
  cast_ballot as (
    insert into
      survey_ballots (survey_id, code, choices)
    select
      id,
      ballot,
      chosen
    from
      counting
  ),
  tally as (
    update survey_counts c
    set
      votes = array(
        select
          each.votes + (
            select
              count(*)
            from
              counting one
            where
              one.id = c.survey_id
              and place = any (
                case
                  when "one"."kind" = 'ranked' then "one"."chosen" [1:1]
                  else "one"."chosen"
                end
              )
          )
        from
          unnest(c.votes) with ordinality as each (votes, place)
        order by
          place
      ),
      active = c.active - more.had_seen,
      voters = c.voters + more.voters
    from
      (
        select
          id,
          count(*) as voters,
          count(*) filter (
            where
              had_seen
          ) as had_seen
        from
          counting
        group by
          id
      ) as more
    where
      c.survey_id = more.id
    returning
      c.survey_id,
      c.votes,
      c.voters,
      c.active
  )
select
  counting.nth,
  counting.id,
  counting.options,
  counting.kind,
  counting.is_secret,
  counting.results,
  counting.quorum,
  false as is_closed,
  counting.choices,
  tally.votes,
  tally.voters,
  tally.active
from
  counting
  join tally on tally.survey_id = counting.id
