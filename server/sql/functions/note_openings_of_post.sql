CREATE OR REPLACE FUNCTION public.note_openings_of_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.audience = 'group' then return new; end if;
  -- A reminder is for those who see its original.
  new.openings := coalesce(
    (select o.openings from posts o where o.id = new.original_id and o.audience = 'group'),
    (select g.openings from groups g where g.id = new.group_id));
  return new;
end $function$;

CREATE TRIGGER posts_note_openings BEFORE INSERT OR UPDATE OF audience ON posts FOR EACH ROW WHEN (new.audience = 'group'::text) EXECUTE FUNCTION note_openings_of_post();
