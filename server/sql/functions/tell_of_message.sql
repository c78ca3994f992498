CREATE OR REPLACE FUNCTION public.tell_of_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  its_kind text;
  answered bigint;
begin
  if new.notice is not null then return null; end if;
  select kind into its_kind from conversations where id = new.conversation_id;
  if its_kind = 'freelance' then
    perform answer_bids(new.conversation_id, new.author_id, new.created_at);
  end if;
  if its_kind <> 'group' then
    if new.message = '' and new.media_id is null then return null; end if;
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      select case when entry is not null then 'chat_several_message' when standing = 'requested' then 'chat_request' else 'chat_message' end,
        member_id, new.author_id, new.conversation_id, new.id
      from conversation_members
      where conversation_id = new.conversation_id and member_id <> new.author_id
        and (standing = 'requested' or (standing = 'accepted' and not is_online(member_id)))
        and coalesce(muted_until <= now(), true);
    return null;
  end if;
  if new.parent_id is null and new.mentions = '[]' then return null; end if;
  select author_id into answered from messages where id = new.parent_id and author_id <> new.author_id;
  if answered is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      values ('group_chat_reply', answered, new.author_id, new.parent_id, new.id);
  end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select 'group_chat_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and named.id is distinct from answered;
  return null;
end $function$;

CREATE TRIGGER messages_tell AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION tell_of_message();
