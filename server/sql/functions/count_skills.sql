CREATE OR REPLACE FUNCTION public.count_skills()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was text[] := '{}';
  is_now text[] := '{}';
begin
  if tg_op <> 'INSERT' and old.state = 'open' and old.deleted_at is null then was := old.skills; end if;
  if tg_op <> 'DELETE' and new.state = 'open' and new.deleted_at is null then is_now := new.skills; end if;
  if was = is_now then return null; end if;
  -- In the order of their keys: two jobs may have the same skills.
  insert into skills as s (key, name, jobs)
    select skill.key, min(skill.name), sum(skill.by)
    from (
      select (skill_keys(array[name]))[1] as key, name, 1 as by from unnest(is_now) as name
      union all select (skill_keys(array[name]))[1], name, -1 from unnest(was) as name) as skill
    group by skill.key having sum(skill.by) <> 0 order by skill.key
    on conflict (key) do update set jobs = s.jobs + excluded.jobs;
  return null;
end $function$;

CREATE TRIGGER jobs_skills_counted AFTER INSERT OR DELETE OR UPDATE OF skills, state, deleted_at ON jobs FOR EACH ROW EXECUTE FUNCTION count_skills();
