-- Playlists can be unlisted, and members save those of others: docs/decisions/069-playlists-and-groups-of-subscriptions.md.

alter table playlists
  add column visibility text not null default 'private' check (visibility in ('public', 'unlisted', 'private')),
  add column place bigint;
comment on column playlists.visibility is
  'public: every member, and in lists. unlisted: every member who has its address, and in no list. private: its owner.';
comment on column playlists.place is 'Its place in its owner''s list, rising with the time.';

-- The address of an unlisted playlist is a secret. Nobody but its owner has that of a private one, so it gets
-- another; the address of a public one stays.
alter table playlist_videos drop constraint playlist_videos_playlist_id_fkey,
  add constraint playlist_videos_playlist_id_fkey foreign key (playlist_id) references playlists on delete cascade on update cascade;
alter table playlists alter column id drop identity;
alter table playlists alter column id set default random_object_id();
with old as (select id, row_number() over (order by id) as nth from playlists)
update playlists pl set visibility = case when pl.is_private then 'private' else 'public' end, place = old.nth,
  id = case when pl.is_private then random_object_id() else pl.id end
from old where old.id = pl.id;
alter table playlists alter column place set not null, alter column place add generated always as identity;
select setval(pg_get_serial_sequence('playlists', 'place'), coalesce(max(place), 0) + 1, false) from playlists;
alter table playlist_videos drop constraint playlist_videos_playlist_id_fkey,
  add constraint playlist_videos_playlist_id_fkey foreign key (playlist_id) references playlists on delete cascade;

drop index playlists_of_owner;
create index playlists_of_owner on playlists (owner_id, place desc);
alter table playlists drop column is_private;

create table saved_playlists (
  member_id bigint not null references members on delete cascade,
  playlist_id bigint not null references playlists on delete cascade,
  place bigint not null generated always as identity,
  saved_at timestamptz not null default now(),
  primary key (member_id, playlist_id)
);
create index saved_playlists_latest on saved_playlists (member_id, place desc);
create index saved_playlists_of_playlist on saved_playlists (playlist_id);
comment on table saved_playlists is 'Playlists of others that a member keeps beside their own.';
