delete from quotes
where
  id = $2
  and member_id = $1
returning
  id
