CREATE OR REPLACE FUNCTION public.tell_of_bid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was text := case when tg_op = 'UPDATE' then old.state else 'retreated' end;
  is_back boolean := tg_op = 'UPDATE' and old.returned_at is null and new.returned_at is not null;
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select told.kind, told.member_id, told.actor_id, jb.id, new.id
    from jobs jb cross join lateral (values
      ('bid_placed', jb.author_id, new.bidder_id, was = 'retreated' and new.state = 'open'),
      ('bid_shortlisted', new.bidder_id, jb.author_id, was <> new.state and new.state = 'shortlisted'),
      ('bid_declined', new.bidder_id, jb.author_id, was <> new.state and new.state = 'declined'),
      ('bid_returned', new.bidder_id, null::bigint, is_back and jb.state <> 'open'),
      ('bid_unanswered', new.bidder_id, null::bigint, is_back and jb.state = 'open'))
      as told (kind, member_id, actor_id, is_so)
    where jb.id = new.job_id and told.is_so;
  return null;
end $function$;

CREATE TRIGGER bids_tell AFTER INSERT ON bids FOR EACH ROW EXECUTE FUNCTION tell_of_bid();

CREATE TRIGGER bids_tell_again AFTER UPDATE OF state, returned_at ON bids FOR EACH ROW WHEN (old.state <> new.state OR old.returned_at IS DISTINCT FROM new.returned_at) EXECUTE FUNCTION tell_of_bid();
