-- References: what people whom a member asks by mail say of them. docs/decisions/071-profiles-of-freelancers.md.

create table reference_requests (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  address text not null,
  message text not null default '',
  hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index reference_requests_of_member on reference_requests (member_id, id desc);
create index reference_requests_expired on reference_requests (expires_at);
comment on table reference_requests is 'People asked by mail for a reference. A request is removed when it is answered, or has expired.';
comment on column reference_requests.hash is 'Of the secret in the link, which is made when the mail is sent.';

create table member_references (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null,
  relationship text not null default '',
  message text not null,
  created_at timestamptz not null default now()
);
create index member_references_of_member on member_references (member_id, id desc);
comment on table member_references is 'What others say of a member, by a link that was mailed to them.';
comment on column member_references.name is 'How its author, who need not be a member, calls themself.';
