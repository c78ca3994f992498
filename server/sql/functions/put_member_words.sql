CREATE OR REPLACE FUNCTION public.put_member_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    delete from member_words
      where word = any (words_in_name(old.name)) and fame = old.fame and member_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into member_words (word, fame, member_id)
      select word, new.fame, new.member_id from unnest(words_in_name(new.name)) as word;
  end if;
  return null;
end $function$;

CREATE TRIGGER member_names_put AFTER INSERT OR DELETE OR UPDATE ON member_names FOR EACH ROW EXECUTE FUNCTION put_member_words();
