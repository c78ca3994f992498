CREATE OR REPLACE FUNCTION public.forget_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.answers := null;
  return new;
end $function$;

CREATE TRIGGER group_members_forget_answers BEFORE UPDATE OF standing ON group_members FOR EACH ROW WHEN (new.standing <> 'requested'::text AND new.answers IS NOT NULL) EXECUTE FUNCTION forget_answers();
