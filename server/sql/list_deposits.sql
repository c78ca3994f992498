select
  d.id,
  d.currency,
  d.amount::text,
  d.state,
  coalesce(c.height - d.block_height + 1, 0)::int as blocks,
  a.address,
  d.tx_hash,
  d.seen_at,
  d.credited_at,
  d.transaction_id
from
  deposits d
  join chains c on c.name = d.chain
  join deposit_addresses a on a.id = d.address_id
where
  d.member_id = $1
  and d.id < $3::bigint
  and (
    $2::text is null
    or d.currency = $2::text
  )
order by
  d.id desc
limit
  $4
offset
  $5
