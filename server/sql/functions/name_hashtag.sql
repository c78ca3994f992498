CREATE OR REPLACE FUNCTION public.name_hashtag()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.uses > 0 then
    -- One of signs alone is found by them.
    insert into hashtag_names (hashtag_id, name)
      values (new.id, coalesce(nullif(replace(search_key(new.key), ' ', ''), ''), new.key))
      on conflict do nothing;
  else
    delete from hashtag_names where hashtag_id = new.id;
  end if;
  return null;
end $function$;

CREATE TRIGGER hashtags_named AFTER INSERT ON hashtags FOR EACH ROW WHEN (new.uses > 0) EXECUTE FUNCTION name_hashtag();

CREATE TRIGGER hashtags_renamed AFTER UPDATE OF uses ON hashtags FOR EACH ROW WHEN ((old.uses > 0) <> (new.uses > 0)) EXECUTE FUNCTION name_hashtag();
