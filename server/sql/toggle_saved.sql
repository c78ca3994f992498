with
  me as materialized (
    select
      id
    from
      members
    where
      id = $1::bigint
    for key share
  ),
  gone as (
    delete from saved_objects
    where
      member_id = $1
      and object_id = $2
    returning
      1
  ),
  added as (
    insert into
      saved_objects (member_id, object_id, kind)
    select
      id,
      $2,
      $3
    from
      me
    where
      not exists (
        select
        from
          gone
      )
    returning
      1
  )
select
  exists (
    select
    from
      added
  ) as saved
