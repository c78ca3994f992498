-- Who becomes a member: docs/decisions/101-registration.md.

create table domain_rules (
  id bigint generated always as identity primary key,
  domain text not null unique,
  act text not null check (act in ('block', 'approval')),
  note text not null,
  added_by bigint references members on delete set null,
  created_at timestamptz not null default now()
);
comment on column domain_rules.domain is 'In ASCII and lower case. The rule holds for its subdomains, too.';
create index domain_rules_by on domain_rules (added_by) where added_by is not null;

create table address_rules (
  id bigint generated always as identity primary key,
  range cidr not null unique,
  act text not null check (act in ('block', 'approval')),
  until timestamptz,
  note text not null,
  added_by bigint references members on delete set null,
  created_at timestamptz not null default now()
);
comment on table address_rules is 'Networks from which nobody registers, or only after a look.';
create index address_rules_by_range on address_rules using gist (range inet_ops);
create index address_rules_by on address_rules (added_by) where added_by is not null;

create table invitations (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  code text not null unique,
  note text not null,
  uses int not null check (uses between 1 and 100),
  used int not null default 0 check (used between 0 and uses),
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index invitations_of_member on invitations (member_id, id desc);

create table invited_members (
  member_id bigint primary key references members on delete cascade,
  inviter_id bigint references members on delete set null,
  invitation_id bigint references invitations on delete set null,
  joined_at timestamptz not null default now()
);
comment on table invited_members is 'Who came by whose invitation. It stays when the invitation is deleted.';
create index invited_members_by on invited_members (inviter_id, member_id desc) where inviter_id is not null;
create index invited_members_with on invited_members (invitation_id, member_id desc) where invitation_id is not null;

create table signup_requests (
  id bigint generated always as identity primary key,
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'waiting', 'approved', 'rejected')),
  because text not null check (because in ('everybody', 'domain', 'network')),
  email text not null,
  domain text not null,
  full_name text not null,
  language text not null,
  password_hash text not null,
  referred_with text,
  invitation_id bigint references invitations on delete set null,
  inviter_id bigint references members on delete set null,
  address inet,
  answers jsonb not null,
  code_hash bytea,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  answered_at timestamptz,
  answered_by bigint references members on delete set null,
  message text not null default '',
  member_id bigint references members on delete set null,
  cleared_at timestamptz,
  check ((answered_at is not null) = (state in ('approved', 'rejected')))
);
comment on table signup_requests is 'Who asks to be let in. They are no members, so nothing can show them.';
comment on column signup_requests.domain is 'The domain of the email address, in ASCII.';
comment on column signup_requests.code_hash is 'The SHA-256 of the code in the latest link that confirms the address.';
comment on column signup_requests.password_hash is 'Empty from the answer on.';
comment on column signup_requests.cleared_at is 'When what is personal was removed, 30 days after the answer.';
-- An address asks once at a time.
create unique index signup_requests_open on signup_requests (lower(email)) where state in ('unconfirmed', 'waiting');
create index signup_requests_by_email on signup_requests (lower(email), id desc);
create index signup_requests_by_state on signup_requests (state, id desc);
create unique index signup_requests_by_code on signup_requests (code_hash) where code_hash is not null;
create index signup_requests_by_domain on signup_requests (domain text_pattern_ops) where state in ('unconfirmed', 'waiting');
create index signup_requests_by_address on signup_requests using gist (address inet_ops) where state in ('unconfirmed', 'waiting');
create index signup_requests_to_clear on signup_requests (answered_at) where answered_at is not null and cleared_at is null;
create index signup_requests_of_member on signup_requests (member_id) where member_id is not null;
create index signup_requests_answered_by on signup_requests (answered_by) where answered_by is not null;
create index signup_requests_invited_with on signup_requests (invitation_id) where invitation_id is not null;
create index signup_requests_invited_by on signup_requests (inviter_id) where inviter_id is not null;
