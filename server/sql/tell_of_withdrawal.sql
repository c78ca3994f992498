insert into
  notification_outbox (kind, member_id, about_id, item_id, data)
select
  $5,
  $1::bigint,
  $2::bigint,
  $2::bigint,
  jsonb_build_object('units', $4::text, 'asset', s.id)
from
  assets s
where
  s.code = $3
