CREATE OR REPLACE FUNCTION public.end_collaborations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from channel_collaborators staff using channels ch
    where ch.id = staff.channel_id
      and ((staff.member_id = new.blocked_id and ch.owner_id = new.blocker_id)
        or (staff.member_id = new.blocker_id and ch.owner_id = new.blocked_id));
  return null;
end $function$;

CREATE TRIGGER blocks_end_collaborations AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION end_collaborations();
