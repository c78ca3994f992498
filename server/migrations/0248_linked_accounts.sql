-- Accounts elsewhere that members prove to be theirs: docs/decisions/086-linked-accounts.md.

create table member_links (
  member_id bigint not null references members on delete cascade,
  provider text not null check (provider in ('facebook', 'linkedin')),
  account_hash bytea not null check (octet_length(account_hash) = 32),
  linked_on date not null default current_date,
  primary key (member_id, provider),
  unique (provider, account_hash)
);
comment on table member_links is 'Accounts elsewhere that members have proven by logging in there. An account proves one member.';
comment on column member_links.account_hash is 'SHA-256 of the provider and the id it gives the account for our application.';

create table link_requests (
  session_id uuid not null references sessions on delete cascade,
  provider text not null check (provider in ('facebook', 'linkedin')),
  member_id bigint not null references members on delete cascade,
  state_hash bytea not null check (octet_length(state_hash) = 32),
  verifier text not null,
  asked_at timestamptz not null default now(),
  primary key (session_id, provider)
);
comment on table link_requests is 'Members who are logging in elsewhere to prove an account. Each works once, for ten minutes, in the session that began it.';
comment on column link_requests.verifier is 'The PKCE code verifier, where the provider takes one.';
create index link_requests_by_member on link_requests (member_id);
