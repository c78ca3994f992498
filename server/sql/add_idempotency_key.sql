insert into
  idempotency_keys (
    member_id,
    call,
    key,
    request_hash,
    answer
  )
values
  ($1, $2, $3, $4, '{}')
on conflict do nothing
returning
  key
