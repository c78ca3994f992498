CREATE OR REPLACE FUNCTION public.remove_object()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from objects where id = old.id;
  return null;
end $function$;

CREATE TRIGGER posts_remove_object AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION remove_object();

CREATE TRIGGER project_discussions_remove_object AFTER DELETE ON project_discussions FOR EACH ROW EXECUTE FUNCTION remove_object();

CREATE TRIGGER reels_remove_object AFTER DELETE ON reels FOR EACH ROW EXECUTE FUNCTION remove_object();

CREATE TRIGGER surveys_remove_object AFTER DELETE ON surveys FOR EACH ROW EXECUTE FUNCTION remove_object();

CREATE TRIGGER videos_remove_object AFTER DELETE ON videos FOR EACH ROW EXECUTE FUNCTION remove_object();
