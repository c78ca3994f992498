CREATE OR REPLACE FUNCTION public.keep_held()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('commons.deciding', true) is distinct from 'on' then
    raise exception 'Moderators have hidden this' using errcode = 'CM100', detail = 'hidden_by_moderators';
  end if;
  return new;
end $function$;

CREATE TRIGGER channels_held BEFORE UPDATE OF deleted_at ON channels FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER comments_held BEFORE UPDATE OF deleted_at ON comments FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER group_events_held BEFORE UPDATE OF deleted_at ON group_events FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER groups_held BEFORE UPDATE OF deleted_at ON groups FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER jobs_held BEFORE UPDATE OF deleted_at ON jobs FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER messages_held BEFORE UPDATE OF deleted_at ON messages FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER posts_held BEFORE UPDATE OF deleted_at ON posts FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER reels_held BEFORE UPDATE OF deleted_at ON reels FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER surveys_held BEFORE UPDATE OF deleted_at ON surveys FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();

CREATE TRIGGER videos_held BEFORE UPDATE OF deleted_at ON videos FOR EACH ROW WHEN (is_held(old.deleted_at) AND new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION keep_held();
