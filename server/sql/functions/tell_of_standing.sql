CREATE OR REPLACE FUNCTION public.tell_of_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was text := case when tg_op = 'UPDATE' then old.standing end;
begin
  if new.standing = 'invited' then
    insert into notification_outbox (kind, member_id, actor_id, about_id) values ('group_invitation', new.member_id, new.invited_by, new.group_id);
  elsif new.standing = 'requested' then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select 'group_request', s.member_id, new.member_id, new.group_id
      from group_members s where s.group_id = new.group_id and s.standing in ('owner', 'moderator');
  elsif was = 'requested' and new.standing = 'member' then
    insert into notification_outbox (kind, member_id, about_id, item_id)
      values ('group_accepted', new.member_id, new.group_id, new.id);
  end if;
  return null;
end $function$;

CREATE TRIGGER group_members_tell AFTER INSERT ON group_members FOR EACH ROW WHEN (new.standing = ANY (ARRAY['invited'::text, 'requested'::text])) EXECUTE FUNCTION tell_of_standing();

CREATE TRIGGER group_members_tell_changed AFTER UPDATE OF standing ON group_members FOR EACH ROW WHEN (new.standing IS DISTINCT FROM old.standing) EXECUTE FUNCTION tell_of_standing();
