select
  page.at,
  pl.id,
  pl.owner_id,
  m.username,
  pl.name,
  pl.visibility,
  pl.created_at,
  (
    select
      count(*)::int
    from
      playlist_videos pv
      join videos vd on vd.id = pv.video_id
    where
      pv.playlist_id = pl.id
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
  ) as videos,
  (
    select
      to_jsonb(shown)
    from
      playlist_videos pv
      join videos vd on vd.id = pv.video_id
      join media file on file.id = vd.media_id
      left join media chosen on chosen.id = vd.thumbnail_id
      and chosen.state = 'ready'
      cross join lateral (
        select
          chosen.*
        where
          chosen.id is not null
        union all
        select
          file.*
        where
          chosen.id is null
      ) as shown
    where
      pv.playlist_id = pl.id
      and vd.visibility = 'public'
      and cardinality(vd.nsfw) = 0
      and file.state = 'ready'
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
    order by
      pv.place,
      pv.video_id
    limit
      1
  ) as cover,
  (
    select
      true
    from
      playlist_videos pv
    where
      pv.playlist_id = pl.id
      and pv.video_id = $3::bigint
  ) is true as has_video,
  (
    select
      true
    from
      saved_playlists kept
    where
      kept.playlist_id = pl.id
      and kept.member_id = $1
  ) is true as is_saved
from
  (
    select
      pl.id,
      pl.place as at
    from
      playlists pl
    where
      pl.owner_id = $2
      and (
        pl.deleted_at is null
        and (
          pl.owner_id = $1
          or (
            pl.visibility <> 'private'
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "pl"."owner_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "pl"."owner_id"
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
                    member_id = "pl"."owner_id"
                ) is true
              )
            )
          )
        )
      )
      and pl.place < $4
      and (
        pl.owner_id = $1
        or pl.visibility = 'public'
      )
    order by
      pl.place desc
    limit
      $5::int
    offset
      $6::int
  ) as page
  join playlists pl on pl.id = page.id
  join members m on m.id = pl.owner_id
order by
  page.at desc
