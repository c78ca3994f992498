CREATE OR REPLACE FUNCTION public.pin_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update objects set version = version + 1
  where id in (case when tg_op <> 'INSERT' then old.post_id end, case when tg_op <> 'DELETE' then new.post_id end);
  return null;
end $function$;

CREATE TRIGGER pinned_posts_changed AFTER INSERT OR DELETE OR UPDATE ON pinned_posts FOR EACH ROW EXECUTE FUNCTION pin_changed();
