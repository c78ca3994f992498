create table members (
  id bigint generated always as identity primary key,
  email text not null check (char_length(email) <= 254),
  email_verified_at timestamptz,
  password_hash text not null,
  full_name text not null check (full_name <> ''),
  username text not null collate "C" unique check (username ~ '^[a-z0-9_]{3,30}$'),
  language text not null default 'en' check (language in ('en', 'cs')),
  role text not null default 'member' check (role in ('member', 'moderator', 'admin')),
  several_devices boolean not null default false,
  referral_code text not null collate "C" unique,
  referred_with text check (char_length(referred_with) <= 64),
  created_at timestamptz not null default now()
);
-- Two spellings of one address are one account.
create unique index members_by_email on members (lower(email));

comment on table members is 'Everybody with an account.';
comment on column members.email is 'As typed at sign-up; compared without regard to case. Never shown to other members.';
comment on column members.email_verified_at is 'When the mailed link was followed; null until then.';
comment on column members.password_hash is 'argon2id, with its parameters in the string.';
comment on column members.username is 'The @name that others see; made from the full name at sign-up.';
comment on column members.several_devices is 'The member chose to stay logged in on several devices: a login does not end the other sessions.';
comment on column members.referral_code is 'What this member gives to friends.';
comment on column members.referred_with is 'The referral code given at sign-up, as typed.';
