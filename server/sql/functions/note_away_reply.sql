CREATE OR REPLACE FUNCTION public.note_away_reply()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into away_replies (message_id, author_id, root_id)
    select new.id, a.member_id, new.root_id from away_members a where a.member_id = new.author_id
    on conflict do nothing;
  return null;
end $function$;

CREATE TRIGGER messages_of_away AFTER INSERT ON messages FOR EACH ROW WHEN (new.root_id IS NOT NULL) EXECUTE FUNCTION note_away_reply();
