-- What is play money stays play money, and welcome gifts wait for the treasury: docs/decisions/042-play-money-stays-play.md.

create table ledger_play (
  only_row boolean primary key default true check (only_row),
  since timestamptz
);
insert into ledger_play default values;
comment on table ledger_play is 'One row, whose lock also decides between the setting `play_money` and the first play money.';
comment on column ledger_play.since is 'When the ledger first held play money; null where all it ever held is money.';

-- Members got `grant` for nothing, and nothing but a command has brought ETH and BTC in: neither was ever a coin.
update ledger_play set since = (
  select min(t.created_at) from ledger_transactions t
  where t.kind = 'grant'
    or (t.kind = 'mint' and exists (
      select from ledger_entries e where e.transaction_id = t.id and e.asset <> 1))
    or (t.kind = 'mint' and (
      select s.value from money_settings s where s.name = 'play_money' and s.set_at <= t.created_at
      order by s.set_at desc limit 1) = 'on'));
insert into money_settings (name, value)
  select 'play_money', 'on' from ledger_play
  where since is not null and coalesce((
    select value from money_settings where name = 'play_money' order by set_at desc limit 1), 'off') <> 'on';

create function keep_play_money() returns trigger language plpgsql as $$
begin
  perform from ledger_play for update;
  if exists (select from ledger_play where since is not null) then
    raise exception 'A ledger that has held play money stays play money' using errcode = 'LG006';
  end if;
  return new;
end $$;
create trigger keep_play_money before insert or update on money_settings
  for each row when (new.name = 'play_money' and new.value <> 'on') execute function keep_play_money();

create function keep_ledger_play() returns trigger language plpgsql as $$
begin
  raise exception 'A ledger that has held play money stays play money' using errcode = 'LG006';
end $$;
create trigger keep_since before update on ledger_play
  for each row when (old.since is not null and new.since is distinct from old.since)
  execute function keep_ledger_play();
create trigger keep_row before delete or truncate on ledger_play
  for each statement execute function keep_ledger_play();

create table gifts_owed (
  asset smallint not null references assets,
  member_id bigint not null references members on delete cascade,
  is_told boolean not null default false,
  primary key (asset, member_id)
);
create index gifts_owed_by_member on gifts_owed (member_id);
comment on table gifts_owed is 'Welcome gifts of play money that were not given yet, usually for a moment; longer while the treasury is too low.';
comment on column gifts_owed.is_told is 'Whether the log has said that the treasury is too low for it.';
