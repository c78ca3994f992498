CREATE OR REPLACE FUNCTION public.follow_begins()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Two who follow each other at the same moment would not see one another's row.
  perform lock_pair(new.follower_id, new.followed_id);
  update follows set mutual = true
    where follower_id = new.followed_id and followed_id = new.follower_id and not mutual;
  new.mutual := exists (
    select from follows where follower_id = new.followed_id and followed_id = new.follower_id);
  return new;
end $function$;

CREATE TRIGGER follows_begun BEFORE INSERT ON follows FOR EACH ROW EXECUTE FUNCTION follow_begins();
