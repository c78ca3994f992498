CREATE OR REPLACE FUNCTION public.tell_of_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id)
    values ('agreement_review', new.subject_id, new.author_id, new.agreement_id);
  return null;
end $function$;

CREATE TRIGGER reviews_tell AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION tell_of_review();
