CREATE OR REPLACE FUNCTION public.count_opening()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.openings := old.openings + 1;
  update conversations set opened_seq = last_seq where group_id = new.id;
  return new;
end $function$;

CREATE TRIGGER groups_open BEFORE UPDATE OF is_closed ON groups FOR EACH ROW WHEN (old.is_closed AND NOT new.is_closed) EXECUTE FUNCTION count_opening();
