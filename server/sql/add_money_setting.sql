insert into
  money_settings (name, value, set_at)
values
  ($1, $2, $3)
on conflict (name, set_at) do update
set
  value = excluded.value
