insert into
  idempotency_keys (
    member_id,
    call,
    key,
    request_hash,
    answer,
    object_id
  )
values
  ($1, $2, $3, '', $4::jsonb, $5::bigint)
on conflict (
  member_id,
  call,
  key
) do update
set
  answer = excluded.answer,
  object_id = excluded.object_id
