with
  bounds as materialized (
    select
      (
        select
          position
        from
          notifications
        where
          member_id = $1
          and position < $2
        order by
          position desc
        offset
          300
        limit
          1
      ) as floor
  ),
  listed as materialized (
    select
      id,
      kind
    from
      notifications
    where
      member_id = $1
      and position < $2
      and position > coalesce(
        (
          select
            floor
          from
            bounds
        ),
        0
      )
      and (
        $3::text[] is null
        or kind = any ($3::text[])
      )
      and kind <> all ($4::text[])
    order by
      position desc
    limit
      $5::int
  )
select
  bounds.floor,
  each.*
from
  bounds
  left join (
    select
      id,
      kind,
      true as is_listed
    from
      listed
    union all
    select
      id,
      kind,
      false
    from
      (
        select
          id,
          kind
        from
          notifications
        where
          member_id = $1
          and not is_read
          and kind <> all ($4::text[])
        limit
          $6::int
      ) as unread
    where
      id not in (
        select
          id
        from
          listed
      )
  ) as each on true
