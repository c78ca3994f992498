CREATE OR REPLACE FUNCTION public.note_away_replies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into away_replies (message_id, author_id, root_id)
    select id, author_id, root_id from messages where author_id = new.member_id and root_id is not null
    on conflict do nothing;
  return null;
end $function$;

CREATE TRIGGER away_members_replies AFTER INSERT ON away_members FOR EACH ROW EXECUTE FUNCTION note_away_replies();
