CREATE OR REPLACE FUNCTION public.end_proposal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update agreement_versions set answered_at = now(),
      state = case when new.state in ('declined', 'lapsed') then new.state else 'withdrawn' end
    where agreement_id = new.id and state = 'proposed';
  return null;
end $function$;

CREATE TRIGGER agreements_end_proposal AFTER UPDATE OF state ON agreements FOR EACH ROW WHEN (old.state <> new.state AND (new.state <> ALL (ARRAY['pending'::text, 'active'::text]))) EXECUTE FUNCTION end_proposal();
