insert into
  sfu_hub as h (holder, held_until, is_ready)
values
  ($1::uuid, now() + 5 * interval '1 second', $2)
on conflict (is_only) do update
set
  holder = excluded.holder,
  held_until = excluded.held_until,
  is_ready = excluded.is_ready
where
  h.holder = excluded.holder
  or h.held_until < now()
returning
  session_id
