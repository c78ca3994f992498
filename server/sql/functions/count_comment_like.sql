CREATE OR REPLACE FUNCTION public.count_comment_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into comment_counts as c (comment_id, likes) values (new.comment_id, 1)
    on conflict (comment_id) do update set likes = c.likes + 1;
  else
    update comment_counts set likes = likes - 1 where comment_id = old.comment_id;
  end if;
  return null;
end $function$;

CREATE TRIGGER comment_likes_counted AFTER INSERT OR DELETE ON comment_likes FOR EACH ROW EXECUTE FUNCTION count_comment_like();
