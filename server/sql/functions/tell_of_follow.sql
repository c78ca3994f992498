CREATE OR REPLACE FUNCTION public.tell_of_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id) values ('follow', new.followed_id, new.follower_id);
  return null;
end $function$;

CREATE TRIGGER follows_tell AFTER INSERT ON follows FOR EACH ROW EXECUTE FUNCTION tell_of_follow();
