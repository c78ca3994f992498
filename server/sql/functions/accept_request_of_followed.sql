CREATE OR REPLACE FUNCTION public.accept_request_of_followed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update conversation_members set standing = 'accepted'
    where member_id = new.follower_id and peer_id = new.followed_id and standing = 'requested';
  return null;
end $function$;

CREATE TRIGGER follows_accept AFTER INSERT ON follows FOR EACH ROW EXECUTE FUNCTION accept_request_of_followed();
