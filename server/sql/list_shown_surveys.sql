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
  mine.choices
from
  unnest(
    (
      select
        $2::bigint[]
    )
  ) as shown (id)
  join surveys sv on sv.id = shown.id
  join survey_counts counts on counts.survey_id = sv.id
  left join survey_members mine on mine.survey_id = sv.id
  and mine.member_id = $1
  join members m on m.id = sv.author_id
  left join media face on face.id = m.avatar_id
where
  (
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
