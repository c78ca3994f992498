CREATE OR REPLACE FUNCTION public.count_agreement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.earned_at is not null and not old.is_related then
    update freelancers set jobs_done = jobs_done - 1, earned = earned - old.released
      where member_id = old.freelancer_id;
  end if;
  if tg_op <> 'DELETE' and new.earned_at is not null and not new.is_related and new.freelancer_id is not null then
    insert into freelancers as fr (member_id, jobs_done, earned) values (new.freelancer_id, 1, new.released)
      on conflict (member_id) do update set jobs_done = fr.jobs_done + 1, earned = fr.earned + excluded.earned;
  end if;
  return null;
end $function$;

CREATE TRIGGER agreements_counted AFTER INSERT OR DELETE OR UPDATE OF earned_at, released, is_related, freelancer_id ON agreements FOR EACH ROW EXECUTE FUNCTION count_agreement();
