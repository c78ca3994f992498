-- The network's logo: docs/decisions/105-a-network-begins.md.

create table network_logo (
  is_it boolean primary key default true check (is_it),
  version text not null,
  small bytea not null,
  large bytea not null
);
comment on table network_logo is 'At most one row. It is the network''s and nobody''s: it stays when the admin who chose it leaves.';
comment on column network_logo.version is 'A hash of the picture, in its addresses.';
comment on column network_logo.small is 'A square PNG of 192 pixels.';
comment on column network_logo.large is 'A square PNG of 512 pixels.';
