CREATE OR REPLACE FUNCTION public.end_shares_of_away()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from channel_shares where member_id = new.member_id;
  return null;
end $function$;

CREATE TRIGGER away_members_end_shares AFTER INSERT ON away_members FOR EACH ROW EXECUTE FUNCTION end_shares_of_away();
