CREATE OR REPLACE FUNCTION public.tell_of_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id)
    select 'job_dispute_' || told.kind, party.id, new.dispute_id, new.id
    from (values ('opened', 'opened'), ('evidence', 'evidence'), ('offered', 'offer'), ('escalated', 'escalated'),
      ('withdrawn', 'withdrawn'), ('agreed', 'settled'), ('forfeited', 'settled'), ('decided', 'settled'),
      ('halved', 'settled')) as told (event, kind)
    join job_disputes jd on jd.id = new.dispute_id
    join job_milestones jm on jm.id = jd.milestone_id
    join agreements ag on ag.id = jm.agreement_id
    cross join lateral (values ('client', ag.client_id), ('freelancer', ag.freelancer_id)) as party (role, id)
    where told.event = new.kind and party.id is not null and new.by_role is distinct from party.role;
  return null;
end $function$;

CREATE TRIGGER job_dispute_events_tell AFTER INSERT ON job_dispute_events FOR EACH ROW EXECUTE FUNCTION tell_of_dispute();
