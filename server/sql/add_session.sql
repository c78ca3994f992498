insert into
  sessions (
    member_id,
    secret_hash,
    binding_hash,
    user_agent,
    address_prefix,
    awaits_second_factor,
    passed_second_factor,
    expires_at
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
returning
  id
