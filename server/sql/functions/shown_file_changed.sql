CREATE OR REPLACE FUNCTION public.shown_file_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('update objects set version = version + 1 where id in (select %I from %I where media_id = $1)',
    coalesce(tg_argv[1], 'id'), tg_argv[0])
    using new.id;
  return null;
end $function$;

CREATE TRIGGER media_of_post_files_changed AFTER UPDATE ON media FOR EACH ROW EXECUTE FUNCTION shown_file_changed('post_files', 'post_id');

CREATE TRIGGER media_of_posts_changed AFTER UPDATE ON media FOR EACH ROW EXECUTE FUNCTION shown_file_changed('posts');
