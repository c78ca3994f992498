alter table members
  add column email_notifications boolean not null default true,
  add column autoplay boolean not null default true;
comment on column members.email_notifications is 'News is mailed. Mail about the account''s safety is, whatever this says.';
comment on column members.autoplay is 'What moves plays by itself.';

alter table sessions add column awaits_second_factor boolean not null default false;
comment on column sessions.awaits_second_factor is 'The password was right; the key is good for the second factor and for nothing else, for ten minutes.';

-- A network stays known after its sessions are gone, so that the owner can always get in from home.
create table known_networks (
  member_id bigint not null references members on delete cascade,
  network text not null,
  used_at timestamptz not null default now(),
  primary key (member_id, network)
);
create index known_networks_by_age on known_networks (used_at);
comment on table known_networks is 'Networks (/24 or /48) from which a member got in, or chose a new password by a mailed link. There strangers'' guesses do not count.';
insert into known_networks (member_id, network)
  select distinct member_id, address_prefix from sessions where address_prefix is not null;

create table username_history (
  username text primary key collate "C",
  member_id bigint not null references members on delete cascade,
  until timestamptz not null default now()
);
create index username_history_by_member on username_history (member_id, until desc);
comment on table username_history is 'Earlier usernames. They stay their member''s, so that nobody can pass for somebody else.';

create table mails (
  id uuid primary key default uuidv7(),
  kind text not null,
  address text not null,
  language text not null check (language in ('en', 'cs')),
  member_id bigint references members on delete cascade,
  details jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unsure', 'failed', 'void')),
  tries int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_by_age on mails (created_at);
comment on table mails is 'What is to be mailed and what was. Secrets of links are made while sending and are never here.';
comment on column mails.member_id is 'Null where the address alone is known: whose it is is looked up while sending, so that asking tells nothing.';
comment on column mails.state is 'unsure: the process ended while the mail server had it; it is not sent again, because nobody may get it twice. void: there was nothing to say.';

create table mailed_codes (
  hash bytea primary key check (octet_length(hash) = 32),
  member_id bigint not null references members on delete cascade,
  purpose text not null check (purpose in ('verify', 'change_old', 'change_new', 'reset', 'disown')),
  address text not null,
  changed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_codes_by_member on mailed_codes (member_id, purpose);
create index mailed_codes_by_expiry on mailed_codes (expires_at);
comment on table mailed_codes is 'The secrets of mailed links, hashed; each good once.';
comment on column mailed_codes.changed_at is 'disown: when the change was made that the mail tells of; what was added since then goes.';

create table email_changes (
  member_id bigint primary key references members on delete cascade,
  new_email text not null check (char_length(new_email) <= 254),
  old_confirmed boolean not null default false,
  new_confirmed boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table email_changes is 'Addresses that members want to change to, until the links in both mails were followed.';

create table two_factors (
  member_id bigint primary key references members on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  enabled_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table two_factors is 'Authenticator apps. Without enabled_at it is being set up.';
comment on column two_factors.last_step is 'The 30-second step of the last code that was taken: no code of this step or before is taken again.';

create table recovery_codes (
  member_id bigint not null references two_factors on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (member_id, hash)
);
comment on table recovery_codes is 'Codes for a lost authenticator app, hashed; one that is used is gone.';

create table passkeys (
  id uuid primary key default uuidv7(),
  member_id bigint not null references members on delete cascade,
  credential_id text not null collate "C" unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_member on passkeys (member_id, created_at desc);
comment on table passkeys is 'WebAuthn credentials: log in alone, or as the second factor.';
comment on column passkeys.sign_count is 'What the authenticator counted last; a smaller one later is a copy of it.';

alter table members add column passkey_handle bytea not null default uuid_send(gen_random_uuid()) unique;
comment on column members.passkey_handle is 'What passkeys know the member by; it tells nothing about them.';

create table passkey_challenges (
  challenge text primary key collate "C",
  purpose text not null check (purpose in ('add', 'login', 'check')),
  member_id bigint references members on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
comment on table passkey_challenges is 'What passkeys are to sign; taken out once, by whichever process gets the answer.';
