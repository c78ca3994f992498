CREATE OR REPLACE FUNCTION public.tell_of_collaborator()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.accepted_at is null then
      insert into notification_outbox (kind, member_id, actor_id, about_id)
        values ('channel_invitation', new.member_id, new.invited_by, new.channel_id);
    end if;
  elsif old.accepted_at is null and new.accepted_at is not null and new.invited_by is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      values ('channel_joined', new.invited_by, new.member_id, new.channel_id);
  elsif old.offered_at is null and new.offered_at is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select 'channel_offer', new.member_id, ch.owner_id, ch.id from channels ch where ch.id = new.channel_id;
  end if;
  return null;
end $function$;

CREATE TRIGGER channel_collaborators_tell AFTER INSERT OR UPDATE OF accepted_at, offered_at ON channel_collaborators FOR EACH ROW EXECUTE FUNCTION tell_of_collaborator();
