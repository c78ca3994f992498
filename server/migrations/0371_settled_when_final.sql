-- What was sent leaves the ledger once it is final: until then another transaction may take its place.

alter table withdrawals add column settled_at timestamptz;
comment on column withdrawals.settled_at is 'When its amount left the ledger for good; null while it is held, and where it went back.';
-- Until now a withdrawal was settled when it was sent.
update withdrawals w set settled_at = s.at
from (
  select withdrawal_id, min(at) as at from withdrawal_states where state in ('sent', 'confirmed') group by withdrawal_id) s
where s.withdrawal_id = w.id and w.state in ('sent', 'confirmed');

drop index withdrawals_open;
create index withdrawals_open on withdrawals (usable_at) where state in ('waiting_address', 'waiting_approval', 'sending', 'sent');
create index withdrawals_moving on withdrawals (id) where state in ('sending', 'sent');
