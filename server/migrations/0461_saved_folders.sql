-- Folders of saved posts: docs/decisions/132-folders-of-saved-posts.md.
create table saved_folders (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);
create index saved_folders_by_member on saved_folders (member_id, id);

create table saved_in_folders (
  folder_id bigint not null references saved_folders on delete cascade,
  object_id bigint not null references objects on delete cascade,
  place bigint generated always as identity,
  primary key (folder_id, object_id)
);
create index saved_in_folders_by_place on saved_in_folders (folder_id, place desc);
create index saved_in_folders_by_object on saved_in_folders (object_id);

comment on table saved_in_folders is 'What members put in their folders. Without a row of saved_objects it is shown in none: saved again, it is where it was.';
comment on column saved_in_folders.place is 'Rises with time: the latest put there is first.';
