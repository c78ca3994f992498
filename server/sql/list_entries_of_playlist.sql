select
  pv.video_id,
  pv.place,
  shown.*
from
  playlist_videos pv
  left join lateral (
    select
      vd.id,
      vd.channel_id,
      ch.name as channel_name,
      vd.author_id,
      vd.title,
      vd.nsfw,
      vd.visibility,
      vd.position,
      vd.created_at,
      vd.published_at,
      file.key,
      file.kind,
      file.state,
      file.failure as failure,
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
        select
          to_jsonb(chosen)
        from
          media chosen
        where
          chosen.id = vd.thumbnail_id
          and chosen.state = 'ready'
      ) as thumbnail,
      counts.views,
      (
        select
          born_on > current_date - interval '18 years'
        from
          members
        where
          id = $1
      ) is true as viewer_is_minor,
      watched.seconds as stopped_at,
      watched.is_finished
    from
      videos vd
      join channels ch on ch.id = vd.channel_id
      join view_counts counts on counts.object_id = vd.id
      left join media file on file.id = vd.media_id
      left join video_history watched on watched.member_id = $1
      and watched.video_id = vd.id
    where
      vd.id = pv.video_id
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
  ) as shown on true
where
  pv.playlist_id = $2
order by
  pv.place,
  pv.video_id
