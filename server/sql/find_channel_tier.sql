select
  t.title,
  t.perks,
  t.units::text,
  t.closed_at is null as is_open
from
  channel_tiers t
where
  t.channel_id = $1
