CREATE OR REPLACE FUNCTION public.count_survey()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into survey_counts (survey_id, votes) values (new.id, array_fill(0, array[cardinality(new.options)]));
  return null;
end $function$;

CREATE TRIGGER surveys_counted AFTER INSERT ON surveys FOR EACH ROW EXECUTE FUNCTION count_survey();
