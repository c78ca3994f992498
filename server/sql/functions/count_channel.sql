CREATE OR REPLACE FUNCTION public.count_channel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into channel_counts (channel_id) values (new.id);
  return null;
end $function$;

CREATE TRIGGER channels_counted AFTER INSERT ON channels FOR EACH ROW EXECUTE FUNCTION count_channel();
