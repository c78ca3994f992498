-- What admins announce to members: docs/decisions/105-a-network-begins.md.

create table announcements (
  id bigint generated always as identity primary key,
  text_en text not null,
  text_cs text not null,
  link text not null default '',
  for_visitors boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  is_told boolean not null default false,
  created_at timestamptz not null default now(),
  created_by bigint references members on delete set null,
  check (ends_at > starts_at)
);
comment on table announcements is 'Lines above every page, from a time and, mostly, until one.';
comment on column announcements.link is 'An address on the web, or a page of the network that begins with a slash; empty: none.';
comment on column announcements.for_visitors is 'Whoever isn''t logged in sees it, too.';
comment on column announcements.ends_at is 'Null: until it is deleted.';
comment on column announcements.is_told is 'Whether open pages know that it has begun and not ended.';
create index announcements_by on announcements (created_by) where created_by is not null;

create table announcement_dismissals (
  announcement_id bigint not null references announcements on delete cascade,
  member_id bigint not null references members on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (announcement_id, member_id)
);
comment on table announcement_dismissals is 'Announcements that members don''t want to see any more.';
create index announcement_dismissals_of_member on announcement_dismissals (member_id);
