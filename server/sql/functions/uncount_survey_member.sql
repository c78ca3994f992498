CREATE OR REPLACE FUNCTION public.uncount_survey_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update survey_counts set active = active - 1 where survey_id = old.survey_id;
  return null;
end $function$;

CREATE TRIGGER survey_members_uncounted AFTER DELETE ON survey_members FOR EACH ROW WHEN (old.choices IS NULL) EXECUTE FUNCTION uncount_survey_member();
