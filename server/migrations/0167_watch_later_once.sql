-- Watch later is what a member saves, and stored once: it was a playlist besides.

insert into saved_objects (member_id, object_id, kind)
  select pl.owner_id, pv.video_id, 'video'
  from playlists pl join playlist_videos pv on pv.playlist_id = pl.id
  where pl.is_watch_later order by pl.owner_id, pv.place, pv.video_id
  on conflict do nothing;
delete from playlists where is_watch_later;

drop index playlists_of_owner;
create index playlists_of_owner on playlists (owner_id, id desc);
alter table playlists drop column is_watch_later;
