CREATE OR REPLACE FUNCTION public.note_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.answered_at := clock_timestamp();
  return new;
end $function$;

CREATE TRIGGER bids_answered BEFORE UPDATE OF state ON bids FOR EACH ROW WHEN (new.answered_at IS NULL AND (new.state = ANY (ARRAY['shortlisted'::text, 'declined'::text, 'awarded'::text]))) EXECUTE FUNCTION note_answer();
