CREATE OR REPLACE FUNCTION public.put_fame()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update member_names set fame = fame_of(new.followers)
    where member_id = new.member_id and fame <> fame_of(new.followers);
  return null;
end $function$;

CREATE TRIGGER member_counts_begun AFTER INSERT ON member_counts FOR EACH ROW WHEN (new.followers > 0) EXECUTE FUNCTION put_fame();

CREATE TRIGGER member_counts_moved AFTER UPDATE OF followers ON member_counts FOR EACH ROW WHEN (fame_of(old.followers) <> fame_of(new.followers)) EXECUTE FUNCTION put_fame();
