create table about_entries (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('work', 'education', 'place', 'contact', 'family', 'status', 'detail')),
  audience text not null check (audience in ('public', 'friends', 'only_me')),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 200000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index about_entries_by_member on about_entries (member_id, kind);
create index about_entries_deleted on about_entries (deleted_at) where deleted_at is not null;
comment on table about_entries is 'What members say of themselves in About, in entries of seven kinds.';
comment on column about_entries.audience is 'Who sees it: every member, members who follow each other, or its member alone.';
comment on column about_entries.fields is 'What it says: the fields of its kind as the contract describes them.';
comment on column about_entries.deleted_at is 'Deleted by its member, who can restore it; 30 days later it is removed.';
