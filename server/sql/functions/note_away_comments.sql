CREATE OR REPLACE FUNCTION public.note_away_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into away_comments (comment_id, author_id, object_id, parent_id)
    select id, author_id, object_id, parent_id from comments where author_id = new.member_id
    on conflict do nothing;
  return null;
end $function$;

CREATE TRIGGER away_members_comments AFTER INSERT ON away_members FOR EACH ROW EXECUTE FUNCTION note_away_comments();
