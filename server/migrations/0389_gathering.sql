-- What comes to members' addresses is gathered, and what waits for long is replaced: docs/decisions/116-gathering-and-replacing.md.

alter table chain_sends
  add column wanted text not null default '' check (wanted in ('', 'faster', 'cancel'));
comment on column chain_sends.wanted is 'What finance wants in its place: the same at a higher fee, or, for good, nothing.';
create unique index chain_sends_open_of_place on chain_sends (chain, kind, place, currency)
  where ended_at is null and kind in ('sweep', 'top_up');
create unique index chain_sends_open_cold on chain_sends (chain, currency) where ended_at is null and kind = 'cold';

alter table deposits add column gathered_by bigint references chain_sends on delete set null;
comment on column deposits.gathered_by is 'What brings it from its address to the wallet; null while it lies there.';
create index deposits_by_gathering on deposits (gathered_by) where gathered_by is not null;
create index deposits_to_gather on deposits (chain, currency, address_id) where gathered_by is null and state = 'credited';
