with
  page as materialized (
    select
      sv.id,
      (
        extract(
          epoch
          from
            "sv"."closes_at"
        ) * 1000000
      )::bigint as at
    from
      (
        with
          known as materialized (
            select
              id
            from
              surveys
            where
              deleted_at is null
              and words @@ (
                select
                  string_agg('''' || word || ''':*', ' & ')::tsquery
                from
                  unnest(typed_words ($6::text)) as word
              )
            limit
              1000
          )
        select
          id
        from
          known
        union
        select
          latest.id
        from
          (
            select
              id,
              words
            from
              surveys
            where
              deleted_at is null
            order by
              id desc
            limit
              1000
          ) as latest
        where
          (
            select
              count(*)
            from
              known
          ) = 1000
          and latest.words @@ (
            select
              string_agg('''' || word || ''':*', ' & ')::tsquery
            from
              unnest(typed_words ($6::text)) as word
          )
      ) as found
      join surveys sv on sv.id = found.id
    where
      sv.deleted_at is null
      and sv.closes_at > now()
      and ("sv"."closes_at", sv.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::bigint)
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
    order by
      "sv"."closes_at" desc,
      sv.id desc
    limit
      $4::int
    offset
      $5::int
  )
select
  sv.id,
  sv.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  sv.title,
  sv.options,
  sv.kind,
  sv.audience,
  sv.group_id,
  (
    select
      g.name
    from
      groups g
    where
      g.id = sv.group_id
  ) as group_name,
  sv.is_secret,
  sv.results,
  sv.is_changeable,
  sv.quorum,
  sv.closes_at,
  sv.closes_at <= clock_timestamp() as is_closed,
  counts.votes,
  counts.voters,
  mine.choices,
  place.at
from
  (
    select
      unnest(ids) as id,
      unnest(places) as at
    from
      (
        select
          array_agg(
            id
            order by
              at desc,
              id desc
          ) as ids,
          array_agg(
            at
            order by
              at desc,
              id desc
          ) as places
        from
          page
      ) as arrays
  ) as place
  join surveys sv on sv.id = place.id
  join survey_counts counts on counts.survey_id = sv.id
  left join survey_members mine on mine.survey_id = sv.id
  and mine.member_id = $1
  join members m on m.id = sv.author_id
  left join media face on face.id = m.avatar_id
order by
  place.at desc,
  sv.id desc
