CREATE OR REPLACE FUNCTION public.place_post_topic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update post_topics set position = new.position where post_id = new.id;
  return null;
end $function$;

CREATE TRIGGER posts_place_topic AFTER UPDATE OF "position" ON posts FOR EACH ROW WHEN (new.group_id IS NOT NULL AND new."position" IS DISTINCT FROM old."position") EXECUTE FUNCTION place_post_topic();
