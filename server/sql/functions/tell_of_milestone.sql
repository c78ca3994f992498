CREATE OR REPLACE FUNCTION public.tell_of_milestone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id)
    select 'job_milestone_' || told.kind, party.id, new.milestone_id, new.id
    from (values ('requested', 'requested'), ('changed', 'requested'), ('accepted', 'accepted'), ('declined', 'declined'),
      ('cancelled', 'cancelled'), ('funded', 'funded'), ('submitted', 'submitted'), ('changes_requested', 'changes'),
      ('released', 'released'), ('refund_requested', 'refund_asked'), ('refund_declined', 'refund_declined'),
      ('refunded', 'refunded'), ('change_proposed', 'change'), ('change_accepted', 'change_answered'),
      ('change_declined', 'change_answered')) as told (event, kind)
    join job_milestones jm on jm.id = new.milestone_id
    join agreements ag on ag.id = jm.agreement_id
    cross join lateral (values (true, ag.client_id), (false, ag.freelancer_id)) as party (is_client, id)
    where told.event = new.kind and party.id is not null and new.by_client is distinct from party.is_client;
  return null;
end $function$;

CREATE TRIGGER job_milestone_events_tell AFTER INSERT ON job_milestone_events FOR EACH ROW EXECUTE FUNCTION tell_of_milestone();
