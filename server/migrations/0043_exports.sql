-- What members take along: docs/decisions/024-away-is-one-row.md.
create table exports (
  id uuid primary key default uuidv7(),
  member_id bigint not null unique references members on delete cascade,
  key text not null unique collate "C",
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  bytes bigint not null default 0,
  requested_at timestamptz not null default now(),
  ends_at timestamptz
);
create index exports_by_end on exports (ends_at) where ends_at is not null;
comment on table exports is 'The ZIP that a member asked for with everything of theirs; a new one takes the place of the one before.';
comment on column exports.key is 'Where its file lies in the media store, and its unguessable address.';
comment on column exports.ends_at is 'When it is removed; null while it is made.';

create function export_removed() returns trigger language plpgsql as $$
begin
  insert into removed_media (key) values (old.key) on conflict do nothing;
  return null;
end $$;
create trigger exports_removed after delete on exports for each row execute function export_removed();
