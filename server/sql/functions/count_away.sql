CREATE OR REPLACE FUNCTION public.count_away()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Waits for all who have read with is_counted that they are away, or are not.
  perform from members where id = case when tg_op = 'DELETE' then old.member_id else new.member_id end for update;
  perform count_member(case when tg_op = 'DELETE' then old.member_id else new.member_id end,
    case when tg_op = 'DELETE' then 1 else -1 end);
  return null;
end $function$;

CREATE TRIGGER away_members_counted AFTER INSERT OR DELETE ON away_members FOR EACH ROW EXECUTE FUNCTION count_away();
