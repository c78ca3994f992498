CREATE OR REPLACE FUNCTION public.follow_channel_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER channels_follow_owner AFTER UPDATE OF owner_id ON channels FOR EACH ROW WHEN (old.owner_id <> new.owner_id) EXECUTE FUNCTION follow_channel_owner();
