insert into
  rates (base, quote, price, source, set_at)
values
  ($1, $2, $3, $4, $5)
on conflict (base, quote, set_at) do update
set
  price = excluded.price,
  source = excluded.source
