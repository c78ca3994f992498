-- What members own beside what chains have, once a day: docs/decisions/117-proof-of-reserves.md.

create table reserve_days (
  day date not null,
  currency text not null references assets (code),
  taken_at timestamptz not null,
  owned numeric(78, 0) not null,
  leaves integer not null,
  root text not null,
  held_for_others numeric(78, 0) not null,
  height bigint,
  addresses jsonb not null,
  member_addresses integer not null,
  member_units numeric(78, 0) not null,
  primary key (day, currency)
);
comment on table reserve_days is 'What members owned on a day and what the network''s addresses had, as it was published: never changed.';
comment on column reserve_days.height is 'The block in which the addresses were looked at; null: no chain answered.';
comment on column reserve_days.addresses is 'The network''s own addresses with their units.';

create table reserve_nodes (
  currency text not null references assets (code),
  level smallint not null,
  nth integer not null,
  hash text not null,
  units numeric(78, 0) not null,
  primary key (currency, level, nth)
);
comment on table reserve_nodes is 'The tree of the latest day. Level 0 are the leaves.';

create table reserve_leaves (
  currency text not null references assets (code),
  nth integer not null,
  member_id bigint not null references members on delete cascade,
  units numeric(78, 0) not null,
  nonce text not null,
  primary key (currency, nth)
);
create index reserve_leaves_of_member on reserve_leaves (member_id, currency);
comment on table reserve_leaves is 'Whose the leaves of the latest day are. Their nonces are told to nobody else.';
