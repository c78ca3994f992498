update phone_codes
set
  tries = tries + 1
where
  member_id = $1
  and number = $2
  and tries < 5
  and hash is not null
  and expires_at > now()
returning
  hash,
  5 - tries as left
