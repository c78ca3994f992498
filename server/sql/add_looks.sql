with
  looks as (
    select
      *
    from
      unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::int[], $5::int[]) as looks (owner_id, post_id, hour, impressions, pageviews)
  ),
  here as materialized (
    select
      array(
        select
          id
        from
          members
        where
          id = any ($1::bigint[])
        order by
          id
        for key share
      ) as members
  ),
  there as materialized (
    select
      array(
        select
          p.id
        from
          posts p
        where
          p.id = any ($2::bigint[])
          and p.author_id = any (
            (
              select
                members
              from
                here
            )::bigint[]
          )
        order by
          p.id
        for key share
      ) as posts
  ),
  of_members as (
    insert into
      member_looks as m (member_id, hour, impressions, pageviews)
    select
      owner_id,
      hour,
      sum(impressions),
      sum(pageviews)
    from
      looks
    where
      owner_id = any (
        (
          select
            members
          from
            here
        )::bigint[]
      )
    group by
      owner_id,
      hour
    order by
      owner_id,
      hour
    on conflict (member_id, hour) do update
    set
      impressions = m.impressions + excluded.impressions,
      pageviews = m.pageviews + excluded.pageviews
  )
insert into
  post_looks as day_looks (post_id, author_id, day, impressions, pageviews)
select
  post_id,
  owner_id,
  (hour at time zone 'utc')::date as day,
  sum(impressions),
  sum(pageviews)
from
  looks
where
  post_id = any (
    (
      select
        posts
      from
        there
    )::bigint[]
  )
group by
  post_id,
  owner_id,
  day
order by
  post_id,
  day
on conflict (post_id, day) do update
set
  impressions = day_looks.impressions + excluded.impressions,
  pageviews = day_looks.pageviews + excluded.pageviews
