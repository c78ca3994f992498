with
  asked as materialized (
    select
      object,
      views
    from
      unnest($1::bigint[], $2::int[]) as each (object, views)
  ),
  seen as materialized (
    select
      asked.object,
      asked.views
    from
      asked
      join "videos" vd on "vd"."id" = asked.object
    where
      (
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
  ),
  of_videos as materialized (
    select
      vd.id as video_id,
      vd.channel_id,
      seen.views,
      0 as seconds
    from
      seen
      join videos vd on vd.id = seen.object
  ),
  by_channel as (
    insert into
      channel_days as cday (channel_id, day, views, seconds)
    select
      channel_id,
      (now() at time zone 'UTC')::date,
      sum(views),
      sum(seconds)
    from
      of_videos
    group by
      channel_id
    order by
      channel_id
    on conflict (channel_id, day) do update
    set
      views = cday.views + excluded.views,
      seconds = cday.seconds + excluded.seconds
  ),
  by_video as (
    insert into
      video_days as vday (video_id, day, views, seconds)
    select
      video_id,
      (now() at time zone 'UTC')::date,
      views,
      seconds
    from
      of_videos
    order by
      video_id
    on conflict (video_id, day) do update
    set
      views = vday.views + excluded.views,
      seconds = vday.seconds + excluded.seconds
  ),
  by_source as (
    insert into
      video_sources as led_by (channel_id, day, video_id, source, host, views)
    select
      channel_id,
      (now() at time zone 'UTC')::date,
      video_id,
      'embed',
      '',
      views
    from
      of_videos
    order by
      channel_id,
      video_id
    on conflict (channel_id, day, video_id, source, host) do update
    set
      views = led_by.views + excluded.views
  ),
  locked as materialized (
    select
      c.object_id
    from
      view_counts c
    where
      c.object_id in (
        select
          object
        from
          seen
      )
    order by
      c.object_id
    for no key update
  )
update view_counts c
set
  views = c.views + seen.views
from
  seen
where
  c.object_id = seen.object
  and c.object_id in (
    select
      object_id
    from
      locked
  )
