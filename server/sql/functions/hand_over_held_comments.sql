CREATE OR REPLACE FUNCTION public.hand_over_held_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update comments set held_for = new.author_id where object_id = new.id and held_for is not null;
  return null;
end $function$;

CREATE TRIGGER videos_hand_over_held_comments AFTER UPDATE OF author_id ON videos FOR EACH ROW WHEN (old.author_id <> new.author_id) EXECUTE FUNCTION hand_over_held_comments();
