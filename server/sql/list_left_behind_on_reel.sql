select
  c.id,
  c.object_id,
  c.parent_id,
  c.position,
  c.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  c.message,
  (
    case
      when "c"."mentions" = '[]' then "c"."mentions"
      else (
        select
          coalesce(
            jsonb_agg(
              named
              order by
                place
            ),
            '[]'
          )
        from
          jsonb_array_elements("c"."mentions") with ordinality as each (named, place)
        where
          (
            (named ->> 'user_id')::bigint <> all (
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
              (
                select
                  true
                from
                  away_members
                where
                  member_id = (named ->> 'user_id')::bigint
              ) is true
            )
          )
      )
    end
  ) as mentions,
  c.created_at,
  c.edited_at,
  c.is_hearted,
  c.held_for,
  file.key,
  file.kind,
  file.state,
  coalesce(file.failure, c.file_failure) as failure,
  file.progress,
  file.width,
  file.height,
  file.animated,
  file.preview,
  file.widths,
  file.alt,
  file.seconds,
  file.heights,
  file.captions,
  file.waveform,
  file.stream,
  (
    rl.deleted_at is null
    and rl.position is not null
    and rl.audience = 'public'
  )
  and c.circle = 0 as is_open,
  cardinality(rl.nsfw) > 0
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = $1
  ) is true as hides_file,
  0 as replies,
  (
    select
      true
    from
      blocks
    where
      blocker_id = c.author_id
      and blocked_id = $1
  ) is true as hides_author
from
  comments c
  join "reels" rl on "rl"."id" = c.object_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
where
  c.object_id = $2
  and c.author_id = any (
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
  and c.position < $3
  and (
    c.deleted_at is null
    and c.position is not null
    and (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = c.author_id
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = c.author_id
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
          member_id = c.author_id
      ) is true
    )
    and (
      (
        select
          "rl"."author_id" = $1
          and (
            rl.deleted_at is null
            and (
              rl.author_id = $1
              or (
                rl.position is not null
                and (
                  rl.audience = 'public'
                  or (
                    $1::bigint = - ("rl"."author_id"::bigint)
                    or (
                      select
                        mutual
                      from
                        follows
                      where
                        follower_id = $1
                        and followed_id = "rl"."author_id"
                    ) is true
                  )
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
                        and blocked_id = "rl"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "rl"."author_id"
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
                        member_id = "rl"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
        from
          "reels" rl
        where
          "rl"."id" = "c"."object_id"
      ) is true
    )
    and (
      c.parent_id is null
      or (
        select
          parent.deleted_at is null
        from
          comments parent
        where
          parent.id = c.parent_id
      ) is true
    )
  )
order by
  c.position desc
limit
  $4::int
offset
  $5::int
