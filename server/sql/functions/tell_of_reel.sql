CREATE OR REPLACE FUNCTION public.tell_of_reel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  known jsonb := case when tg_op = 'INSERT' or old.position is null then '[]' else old.mentions end;
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'reel_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and not known @> jsonb_build_array(jsonb_build_object('user_id', named.id));
  return null;
end $function$;

CREATE TRIGGER reels_tell AFTER INSERT ON reels FOR EACH ROW WHEN (new."position" IS NOT NULL AND new.mentions <> '[]'::jsonb) EXECUTE FUNCTION tell_of_reel();

CREATE TRIGGER reels_tell_changed AFTER UPDATE OF "position", mentions ON reels FOR EACH ROW WHEN (new."position" IS NOT NULL AND new.mentions <> '[]'::jsonb AND (old."position" IS NULL OR new.mentions IS DISTINCT FROM old.mentions)) EXECUTE FUNCTION tell_of_reel();
