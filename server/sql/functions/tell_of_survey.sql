CREATE OR REPLACE FUNCTION public.tell_of_survey()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.group_id is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
      select 'survey_new', s.member_id, new.author_id, new.id, new.id
      from group_members s
      where s.group_id = new.group_id and s.notice = 'all' and s.is_in and s.member_id <> new.author_id;
  else
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
      select 'survey_new', f.follower_id, new.author_id, new.id, new.id
      from follows f where f.followed_id = new.author_id and (new.audience <> 'friends' or f.mutual)
      order by f.created_at desc, f.follower_id desc limit 1000;
  end if;
  return null;
end $function$;

CREATE TRIGGER surveys_tell AFTER INSERT ON surveys FOR EACH ROW EXECUTE FUNCTION tell_of_survey();
