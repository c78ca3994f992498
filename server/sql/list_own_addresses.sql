select distinct
  on (chain) chain,
  address
from
  deposit_addresses
where
  member_id = $1
order by
  chain,
  id desc
