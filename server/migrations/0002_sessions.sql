create table sessions (
  id uuid primary key default uuidv7(),
  member_id bigint not null references members on delete cascade,
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  binding_hash bytea check (octet_length(binding_hash) = 32),
  user_agent text,
  address_prefix text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('replaced', 'logged_out', 'revoked')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_open_by_member on sessions (member_id) where ended_at is null;
create index sessions_by_expiry on sessions (expires_at);

comment on table sessions is 'Logins. An ended one is remembered until it would have expired, so that its holder can be told why it ended.';
comment on column sessions.secret_hash is 'SHA-256 of the secret half of the api_key; the secret itself is never stored.';
comment on column sessions.binding_hash is 'SHA-256 of the HttpOnly cookie that a browser''s session is bound to; null for a session that no browser opened.';
comment on column sessions.address_prefix is 'The network of the address it was opened from (/24 or /48), never the whole address.';

create table socket_tickets (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index socket_tickets_by_expiry on socket_tickets (expires_at);
comment on table socket_tickets is 'Tickets for sockets: taken out once, by whichever process the socket reaches.';
