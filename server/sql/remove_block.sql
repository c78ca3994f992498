delete from blocks
where
  blocker_id = $1
  and blocked_id = $2
returning
  blocked_id
