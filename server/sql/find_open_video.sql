select
  vd.id,
  vd.title,
  vd.description,
  vd.channel_id,
  ch.name as channel_name,
  vd.visibility = 'public' as is_listed,
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
      to_jsonb(thumbnail)
    from
      media thumbnail
    where
      thumbnail.id = vd.thumbnail_id
      and thumbnail.state = 'ready'
  ) as thumbnail,
  (
    select
      coalesce(
        json_agg(
          json_build_object('language', cp.language, 'key', words.key, 'may_not_fit', cp.may_not_fit)
          order by
            cp.language
        ),
        '[]'
      )
    from
      video_captions cp
      join media words on words.id = cp.media_id
    where
      cp.video_id = vd.id
  ) as caption_files
from
  videos vd
  join channels ch on ch.id = vd.channel_id
  left join media file on file.id = vd.media_id
where
  vd.id = $1
  and (
    file.kind = 'video'
    and file.state = 'ready'
    and (
      (
        vd.deleted_at is null
        and vd.position is not null
        and vd.visibility in ('public', 'unlisted')
      )
      and cardinality(vd.nsfw) = 0
      and not vd.made_for_kids
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
