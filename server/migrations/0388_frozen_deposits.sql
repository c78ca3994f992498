-- What finance decides about deposits that were credited and are gone: docs/decisions/115-frozen-deposits.md.

alter table deposits
  drop constraint deposits_state_check,
  drop constraint deposits_check,
  drop constraint deposits_check1,
  add column decided_id bigint unique references ledger_transactions,
  add column decided_at timestamptz,
  add column taken numeric(78, 0) not null default 0 check (taken >= 0 and taken <= amount),
  add column decisions integer not null default 0,
  add constraint deposits_state_check
    check (state in ('pending', 'credited', 'orphaned', 'frozen', 'released', 'written_off')),
  add constraint deposits_block_check check (
    case when state in ('pending', 'credited') then block_height is not null
      when state in ('orphaned', 'frozen') then block_height is null else true end),
  add constraint deposits_credited_check check ((transaction_id is null) = (state in ('pending', 'orphaned'))),
  add constraint deposits_decided_check check (
    (decided_id is null) = (state not in ('released', 'written_off'))
    and (decided_id is null) = (decided_at is null) and (state = 'written_off' or taken = 0));
comment on column deposits.state is 'pending: too few confirmations. orphaned: its block was replaced before it counted. frozen: after. released: the network bears it. written_off: it was taken back, as far as it was there.';
comment on column deposits.decided_id is 'The transaction by which finance decided; it is reversed if the deposit comes into a block again.';
comment on column deposits.taken is 'What of it was taken back from its member.';
comment on column deposits.decisions is 'How often it was decided about: a chain may give and take it more than once.';
create index deposits_decided on deposits (id) where decided_at is not null;
create index deposits_returned on deposits (chain, block_height)
  where decided_at is not null and block_height is not null;
