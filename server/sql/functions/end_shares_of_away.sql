CREATE OR REPLACE FUNCTION public.end_shares_of_away()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from channel_shares where member_id = new.member_id;
  return null;
end $function$;

CREATE TRIGGER away_members_end_shares AFTER INSERT OR UPDATE OF has_left ON away_members FOR EACH ROW WHEN (new.has_left) EXECUTE FUNCTION end_shares_of_away();
