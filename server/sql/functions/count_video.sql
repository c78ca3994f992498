CREATE OR REPLACE FUNCTION public.count_video()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into video_counts (video_id) values (new.id);
  return null;
end $function$;

CREATE TRIGGER videos_counted AFTER INSERT ON videos FOR EACH ROW EXECUTE FUNCTION count_video();
