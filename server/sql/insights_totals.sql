with
  hours as materialized (
    select
      hour,
      case
        when $2 = 'impressions' then impressions
        else pageviews
      end as looks
    from
      member_looks
    where
      member_id = $1
      and hour >= to_timestamp($6::float8)
      and hour < to_timestamp($5::float8)
  )
select
  (
    select
      coalesce(json_agg(each), '[]')
    from
      (
        select
          extract(
            epoch
            from
              date_trunc($3::text, hour, 'UTC')
          )::bigint as at,
          sum(looks)::int as count
        from
          hours
        where
          hour >= to_timestamp($4::float8)
        group by
          1
      ) as each
  ) as series,
  (
    select
      coalesce(sum(looks), 0)::int
    from
      hours
    where
      hour < to_timestamp($7::float8)
  ) as before,
  (
    select
      count(*)::int
    from
      (
        select
        from
          follows
        where
          followed_id = $1
          and created_at >= to_timestamp($4::float8)
          and created_at < to_timestamp($5::float8)
        limit
          10000
      ) as counted
  ) as followers,
  (
    select
      count(*)::int
    from
      (
        select
        from
          follows
        where
          followed_id = $1
          and created_at >= to_timestamp($6::float8)
          and created_at < to_timestamp($7::float8)
        limit
          10000
      ) as counted
  ) as followers_before
