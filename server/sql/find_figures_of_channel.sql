with
  led as materialized (
    select
      source,
      host,
      views
    from
      (
        select
          source,
          host,
          views
        from
          video_sources
        where
          channel_id = $1
          and day >= $3::date
          and (
            $2::bigint is null
            or video_id = $2
          )
        order by
          channel_id desc,
          day desc
        limit
          50000
      ) as newest
  ),
  viewed as materialized (
    select
      d.video_id,
      sum(d.views)::int as views,
      sum(d.seconds)::bigint as seconds
    from
      (
        select
          vd.id
        from
          videos vd
        where
          vd.channel_id = $1
          and vd.deleted_at is null
          and $2::bigint is null
        order by
          vd.place desc
        limit
          2000
      ) as its
      join video_days d on d.video_id = its.id
      and d.day >= $3::date
    group by
      d.video_id
    order by
      views desc,
      d.video_id
    limit
      10
  )
select
  ch.name as channel_name,
  shown.title,
  n.tenths,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          source,
          host,
          sum(views)::int as views
        from
          led
        group by
          source,
          host
        order by
          views desc,
          source,
          host
        limit
          20
      ) as each
  ) as sources,
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          viewed.video_id,
          vd.title,
          viewed.views,
          viewed.seconds
        from
          viewed
          join videos vd on vd.id = viewed.video_id
        where
          viewed.views > 0
        order by
          viewed.views desc,
          viewed.video_id
      ) as each
  ) as top_videos
from
  channels ch
  left join videos shown on shown.id = $2
  and shown.channel_id = ch.id
  left join view_counts n on n.object_id = shown.id
where
  ch.id = $1
