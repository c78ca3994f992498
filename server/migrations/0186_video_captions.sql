-- Captions of videos in several languages, as files of their own: they stay when a video gets another file.

alter table media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('image', 'video', 'audio', 'attachment', 'captions')),
  drop constraint media_width_check,
  add constraint media_width_check check (width > 0 or (kind in ('audio', 'attachment', 'captions') and width = 0)),
  drop constraint media_height_check,
  add constraint media_height_check check (height > 0 or (kind in ('audio', 'attachment', 'captions') and height = 0)),
  drop constraint media_ready_has_renditions,
  add constraint media_ready_has_renditions check (
    state <> 'ready' or kind in ('audio', 'attachment', 'captions')
    or (cardinality(widths) > 0 and (kind = 'image' or cardinality(heights) > 0)));
comment on column media.kind is 'audio: a voice note, which has one file and no renditions. attachment: a picture or document that is kept as sent, and only downloaded. captions: those of a video of the video site; of other videos they are a part of the video''s own files.';

create table video_captions (
  video_id bigint not null references videos on delete cascade,
  language text not null check (length(language) between 2 and 35),
  media_id uuid unique references media on delete set null,
  may_not_fit boolean not null default false,
  added_at timestamptz not null default now(),
  primary key (video_id, language)
);
comment on table video_captions is 'Captions of videos, one file for each language.';
comment on column video_captions.language is 'A language tag (BCP 47); und where nobody said which language it is.';
comment on column video_captions.may_not_fit is 'The video has got another file since these were added.';
create trigger video_captions_release after delete on video_captions for each row
  when (old.media_id is not null) execute function release_media('media_id');
create trigger video_captions_replace after update of media_id on video_captions for each row
  when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');

-- Until now, captions were among the files of the video itself. A job parts them.
create index media_captions_of_videos on media (id) where captions and use = 'video';

create or replace function follow_channel_owner() returns trigger language plpgsql as $$
begin
  update videos set author_id = new.owner_id where channel_id = new.id;
  update objects o set author_id = new.owner_id from videos vd where vd.channel_id = new.id and o.id = vd.id;
  update object_tags t set author_id = new.owner_id from videos vd where vd.channel_id = new.id and t.object_id = vd.id;
  with moved as (
    update media set owner_id = new.owner_id where owner_id = old.owner_id and id in (
      select unnest(array[vd.media_id, vd.thumbnail_id]) from videos vd where vd.channel_id = new.id
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
