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
  counts.active,
  encode(mine.code, 'hex') as code,
  sv.created_at,
  o.likes,
  (
    select
      r.kind = 'like'
    from
      reactions r
    where
      r.object_id = sv.id
      and r.member_id = $1
  ) is true as is_liked,
  (
    "o"."comments" - (
      select
        count(*)::int
      from
        away_comments away
        join comments unseen on unseen.id = away.comment_id
      where
        away.object_id = "sv"."id"
        and away.parent_id is null
        and unseen.position is not null
        and unseen.deleted_at is null
        and unseen.author_id <> $1
        and unseen.author_id <> all (
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
          )
        )
        and (
          unseen.circle = 0
          or (
            "unseen"."circle" = 0
            or sv.group_id is null
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
                  their.group_id = "sv"."group_id"
                  and their.member_id = $1
              ) is true
            )
          )
        )
    ) - (
      select
        count(*)::int
      from
        comments unseen
      where
        unseen.object_id = "sv"."id"
        and unseen.parent_id is null
        and unseen.author_id = any (
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
          )
        )
        and unseen.position is not null
        and coalesce(unseen.deleted_at, 'infinity') = 'infinity'
    ) - case
      when "o"."closed" = 0
      or (
        32767 = 0
        or sv.group_id is null
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
              their.group_id = "sv"."group_id"
              and their.member_id = $1
          ) is true
        )
      ) then 0
      else (
        select
          count(*)::int
        from
          comments unseen
        where
          unseen.object_id = "sv"."id"
          and unseen.parent_id is null
          and unseen.circle > 0
          and unseen.position is not null
          and unseen.deleted_at is null
          and unseen.author_id <> $1
          and unseen.author_id <> all (
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
            )
          )
          and not (
            "unseen"."circle" = 0
            or sv.group_id is null
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
                  their.group_id = "sv"."group_id"
                  and their.member_id = $1
              ) is true
            )
          )
      )
    end
  ) as comments,
  (
    select
      jsonb_build_object(
        'chain_hash',
        x.chain_hash,
        'ballot_count',
        x.ballots,
        'winners',
        x.winners,
        'rounds',
        x.rounds
      )
    from
      survey_outcomes x
    where
      x.survey_id = sv.id
  ) as outcome
from
  surveys sv
  join objects o on o.id = sv.id
  join survey_counts counts on counts.survey_id = sv.id
  left join survey_members mine on mine.survey_id = sv.id
  and mine.member_id = $1
  join members m on m.id = sv.author_id
  left join media face on face.id = m.avatar_id
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
