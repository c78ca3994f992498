CREATE OR REPLACE FUNCTION public.come_back_to_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from away_members where member_id = old.id;
  return old;
end $function$;

CREATE TRIGGER members_counted_out BEFORE DELETE ON members FOR EACH ROW EXECUTE FUNCTION come_back_to_go();
