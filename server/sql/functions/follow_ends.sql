CREATE OR REPLACE FUNCTION public.follow_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_pair(old.follower_id, old.followed_id);
  update follows set mutual = false
    where follower_id = old.followed_id and followed_id = old.follower_id and mutual;
  return null;
end $function$;

CREATE TRIGGER follows_broken_off AFTER DELETE ON follows FOR EACH ROW EXECUTE FUNCTION follow_ends();
