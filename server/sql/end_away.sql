with
  back as materialized (
    select
      m.id
    from
      members m
      join away_members a on a.member_id = m.id
    where
      m.id = $1
      and a.has_left
    for update of
      m
  ),
  stays as (
    update away_members a
    set
      has_left = false,
      delete_at = null,
      warned_at = null
    from
      back
    where
      a.member_id = back.id
      and a.has_left
      and a.is_suspended
    returning
      old.delete_at
  ),
  goes as (
    delete from away_members a using back
    where
      a.member_id = back.id
      and a.has_left
      and not a.is_suspended
    returning
      a.delete_at
  )
select
  delete_at,
  true as is_suspended
from
  stays
union all
select
  delete_at,
  false
from
  goes
