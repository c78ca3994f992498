with
  asked as materialized (
    select
      member,
      object,
      max(tenth)::smallint as tenth,
      bool_or(is_view) as is_view,
      max(source) as source
    from
      unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::boolean[], $5::text[]) as each (member, object, tenth, is_view, source)
    group by
      member,
      object
  ),
  present as materialized (
    select
      m.id
    from
      members m
    where
      m.id = any ($1::bigint[])
    order by
      m.id
    for key share
  ),
  target as materialized (
    select
      vd.*
    from
      "videos" vd,
      (
        select
          count(*)
        from
          present
      ) as locked
    where
      "vd"."id" = any ($2::bigint[])
    order by
      "vd"."id"
    for key share of
      vd
  ),
  written as (
    insert into
      object_views as w (member_id, object_id, day, is_view, tenth)
    select
      asked.member,
      "vd"."id",
      (now() at time zone 'UTC')::date,
      asked.is_view,
      asked.tenth
    from
      asked
      join present on present.id = asked.member
      join target vd on "vd"."id" = asked.object
    where
      "vd"."author_id" <> asked.member
      and (
        vd.deleted_at is null
        and (
          vd.author_id = "asked"."member"
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
                        and ms.member_id = "asked"."member"
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
                  and staff.member_id = "asked"."member"
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
                    blocker_id = "asked"."member"
                    and blocked_id = "vd"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "vd"."author_id"
                    and blocked_id = "asked"."member"
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
      asked.member,
      "vd"."id"
    on conflict (member_id, object_id, day) do update
    set
      is_view = w.is_view
      or excluded.is_view,
      tenth = greatest(w.tenth, excluded.tenth),
      seen_at = case
        when excluded.is_view
        and not w.is_view then excluded.seen_at
        else w.seen_at
      end
    where
      (
        excluded.is_view
        and not w.is_view
      )
      or excluded.tenth > coalesce(w.tenth, 0)
    returning
      w.object_id,
      w.member_id,
      new.is_view
      and old.is_view is not true as is_new,
      old.tenth as was,
      new.tenth as came
  ),
  of_videos as materialized (
    select
      vd.id as video_id,
      vd.channel_id,
      count(*) filter (
        where
          written.is_new
      )::int as views,
      (
        sum(coalesce(written.came, 0) - coalesce(written.was, 0)) * coalesce(file.seconds, 0) / 10
      )::bigint as seconds
    from
      written
      join videos vd on vd.id = written.object_id
      left join media file on file.id = vd.media_id
    group by
      vd.id,
      vd.channel_id,
      file.seconds
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
      vd.channel_id,
      (now() at time zone 'UTC')::date,
      vd.id,
      split_part(said.source, ':', 1),
      split_part(said.source, ':', 2),
      count(*)::int
    from
      written
      join videos vd on vd.id = written.object_id
      cross join lateral (
        select
          coalesce(asked.source, 'other') as source
        from
          asked
        where
          asked.member = written.member_id
          and asked.object = written.object_id
      ) as said
    where
      written.is_new
    group by
      vd.channel_id,
      vd.id,
      4,
      5
    order by
      vd.channel_id,
      vd.id,
      4,
      5
    on conflict (channel_id, day, video_id, source, host) do update
    set
      views = led_by.views + excluded.views
  ),
  change as materialized (
    select
      object_id,
      count(*) filter (
        where
          is_new
      )::int as views,
      array(
        select
          count(*) filter (
            where
              its.came = nth
          )::int - count(*) filter (
            where
              its.was = nth
          )::int
        from
          generate_series(1, 10) as nth
          cross join written its
        where
          its.object_id = written.object_id
        group by
          nth
        order by
          nth
      ) as tenths
    from
      written
    group by
      object_id
  ),
  locked as materialized (
    select
      c.object_id
    from
      view_counts c
    where
      c.object_id in (
        select
          object_id
        from
          change
      )
    order by
      c.object_id
    for no key update
  )
update view_counts c
set
  views = c.views + change.views,
  tenths = array(
    select
      one + other
    from
      unnest(c.tenths, change.tenths) with ordinality as both_of (one, other, nth)
    order by
      nth
  )
from
  change
where
  c.object_id = change.object_id
  and c.object_id in (
    select
      object_id
    from
      locked
  )
