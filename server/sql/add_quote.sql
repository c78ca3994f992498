with
  gone as (
    delete from quotes
    where
      member_id = $1::bigint
      and expires_at < $6::timestamptz - interval '1 hour'
  )
insert into
  quotes (member_id, side, units, price, expires_at)
values
  ($1::bigint, $2, $3::numeric, $4::numeric, $5)
returning
  id,
  side,
  units::text,
  price::text,
  expires_at
