CREATE OR REPLACE FUNCTION public.count_views()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into view_counts (object_id) values (new.id);
  return null;
end $function$;

CREATE TRIGGER reels_counted AFTER INSERT ON reels FOR EACH ROW EXECUTE FUNCTION count_views();

CREATE TRIGGER videos_viewed AFTER INSERT ON videos FOR EACH ROW EXECUTE FUNCTION count_views();
