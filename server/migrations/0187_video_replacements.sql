-- A video can get another file: its address, comments and counts stay.

alter table videos add column next_media_id uuid unique references media on delete set null;
comment on column videos.next_media_id is 'The file that takes the place of media_id as soon as it can be played. One that has failed stays until another is chosen, or none.';

create trigger videos_release_next_media after delete on videos for each row
  when (old.next_media_id is not null) execute function release_media('next_media_id');
-- It is spared where it became the video's own.
create trigger videos_replace_next_media after update of next_media_id on videos for each row
  when (old.next_media_id is distinct from new.next_media_id and old.next_media_id is not null)
  execute function release_media('next_media_id', 'videos', 'media_id');

create or replace function tell_of_failed_video() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'video_file_failed', vd.author_id, vd.id, vd.id
    from videos vd where (vd.media_id = new.id or vd.next_media_id = new.id) and vd.deleted_at is null;
  return null;
end $$;

create or replace function follow_channel_owner() returns trigger language plpgsql as $$
begin
  update videos set author_id = new.owner_id where channel_id = new.id;
  update objects o set author_id = new.owner_id from videos vd where vd.channel_id = new.id and o.id = vd.id;
  update object_tags t set author_id = new.owner_id from videos vd where vd.channel_id = new.id and t.object_id = vd.id;
  with moved as (
    update media set owner_id = new.owner_id where owner_id = old.owner_id and id in (
      select unnest(array[vd.media_id, vd.next_media_id, vd.thumbnail_id]) from videos vd where vd.channel_id = new.id
      union all select c.media_id from video_captions c join videos vd on vd.id = c.video_id where vd.channel_id = new.id
      union all select unnest(array[new.avatar_id, new.banner_id]))
    returning bytes)
  insert into media_usage as u (member_id, bytes)
    select its.member_id, its.sign * coalesce((select sum(bytes) from moved), 0)
    from (values (least(old.owner_id, new.owner_id)), (greatest(old.owner_id, new.owner_id))) as both_of (member_id)
      cross join lateral (select member_id, case when member_id = new.owner_id then 1 else -1 end as sign) as its
    on conflict (member_id) do update set bytes = u.bytes + excluded.bytes;
  return null;
end $$;
