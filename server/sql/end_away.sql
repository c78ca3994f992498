with
  back as materialized (
    select
      m.id
    from
      members m
      join away_members a on a.member_id = m.id
    where
      m.id = $1
    for update of
      m
  )
delete from away_members a using back
where
  a.member_id = back.id
returning
  a.delete_at
