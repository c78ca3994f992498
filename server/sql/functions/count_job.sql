CREATE OR REPLACE FUNCTION public.count_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_counts (job_id) values (new.id);
  return null;
end $function$;

CREATE TRIGGER jobs_counted AFTER INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION count_job();
