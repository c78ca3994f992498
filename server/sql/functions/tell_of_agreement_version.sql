CREATE OR REPLACE FUNCTION public.tell_of_agreement_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select case when new.state = 'proposed' then 'agreement_change' else 'agreement_change_' || new.state end,
      case when new.by_client = (new.state = 'proposed') then ag.freelancer_id else ag.client_id end,
      case when new.by_client = (new.state = 'proposed') then ag.client_id else ag.freelancer_id end, ag.id, new.id
    from agreements ag
    where ag.id = new.agreement_id and ag.client_id is not null and ag.freelancer_id is not null
      and new.state in ('proposed', 'accepted', 'declined');
  return null;
end $function$;

CREATE TRIGGER agreement_versions_tell AFTER INSERT ON agreement_versions FOR EACH ROW WHEN (new.version > 1) EXECUTE FUNCTION tell_of_agreement_version();

CREATE TRIGGER agreement_versions_tell_answer AFTER UPDATE OF state ON agreement_versions FOR EACH ROW WHEN (new.version > 1 AND old.state <> new.state) EXECUTE FUNCTION tell_of_agreement_version();
