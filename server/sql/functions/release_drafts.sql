CREATE OR REPLACE FUNCTION public.release_drafts(in_group bigint, of_member bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  released bigint[];
begin
  select array_agg(held.id order by held.id) into released from (
    select p.id from post_drafts d join posts p on p.id = d.post_id
    where p.group_id = in_group and (of_member is null or p.author_id = of_member)
    order by p.id for no key update of p) held;
  if released is null then return; end if;
  update posts set group_id = null, audience = 'private' where id = any (released);
  insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'post_not_published', author_id, post_id, post_id from post_drafts
    where post_id = any (released) and (publish_at is not null or waits_in is not null) order by post_id;
  update post_drafts set publish_at = null, waits_in = null, reason = null, problem = 'group', saved_at = now()
    where post_id = any (released);
end $function$;
