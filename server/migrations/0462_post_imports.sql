-- Posts that members wrote elsewhere: docs/decisions/150-imported-posts.md.
alter table uploads
  drop constraint uploads_kind_check,
  add constraint uploads_kind_check check (kind in ('image', 'video', 'audio', 'captions', 'document', 'archive'));

create table post_imports (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  key text not null unique collate "C",
  file_name text not null,
  for_friends boolean not null,
  state text not null default 'reading' check (state in ('reading', 'done', 'failed', 'removing', 'removed')),
  source text check (source in ('commons', 'mastodon', 'bluesky')),
  problem text check (problem in ('unreadable', 'unknown', 'too_large')),
  total int,
  imported int not null default 0,
  known int not null default 0,
  others int not null default 0,
  refused int not null default 0,
  files_left_out int not null default 0,
  passed int not null default 0,
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create index post_imports_by_member on post_imports (member_id, id desc);
create unique index post_imports_one_at_a_time on post_imports (member_id) where state in ('reading', 'removing');

comment on table post_imports is 'Files with posts from elsewhere. Their rows stay when they are done, and say what was left out.';
comment on column post_imports.key is 'Where the file lies in the media store until it has been read.';
comment on column post_imports.passed is 'How many posts of the file have been imported or left out: an interrupted import goes on after them.';

create table imported_posts (
  post_id bigint primary key references posts on delete cascade,
  import_id bigint not null references post_imports on delete cascade,
  member_id bigint not null references members on delete cascade,
  origin text not null,
  place bigint not null,
  unique (member_id, origin)
);
create index imported_posts_by_import on imported_posts (import_id);

comment on column imported_posts.origin is 'What names the post where it comes from: it is imported once.';
comment on column imported_posts.place is 'Its posts.position once its files are ready. Below 0, by its date: after everything that was written here, and in no feed, since those end at 0.';

-- The file is removed when it isn't needed any more, and with the row.
create function post_import_file_done() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.state = 'reading' and new.state <> 'reading') then
    insert into removed_media (key) values (old.key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger post_imports_ended after update of state or delete on post_imports
  for each row execute function post_import_file_done();
