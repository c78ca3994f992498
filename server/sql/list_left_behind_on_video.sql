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
    vd.deleted_at is null
    and vd.position is not null
    and vd.visibility in ('public', 'unlisted')
  )
  and c.circle = 0 as is_open,
  cardinality(vd.nsfw) > 0
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
  join "videos" vd on "vd"."id" = c.object_id
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
          "vd"."author_id" = $1
          and (
            vd.deleted_at is null
            and (
              vd.author_id = $1
              or (
                (
                  vd.position is not null
                  and (
                    vd.visibility in ('public', 'unlisted')
                    or (
                      vd.visibility = 'members'
                      and (
                        (
                          select
                            true
                          from
                            memberships ms
                          where
                            ms.channel_id = "vd"."channel_id"
                            and ms.member_id = $1
                            and ms.state <> 'ended'
                        ) is true
                      )
                    )
                  )
                  or exists (
                    select
                    from
                      channel_collaborators staff
                    where
                      staff.channel_id = "vd"."channel_id"
                      and staff.member_id = $1
                      and staff.accepted_at is not null
                      and staff.role in ('owner', 'manager', 'editor')
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
                        and blocked_id = "vd"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "vd"."author_id"
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
                        member_id = "vd"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
        from
          "videos" vd
        where
          "vd"."id" = "c"."object_id"
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
