-- Pro's own page, payouts in another currency, and messages to support: docs/decisions/029-pro-and-payouts.md.

alter table plans add column own_page boolean not null default false;
update plans set own_page = true where code = 'pro';
comment on column plans.own_page is 'Its members give their page a look of their own, and choose the currency of their payouts.';

create table pro_settings (
  member_id bigint primary key references members on delete cascade,
  title text not null default '',
  headline text not null default '',
  theme text not null default '' check (theme ~ '^(#[0-9a-f]{6})?$'),
  footer text not null default '',
  logo_id uuid unique references media on delete set null,
  background_id uuid unique references media on delete set null,
  domain text not null default '',
  domain_asked_at timestamptz
);
comment on table pro_settings is 'How members want their page to look. It does so while their plan brings an own page, and is kept beyond.';
comment on column pro_settings.theme is 'Their colour. Pages show it darker or lighter where a text needs that.';
comment on column pro_settings.domain is 'What they have asked support for.';
create trigger pro_settings_replace_logo after update of logo_id on pro_settings
  for each row when (old.logo_id is distinct from new.logo_id and old.logo_id is not null)
  execute function release_media('logo_id');
create trigger pro_settings_replace_background after update of background_id on pro_settings
  for each row when (old.background_id is distinct from new.background_id and old.background_id is not null)
  execute function release_media('background_id');
create trigger pro_settings_release_logo after delete on pro_settings
  for each row when (old.logo_id is not null) execute function release_media('logo_id');
create trigger pro_settings_release_background after delete on pro_settings
  for each row when (old.background_id is not null) execute function release_media('background_id');

create table payout_choices (
  member_id bigint primary key references members on delete cascade,
  currency text not null check (currency in ('ETH', 'BTC')),
  earned_since timestamptz not null,
  due_at timestamptz not null
);
create index payout_choices_due on payout_choices (due_at);
comment on table payout_choices is 'Who has what they earn exchanged once a month. Everybody else keeps tokens.';
comment on column payout_choices.earned_since is 'What was earned before is theirs in tokens, or was exchanged.';
comment on column payout_choices.due_at is 'When it is looked at next: the beginning of a month.';

create table payouts (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  earned_until timestamptz not null,
  transaction_id bigint not null unique references ledger_transactions,
  tokens numeric(78, 0) not null check (tokens > 0),
  currency text not null,
  units numeric(78, 0) not null check (units > 0),
  price numeric(60, 20) not null,
  paid_at timestamptz not null,
  unique (member_id, earned_until)
);
create index payouts_by_member on payouts (member_id, id);
comment on table payouts is 'Earnings that were exchanged, at most once for each month.';

create table support_messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index support_messages_by_member on support_messages (member_id, created_at);
comment on table support_messages is 'What members have written to support. It is mailed to the operator as well, and answered by mail.';
