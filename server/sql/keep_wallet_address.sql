insert into
  wallet_addresses (member_id, currency, address, label, usable_at)
values
  ($1, $2, $3, $4, $5)
on conflict (member_id, currency, address) do update
set
  label = case
    when excluded.label = '' then wallet_addresses.label
    else excluded.label
  end
returning
  id,
  currency,
  address,
  label,
  usable_at
