-- Apps of others, which get tokens by OAuth: docs/decisions/161-apps-of-others.md
create table oauth_apps (
  id uuid primary key default gen_random_uuid(),
  owner_id bigint not null references members on delete cascade,
  name text not null,
  website text not null,
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now()
);
create index oauth_apps_by_owner on oauth_apps (owner_id);
comment on table oauth_apps is 'Apps that members have registered. They have no secret: PKCE binds a code to who asked for it.';
comment on column oauth_apps.redirect_uris is 'Where a member who agreed is sent, with the code.';

create table oauth_codes (
  hash bytea primary key check (octet_length(hash) = 32),
  app_id uuid not null references oauth_apps on delete cascade,
  member_id bigint not null references members on delete cascade,
  scopes text[] not null,
  daily_limit numeric(78, 0),
  days integer not null check (days between 1 and 366),
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id uuid references sessions on delete set null
);
create index oauth_codes_by_member on oauth_codes (member_id);
create index oauth_codes_by_app on oauth_codes (app_id);
create index oauth_codes_by_session on oauth_codes (session_id) where session_id is not null;
create index oauth_codes_by_expiry on oauth_codes (expires_at);
comment on table oauth_codes is 'Codes for which an app gets its token, once.';
comment on column oauth_codes.session_id is 'The token that it was exchanged for: a code that comes a second time ends it.';

alter table tokens add column app_id uuid references oauth_apps on delete cascade;
create index tokens_by_app on tokens (app_id) where app_id is not null;
comment on column tokens.app_id is 'The app of somebody else that it was made for, by OAuth.';
