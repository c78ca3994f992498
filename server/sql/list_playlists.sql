select
  page.at,
  pl.id,
  pl.owner_id,
  pl.name,
  pl.is_private,
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
      true
    from
      playlist_videos pv
    where
      pv.playlist_id = pl.id
      and pv.video_id = $3::bigint
  ) is true as has_video
from
  (
    select
      pl.id,
      pl.id as at
    from
      playlists pl
    where
      pl.owner_id = $2
      and (
        pl.deleted_at is null
        and (
          pl.owner_id = $1
          or (
            not pl.is_private
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
      and pl.id < $4
    order by
      pl.id desc
    limit
      $5::int
    offset
      $6::int
  ) as page
  join playlists pl on pl.id = page.id
order by
  page.at desc
