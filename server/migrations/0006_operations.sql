create table installation_secrets (
  name text primary key,
  secret bytea not null,
  created_at timestamptz not null default now()
);
comment on table installation_secrets is 'Random keys of this installation, shared by its processes.';

create table idempotency_keys (
  member_id bigint not null references members on delete cascade,
  call text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (member_id, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
comment on table idempotency_keys is 'Answers of writes by the key that the client chose: a repeated request gets the first answer and does nothing.';

create table used_captchas (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_captchas_by_expiry on used_captchas (expires_at);
comment on table used_captchas is 'Solved challenges that were redeemed, kept until they expire: a captcha is good once.';

create table guess_budgets (
  key text primary key,
  points int not null default 0,
  expire bigint
);
comment on table guess_budgets is 'Wrong passwords by account and by address, shared by all processes; the layout is rate-limiter-flexible''s.';
comment on column guess_budgets.expire is 'When the window closes, in milliseconds since 1970.';
