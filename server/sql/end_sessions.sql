update sessions
set
  ended_at = now(),
  end_reason = $2
where
  member_id = $1
  and ended_at is null
  and id is distinct from $3::uuid
  and (
    $4
    or not is_token
  )
returning
  id
