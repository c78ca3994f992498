-- What members keep as freelancers for themselves: docs/decisions/077-settings-of-freelancers.md.

create table freelancer_details (
  member_id bigint primary key references members on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  address text not null default '',
  city text not null default '',
  zip text not null default '',
  state text not null default '',
  company text not null default ''
);
comment on table freelancer_details is 'Name and address for a freelancer''s papers. Nobody else sees them. Country and place are in freelancers, the time zone in notification_preferences.';

create table tax_details (
  member_id bigint primary key references members on delete cascade,
  gst_number text not null default '',
  pan text not null default ''
);
comment on table tax_details is 'Numbers by which a tax office knows a member. Nobody else sees them, and no log has them.';
comment on column tax_details.pan is 'India''s Permanent Account Number; without it, 5 percent of what a member in India earns is withheld.';

create table member_phones (
  member_id bigint primary key references members on delete cascade,
  number text not null unique check (number ~ '^\+[1-9][0-9]{6,14}$'),
  verified_at timestamptz not null default now()
);
comment on table member_phones is 'Verified phone numbers (E.164). A number is of the member who proved it last. Nobody else sees it.';

create table phone_codes (
  member_id bigint primary key references members on delete cascade,
  number text not null,
  hash bytea check (octet_length(hash) = 48),
  tries int not null default 0,
  asked_at timestamptz not null default now(),
  expires_at timestamptz
);
comment on table phone_codes is 'The latest code that a member asked for.';
comment on column phone_codes.hash is 'A salt and its scrypt: a plain hash of six digits is soon tried. Null until the code is made, while it is sent.';
comment on column phone_codes.tries is 'How often a code was typed for it.';

-- How many codes went to a number is counted before each.
create index mails_with_phone_codes on mails (created_at) where kind = 'freelance.phone_code';
