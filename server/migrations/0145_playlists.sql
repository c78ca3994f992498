-- Playlists of videos; Watch later is one of them.

create table playlists (
  id bigint generated always as identity primary key,
  owner_id bigint not null references members on delete cascade,
  name text not null,
  is_watch_later boolean not null default false,
  is_private boolean not null default true,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index playlists_of_owner on playlists (owner_id, is_watch_later desc, id desc);
create unique index playlists_watch_later on playlists (owner_id) where is_watch_later;
create index playlists_deleted on playlists (deleted_at) where deleted_at is not null;
comment on table playlists is 'Videos that a member puts in an order. Whoever sees one sees only those of its videos that they see anyway.';
comment on column playlists.is_private is 'Only its owner sees it; otherwise every member who has its address or looks at its owner''s.';

create table playlist_videos (
  playlist_id bigint not null references playlists on delete cascade,
  video_id bigint not null references videos on delete cascade,
  place int not null,
  added_at timestamptz not null default now(),
  primary key (playlist_id, video_id)
);
create index playlist_videos_in_order on playlist_videos (playlist_id, place, video_id);
create index playlist_videos_of_video on playlist_videos (video_id);
comment on column playlist_videos.place is 'Its place in the order, rising; changed together when one is moved.';
