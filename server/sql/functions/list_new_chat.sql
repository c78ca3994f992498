CREATE OR REPLACE FUNCTION public.list_new_chat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listed_chats (conversation_id, member_id, is_freelance)
    select id, new.member_id, kind = 'freelance' from conversations where id = new.conversation_id;
  return null;
end $function$;

CREATE TRIGGER conversation_members_listed AFTER INSERT ON conversation_members FOR EACH ROW EXECUTE FUNCTION list_new_chat();
