-- Settings of the network: docs/decisions/097-settings-of-a-network.md.
create table settings (
  name text primary key,
  value text not null
);
comment on table settings is
  'What admins changed: a setting without a row holds what the contract says. Who changed what is in the log of acts.';
comment on column settings.value is 'As text, as the contract reads it.';
