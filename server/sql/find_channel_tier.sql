select
  tier.title,
  tier.perks,
  tier.units::text,
  tier.closed_at is null as is_open
from
  channel_tiers tier
where
  tier.channel_id = $1
