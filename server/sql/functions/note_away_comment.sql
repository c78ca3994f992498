CREATE OR REPLACE FUNCTION public.note_away_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into away_comments (comment_id, author_id, object_id, parent_id)
    select new.id, a.member_id, new.object_id, new.parent_id from away_members a where a.member_id = new.author_id
    on conflict do nothing;
  return null;
end $function$;

CREATE TRIGGER comments_of_away AFTER INSERT ON comments FOR EACH ROW EXECUTE FUNCTION note_away_comment();
