delete from dismissed_suggestions
where
  member_id = $1
  and dismissed_id = $2
returning
  dismissed_id
