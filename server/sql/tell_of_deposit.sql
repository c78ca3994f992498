insert into
  notification_outbox (kind, member_id, about_id, item_id, data)
select
  'deposit',
  d.member_id,
  d.id,
  d.id,
  jsonb_build_object('units', d.amount::text, 'asset', s.id)
from
  deposits d
  join assets s on s.code = d.currency
where
  d.id = $1::bigint
  and d.member_id is not null
