CREATE OR REPLACE FUNCTION public.comment_first_reacted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update objects set version = version + 1 where id = new.object_id;
  return null;
end $function$;

CREATE TRIGGER comment_counts_added AFTER INSERT ON comment_counts FOR EACH ROW EXECUTE FUNCTION comment_first_reacted();
