CREATE OR REPLACE FUNCTION public.tell_of_agreement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'active' then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      values ('agreement_accepted', new.client_id, new.freelancer_id, new.id);
    insert into notification_outbox (kind, member_id, about_id, item_id)
      select 'agreement_lost', bd.bidder_id, new.job_id, new.id from bids bd
      where bd.job_id = new.job_id and bd.bidder_id <> new.freelancer_id and bd.state in ('open', 'shortlisted');
  elsif new.state = 'ended' then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select 'agreement_ended', case when new.ended_by = new.client_id then new.freelancer_id else new.client_id end,
        new.ended_by, new.id
      where new.client_id is not null and new.freelancer_id is not null and new.ended_by is not null;
  else
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select told.* from (values
        ('pending', 'agreement_offer', new.freelancer_id, new.client_id, new.id),
        ('withdrawn', 'agreement_withdrawn', new.freelancer_id, new.client_id, new.id),
        ('declined', 'agreement_declined', new.client_id, new.freelancer_id, new.id),
        ('lapsed', 'agreement_lapsed', new.client_id, null::bigint, new.id))
        as each (state, kind, member_id, actor_id, about_id)
        cross join lateral (select each.kind, each.member_id, each.actor_id, each.about_id) as told
      where each.state = new.state and each.member_id is not null;
  end if;
  return null;
end $function$;

CREATE TRIGGER agreements_tell AFTER INSERT ON agreements FOR EACH ROW EXECUTE FUNCTION tell_of_agreement();

CREATE TRIGGER agreements_tell_again AFTER UPDATE OF state ON agreements FOR EACH ROW WHEN (old.state <> new.state) EXECUTE FUNCTION tell_of_agreement();
